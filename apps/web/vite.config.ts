import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { offlineFiles } from "./offline-files.ts";

const root = import.meta.dirname;

/** What every page of every role needs. None of it may import React Aria or the cache: it would come along. */
const ground = [
  /web\/src\/ui\/(icon|foundation\/(?!danish-provider)|layout\/|feedback\/spinner|fields\/(?!aria-texts|search-field|images))/,
  /web\/src\/ui\/(actions\/(button|link-button|text-button)|choices\/(checkbox|native-select|radio))/,
  /web\/src\/(api\/(calls\/(call|tokens)|page\/(page-data|server-clock)|session\/(flash|return-to|redirect-to))\.|components\/feedback\/(toast-later|failure-text)\.)/,
  /packages\/(texts\/src\/(format\/|da\/(ui\/ui|common\/(?!errors|page-titles)|corporation\/booking-presets))|rules\/src\/(time|money)\/)/,
  /packages\/rules\/src\/(verdict|bookings\/status|pricing\/trade-terms)\./,
  /packages\/contract\/src\/(wire\/|settings\/lookup-endpoints\.)/,
  /lucide-react\/dist\/esm\/icons\/(arrow|chevron|calendar-(days|plus)|map-pin|menu|minus|phone|plus)/,
];

/**
 * What many pages share, in a few files instead of one for each module: they compress better together, and a first
 * visit asks for fewer. What a file's modules import goes into it too, unless an earlier group has it.
 */
const sharedFiles = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform|zod)\//, priority: 3 },
  { name: "ground", test: (id: string) => ground.some((pattern) => pattern.test(id)), priority: 2 },
  { name: "booking-form", test: /components\/booking-form\/booking-form\.tsx$/, priority: 1 },
];

/** Two builds: the browser's (`client`) and the one that the server renders public pages with (`ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : `${root}/public`,
  plugins: [react(), optimizeLocales.vite({ locales: ["da-DK"] }), ...(isSsrBuild ? [] : [offlineFiles()])],
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
      : {
          input: {
            public: `${root}/src/entry-public.tsx`,
            app: `${root}/src/entry-app.tsx`,
            "service-worker": `${root}/src/worker/service-worker.ts`,
          },
          output: {
            codeSplitting: { groups: sharedFiles },
            // A service worker looks after the folder that it stands in, under a name that stays.
            entryFileNames: ({ name }) =>
              name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
          },
        },
  },
  ssr: { noExternal: true },
}));
