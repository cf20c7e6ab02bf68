import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = import.meta.dirname;

/** Two builds: the browser's (`client`) and the one that the server renders public pages with (`ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : `${root}/public`,
  plugins: [react(), optimizeLocales.vite({ locales: ["da-DK"] })],
  build: {
    outDir: isSsrBuild ? `${root}/dist/server` : `${root}/dist/client`,
    emptyOutDir: true,
    target: "es2023",
    manifest: !isSsrBuild,
    // Inline scripts and styles are refused by the content security policy; fonts stay files so that they are cached.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? { input: `${root}/src/entry-server.tsx` }
      : { input: { public: `${root}/src/entry-public.tsx`, app: `${root}/src/entry-app.tsx` } },
  },
  ssr: { noExternal: true },
}));
