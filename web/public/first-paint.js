// Before anything is drawn: the theme and the language that were chosen here the last time, so
// that no other light flashes up. A file of its own, for the page's policy forbids it inline;
// what it reads is written by `core/settings.svelte.ts`.

try {
  const { theme, language } = JSON.parse(localStorage.getItem("ludotheque.settings") ?? "{}");
  if (theme) document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // Nothing was kept, or nothing may be read: the browser's own wishes hold.
}
