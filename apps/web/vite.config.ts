import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { offlineFiles } from "./offline-files.ts";

const root = import.meta.dirname;

/** Packages in files that stay in the browser's cache while our own code changes, and what many pages share in one. */
const chunks = [
  // Vite's own import helper, alone: the first script of a public page waits for nothing else.
  { name: "preload", test: /vite\/preload-helper/, priority: 3 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: "data", test: /node_modules\/(@tanstack|use-sync-external-store)\//, priority: 1 },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\//, priority: 1 },
  { name: "validation", test: /node_modules\/zod\//, priority: 2 },
  {
    // Calendars bring a library along that most pages do without.
    name: "shared",
    test: /web\/src\/ui\/(?!date-time)|packages\/(rules|texts)\/|node_modules\/lucide-react\//,
    minShareCount: 12,
  },
];

/** Two builds: the browser's (`client`) and the one that the server renders public pages with (`ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : `${root}/public`,
  plugins: [react(), optimizeLocales.vite({ locales: ["da-DK"] }), ...(isSsrBuild ? [] : [offlineFiles()])],
  build: {
    modulePreload: {
      polyfill: false,
      // The HTML of a public page names what its entry needs, and what the page itself does.
      resolveDependencies: (file, needed, { hostId }) =>
        [file, hostId].some((name) => name.includes("entry-public")) ? [] : needed,
    },
    outDir: isSsrBuild ? `${root}/dist/server` : `${root}/dist/client`,
    emptyOutDir: true,
    target: "es2023",
    manifest: !isSsrBuild,
    // Inline scripts and styles are refused by the content security policy; fonts stay files so that they are cached.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? { input: `${root}/src/entry-server.tsx` }
      : {
          input: {
            public: `${root}/src/start-public.ts`,
            app: `${root}/src/entry-app.tsx`,
            "service-worker": `${root}/src/worker/service-worker.ts`,
          },
          output: {
            codeSplitting: { groups: chunks },
            // A service worker looks after the folder that it stands in, under a name that stays.
            entryFileNames: ({ name }) =>
              name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
          },
        },
  },
  ssr: { noExternal: true },
}));
