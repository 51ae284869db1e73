// Where the page begins: the words first, so that nothing is seen before it can be said.

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { BrowserHouse } from "./browser/client";
import { isStatic } from "./core/address";
import { keepEdition, reloadIfOutdated } from "./core/edition";
import { enter, forgetServer, know } from "./core/house";
import { preparation } from "./core/readiness.svelte";
import { keepSettings } from "./core/settings.svelte";
import { loadWords } from "./core/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for its screens");

const browser = new BrowserHouse((status) => {
  preparation.state = status;
});
preparation.retry = () => browser.prepare();
if (isStatic()) {
  enter(browser);
  forgetServer();
} else know(browser);

addEventListener("vite:preloadError", () => void reloadIfOutdated());
keepSettings();
loadWords()
  .catch(() => {}) // without words the screens still stand, and ask for them again
  .then(() => mount(App, { target }));
void keepEdition();
