// What Svelte needs to know, for Vite and for the checker alike.

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  vitePlugin: {
    // A component of a package may still be written the older way.
    dynamicCompileOptions: ({ filename }) =>
      filename.includes("node_modules") ? { runes: undefined } : undefined,
  },
};
