// The house's pictograms: strokes on a grid of 24, drawn in the colour of the text around them.
// What is to be filled instead of stroked stands in `FILLED`.

export const STROKES = {
  close: "M6 6l12 12M18 6L6 18",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  menu: "M4 7h16M4 12h16M4 17h16",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M8 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  sun: "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  back: "M19 12H5M11 6l-6 6 6 6",
  forward: "M5 12h14M13 6l6 6-6 6",
  undo: "M8 5L4 9l4 4M4 9h9.5a5 5 0 0 1 0 10H9",
  check: "M5 12.5l4.5 4.5L19 7.5",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2M6.8 7h.4M16.8 7h.4M6.8 17h.4",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14",
  upload: "M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  first: "M6 5.5v13M18 6v12l-8.5-6z",
  last: "M18 5.5v13M6 6v12l8.5-6z",
  search: "M10.5 4.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M15 15l5 5",
  book: "M12 6.5C10 5 7.5 4.5 4 4.7v13c3.5-.2 6 .3 8 1.8 2-1.5 4.5-2 8-1.8v-13c-3.5-.2-6 .3-8 1.8zM12 6.5v13",
  chat: "M5 5h14v10.5h-7.5L7.5 19v-3.5H5z",
  chart: "M4 4v16h16M7.5 15l4-5 3.5 3 5-7",
  log: "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5",
  people:
    "M9 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6M3.5 19c.3-3.5 2.5-5.5 5.5-5.5s5.2 2 5.5 5.5M15.5 5.5a2.7 2.7 0 0 1 0 5M17 13.8c2.1.6 3.3 2.4 3.5 5.2",
  bot: "M6 8.5h12v10H6zM12 8.5V5M12 3.5v.3M9.5 12.5v1M14.5 12.5v1M3.5 12v3M20.5 12v3M10 16h4",
  plus: "M12 5.5v13M5.5 12h13",
  minus: "M5.5 12h13",
  crown: "M4 17.5l-.8-9.3 5 3.8L12 5.5l3.8 6.5 5-3.8-.8 9.3zM4.5 20h15",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  curtain: "M3 4.5h18M5 4.5v15c3-1.5 5-6 5-15M19 4.5v15c-3-1.5-5-6-5-15M12 4.5v3",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3",
  language:
    "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M3.5 12h17M12 3.5c2.7 2.5 4 5.3 4 8.5s-1.3 6-4 8.5c-2.7-2.5-4-5.3-4-8.5s1.3-6 4-8.5",
  spark: "M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9zM19 16.5v4M17 18.5h4",
  skip: "M5 6v12l7-6zM13 6v12l7-6z",
  list: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
  help: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.8h.01",
} as const;

export type IconName = keyof typeof STROKES;

export const FILLED: ReadonlySet<IconName> = new Set(["play", "first", "last", "skip"]);
