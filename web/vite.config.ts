import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here("../src/stromtisch/_client"),
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    // The texts of the games (`../src/stromtisch/games/*/texts/*.ftl?raw`) lie outside this folder.
    fs: { allow: [here("."), here("../src/stromtisch")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
