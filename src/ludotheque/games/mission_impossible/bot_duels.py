"""What a duel is worth, when two are left: by how far apart they are, and whose rolls count more.

Nothing is secret in a duel, so it can be solved: by going over every pair of squares again and
again. A win counts three hundredths less with every turn it takes, lest both keep away from each
other for ever. The values hardly depend on anything but the distance, the factors of the rolls
(MI-8) and whether whoever waits stands on a square of their own, nor on which of the boards it is;
so these are averages over both boards and all pairs of districts, and right to a hundredth.

`bot_duels_solver.py` solves duels anew and prints these tables; with `--check` it compares.
"""

from __future__ import annotations

Table = list[list[list[int]]]

FARTHEST_APART = 14  # all that lies beyond is worth as much

# In thousandths of a win, for whoever is to roll. By the factors of mover and waiter; whether
# the waiter is safe; and the distance, from none on.
MOVING: Table = [
    # 1 and 1: on a plain square, on one's own
    [
        [248, 1000, 866, 754, 658, 568, 476, 378, 382, 380, 377, 374, 370, 366, 361],
        [247, 642, 571, 519, 478, 446, 410, 368, 376, 376, 370, 368, 364, 359, 354],
    ],
    # 2 and 1: on a plain square, on one's own
    [
        [727, 1000, 1000, 934, 949, 940, 946, 928, 930, 909, 908, 885, 883, 862, 858],
        [724, 876, 877, 836, 849, 862, 864, 869, 870, 869, 864, 860, 852, 850, 844],
    ],
    # 1 and 2: on a plain square, on one's own
    [
        [54, 1000, 842, 682, 530, 372, 213, 54, 50, 46, 44, 42, 42, 40, 41],
        [63, 224, 201, 171, 150, 122, 90, 58, 53, 48, 44, 43, 43, 42, 45],
    ],
    # 3 and 1: on a plain square, on one's own
    [
        [832, 1000, 1000, 1000, 972, 975, 980, 963, 965, 965, 947, 947, 947, 930, 930],
        [836, 906, 907, 910, 894, 898, 899, 900, 899, 898, 894, 890, 886, 882, 882],
    ],
    # 1 and 3: on a plain square, on one's own
    [
        [22, 1000, 834, 672, 509, 348, 186, 24, 23, 22, 21, 20, 18, 18, 17],
        [28, 134, 112, 98, 80, 66, 50, 30, 29, 26, 24, 22, 22, 22, 22],
    ],
    # 4 and 1: on a plain square, on one's own
    [
        [882, 1000, 1000, 1000, 1000, 982, 983, 984, 984, 968, 968, 968, 968, 954, 953],
        [884, 918, 918, 920, 917, 914, 913, 915, 914, 912, 910, 908, 904, 900, 898],
    ],
    # 1 and 4: on a plain square, on one's own
    [
        [6, 1000, 833, 668, 502, 338, 172, 8, 8, 8, 7, 7, 6, 6, 6],
        [4, 46, 42, 34, 25, 19, 11, 6, 6, 6, 6, 6, 6, 6, 7],
    ],
    # 2 and 2: on a plain square, on one's own
    [
        [303, 1000, 1000, 870, 872, 763, 765, 666, 669, 572, 576, 482, 488, 396, 404],
        [300, 542, 542, 494, 488, 458, 455, 436, 434, 413, 414, 392, 396, 378, 384],
    ],
]

# Likewise for the other, who waits.
WAITING: Table = [
    # 1 and 1: on a plain square, on one's own
    [
        [622, 0, 119, 195, 240, 279, 320, 373, 364, 362, 359, 358, 356, 354, 354],
        [631, 223, 302, 342, 351, 352, 356, 374, 360, 358, 356, 354, 355, 354, 355],
    ],
    # 2 and 1: on a plain square, on one's own
    [
        [185, 0, 0, 52, 36, 29, 22, 24, 22, 28, 28, 34, 32, 37, 36],
        [193, 45, 45, 88, 72, 56, 52, 46, 44, 44, 44, 43, 44, 43, 44],
    ],
    # 1 and 2: on a plain square, on one's own
    [
        [880, 0, 150, 299, 442, 587, 729, 871, 868, 864, 855, 851, 842, 839, 832],
        [878, 671, 704, 742, 771, 804, 840, 872, 868, 864, 854, 846, 832, 830, 822],
    ],
    # 3 and 1: on a plain square, on one's own
    [
        [84, 0, 0, 0, 13, 10, 6, 8, 7, 7, 10, 9, 8, 10, 10],
        [80, 20, 20, 19, 31, 28, 26, 24, 24, 25, 26, 28, 30, 30, 30],
    ],
    # 1 and 3: on a plain square, on one's own
    [
        [918, 0, 160, 310, 462, 611, 760, 908, 906, 904, 903, 901, 898, 898, 894],
        [918, 766, 797, 817, 843, 862, 886, 907, 906, 902, 900, 894, 890, 886, 886],
    ],
    # 4 and 1: on a plain square, on one's own
    [
        [34, 0, 0, 0, 0, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2],
        [32, 7, 7, 6, 8, 8, 8, 8, 8, 8, 9, 10, 10, 10, 9],
    ],
    # 1 and 4: on a plain square, on one's own
    [
        [928, 0, 160, 316, 468, 621, 772, 923, 922, 922, 920, 920, 919, 919, 916],
        [931, 854, 868, 884, 895, 905, 914, 920, 918, 916, 914, 910, 910, 904, 906],
    ],
    # 2 and 2: on a plain square, on one's own
    [
        [516, 0, 0, 110, 108, 183, 179, 238, 234, 289, 281, 336, 326, 383, 370],
        [524, 274, 272, 334, 338, 365, 367, 378, 374, 384, 374, 384, 374, 382, 370],
    ],
]
