// How the page is built, and served while it is being written. `vitest.config.ts` tests it.
//
// The built page lands inside the Python package, hashed, and compressed beforehand, so that the
// server has nothing left to work out. Nothing is inlined: the page's own policy forbids it.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PACKAGE = here("../src/ludotheque");
const PAGE = here("../src/ludotheque/server/page");
const SERVER = `http://127.0.0.1:${process.env.LUDOTHEQUE_PORT ?? 4747}`;
// The server answers its own pages only: it must take this one for its own.
const BEHIND = { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } };
const WORKER = "sw.js"; // at the root of the page: it is in charge of all that lies below
const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Words come as text, without the remarks that are meant for those who write them. */
function words(): Plugin {
  return {
    name: "ludotheque-words",
    enforce: "pre",
    async load(id) {
      const [path = ""] = id.split("?");
      if (!path.endsWith(".ftl")) return null;
      const text = (await readFile(path, "utf-8")).replaceAll(/^#.*\n/gm, "");
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js", map: null };
    },
  };
}

/** Lists the page for its service worker, and writes a `.gz` and a `.br` beside every text file. */
function finished(): Plugin {
  return {
    name: "ludotheque-finished",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir = PAGE }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
      const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
      await list(dir, paths);
      await Promise.all(paths.filter((path) => TEXT.has(extname(path))).map(compress));
    },
  };
}

/** Writes the first line of the service worker: its edition, and the files that it keeps. */
async function list(dir: string, paths: readonly string[]): Promise<void> {
  const program = join(dir, WORKER);
  const kept = paths.filter((path) => path !== program);
  const seen = createHash("sha256");
  for (const path of kept) seen.update(path.slice(dir.length)).update(await readFile(path));
  const document = await readFile(join(dir, "index.html"), "utf-8");
  const [, script = ""] = /<script type="module"[^>]* src="[^"]*?([^"/]+)"/.exec(document) ?? [];
  const names = kept.map((path) => relative(dir, path).replaceAll("\\", "/"));
  const files = names.map((name) => (name === "index.html" ? "./" : name));
  const name = seen.digest("hex").slice(0, 16);
  const edition = JSON.stringify({ name, script, files, static: false });
  await writeFile(program, `self.edition=${edition};\n${await readFile(program, "utf-8")}`);
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
}

export default defineConfig({
  plugins: [words(), svelte(), finished()],
  worker: { format: "es" }, // workers load modules, and start workers of their own
  resolve: { alias: { $ludotheque: PACKAGE } },
  experimental: {
    // Parts of the page find each other wherever it lies. Only the document names them from the root
    // of its host: a server answers with it at every screen's address.
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/service-worker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: {
          // What all screens stand on changes seldom: it keeps its name from one edition to the next.
          groups: [
            { name: "library", test: /node_modules[\\/](svelte|@fluent|esm-env|clsx)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), PACKAGE] }, // the words live with the package
    proxy: { "/api": BEHIND, "/live": BEHIND },
  },
});
