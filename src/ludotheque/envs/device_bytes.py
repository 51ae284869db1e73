"""Rows of bytes in a GPU's memory, made of what threads have written side by side.

A thread that writes a whole row by itself is slow: what threads write at the same time should lie
side by side. So each writes a column of bytes, or bits, and a kernel makes rows of them.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine.speeds import CUDA

if TYPE_CHECKING:
    import numpy.typing as npt

    cuda = CUDA.module
    uint32: Any = int
    uint64: Any = int

WORD = 4  # bytes that are written at once
WORDS = 4  # of these that a thread makes of bits
WARP = 32
WARPS = 8  # warps of a block
TILE = 128  # rows and columns of a part that is turned at once
# Words in a row of such a part. There are more than it needs, so that no two of the threads that
# write at the same time write to the same one of the memory's 32 banks.
ACROSS = 41


class ByteRows:
    """An array of bytes with a row for each game, which can also be written in words."""

    def __init__(self, shape: tuple[int, int], dtype: npt.DTypeLike = np.uint8) -> None:
        self.words = CUDA.module.device_array(-(-shape[0] * shape[1] // WORD), np.uint32)
        self.array = another_view(self.words, shape, (shape[1], 1), dtype)
        clear(self.words)

    def spread(self, bits: Any) -> None:
        """Makes a byte of each bit in columns of words."""
        kernel = kernels()["spread_kernel"]
        threads = WARP * WARPS
        blocks = -(-self.words.size // (WORDS * threads))
        kernel[blocks, threads](bits, self.words, self.array)


class ByteColumns:
    """Bytes with a column for each game; to those who write them they look like rows."""

    def __init__(self, games: int, length: int) -> None:
        padded = -(-games // TILE) * TILE
        self.words = CUDA.module.device_array((length, padded // WORD), np.uint32)
        self.array = another_view(self.words, (padded, length), (1, padded), np.uint8)

    def turn(self, to: ByteRows) -> None:
        """Makes rows of the columns."""
        games, length = to.array.shape
        blocks = -(-games // TILE), -(-length // TILE)
        kernels()["turn_kernel"][blocks, (WARP, WARPS)](self.words, to.words, to.array)


def another_view(
    words: Any, shape: tuple[int, int], strides: tuple[int, int], dtype: npt.DTypeLike
) -> Any:
    made = CUDA.module.cudadrv.devicearray.DeviceNDArray
    return made(shape, strides, dtype, gpu_data=words.gpu_data)


def clear(array: Any) -> None:
    """Fills an array with zeros."""
    driver: Any = CUDA.module.cudadrv.driver
    driver.device_memset(array, 0, array.nbytes)


# ---------------------------------------------------------------- kernels


def turn_kernel(columns: Any, words: Any, to: Any) -> None:
    """Turns 128 by 128 bytes in a block, four by four in a thread.

    `words` and `to` are the same memory. A row begins anywhere within a word: a warp writes those
    words of its row that begin in these columns, and that belong to no other row; the single bytes
    at the ends of rows are left to the first and the last block.
    """
    tile = cuda.shared.array((TILE, ACROSS), uint32)
    lane, warp = cuda.threadIdx.x, cuda.threadIdx.y
    first, start = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
    length = to.shape[1]
    at = (first >> 2) + lane
    for word in range(warp, WARP + 1, WARPS):
        i = start + WORD * word
        if i < length:
            last = length - 1  # what is beyond is not written
            w, x = columns[i, at], columns[min(i + 1, last), at]
            y, z = columns[min(i + 2, last), at], columns[min(i + 3, last), at]
            for j in range(WORD):
                k = 8 * j
                low = (w >> k & 255) | (x >> k & 255) << 8
                high = (y >> k & 255) | (z >> k & 255) << 8
                tile[WORD * lane + j, word + (lane >> 3)] = low | high << 16
    cuda.syncthreads()
    wide = length - start
    for row in range(warp, min(TILE, to.shape[0] - first), WARPS):
        begin = (first + row) * length + start
        before = -begin & 3
        at = (row >> 5) + lane
        if before + WORD * lane + WORD <= wide:
            both = tile[row, at] | uint64(tile[row, at + 1]) << 32
            words[((begin + before) >> 2) + lane] = both >> 8 * before & 0xFFFFFFFF
        if start == 0 and lane < before and lane < wide:
            to[first + row, lane] = tile[row, row >> 5] >> 8 * lane & 255
        after = max(before, before + ((wide - before) & ~3)) + lane
        if after < wide <= TILE + 3 and lane < WORD and after >= 0:
            left = tile[row, (row >> 5) + (after >> 2)] >> 8 * (after & 3)
            to[first + row, start + after] = left & 255


def spread_kernel(bits: Any, words: Any, to: Any) -> None:
    """A thread writes sixteen bytes, which may belong to several rows."""
    at = WORDS * cuda.grid(1)
    row, column = WORD * at // to.shape[1], WORD * at % to.shape[1]
    if row < to.shape[0]:
        left = bits[row, column >> 5] >> (column & 31)
        for word in range(at, min(at + WORDS, words.size)):
            made = 0
            for j in range(WORD):
                made |= (left & 1) << 8 * j
                column += 1
                if column == to.shape[1]:
                    row, column = row + 1, 0
                left >>= 1
                if column & 31 == 0 and row < to.shape[0]:
                    left = bits[row, column >> 5]
            words[word] = made


@cache
def kernels() -> dict[str, Any]:
    """The kernels, compiled when they are first used."""
    import numba

    names = globals() | {"cuda": CUDA.module, "uint32": numba.uint32, "uint64": numba.uint64}
    return {
        kernel.__name__: CUDA.module.jit(FunctionType(kernel.__code__, names, kernel.__name__))
        for kernel in (turn_kernel, spread_kernel)
    }
