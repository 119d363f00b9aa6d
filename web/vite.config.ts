import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Relative addresses: the page works under any root path. Small pictures stay files, as the content policy wants.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/septem/server/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:7777" } },
});
