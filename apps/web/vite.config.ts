import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { endpointRows } from "./endpoint-rows.ts";
import { lightIcons } from "./light-icons.ts";
import { offlineFiles } from "./offline-files.ts";

const root = import.meta.dirname;

/** What every page of every role needs. None of it may import React Aria or the cache: it would come along. */
const ground = [
  /web\/src\/ui\/(icon|foundation\/(?!use-is-narrow)|layout\/(stack|brand|top-bar)|feedback\/spinner|fields\/(?!aria-texts|search-field|password-field|images))/,
  /web\/src\/ui\/(actions\/(button|text-button|use-later-menu)|choices\/(checkbox|native-select|radio))/,
  /web\/src\/(api\/(calls\/(call|tokens)|page\/(page-data|server-clock)|session\/(flash|redirect-to))\.|components\/feedback\/toast-later\.)/,
  /packages\/(texts\/src\/(format\/(?!ago|csv)|da\/(ui\/ui|common\/(?!booking-confirm|errors|guide|menus|weeks|page-titles|toasts|validation)|corporation\/booking-presets))|rules\/src\/(time|money)\/(?!sms-price|booking-money|proposal))/,
  /packages\/rules\/src\/(verdict|bookings\/status)\./,
  // What the booking form shares with screens that show bookings.
  /packages\/(rules\/src\/(pricing\/(price-booking|term-values|fees)|bookings\/booking-input)|texts\/src\/da\/price\/price)\.|web\/src\/(components\/price\/(price-table|terms-of-wire)|ui\/(feedback\/(note|tone)|marks\/(shift-strip|strip-places)))\./,
  /packages\/contract\/src\/settings\/lookup-endpoints\./,
  /lucide-react\/dist\/esm\/icons\/(arrow-(down|right)|chevron-(down|up)|building-complex|calendar-(days|plus)|map-pin|menu|minus|phone|plus)\./,
];

/** Small parts of many pages, though not of the front page. */
const light =
  /web\/src\/(ui\/(layout\/|actions\/(link|copy)-button|foundation\/use-is-narrow|feedback\/(error-state|empty-state|status|badge))|components\/feedback\/failure-text|api\/page\/(use-now|when-idle))|lucide-react\/dist\/esm\/icons\/(arrow|chevron|x\.|check\.|users|lock|star|hourglass|clock|hand)|contract\/src\/(applications|bookings|employees|sessions|checkout)\/endpoints\.ts$/;

/** What every signed-in screen needs besides. */
const signedIn =
  /web\/src\/(ui\/feedback\/skeleton|components\/(feedback\/(load-failed|query-view)|frame\/screen-link|people\/picture)|api\/(session\/use-session|offline\/leave-device))\./;

/** What every public page needs besides. */
const door =
  /web\/src\/(components\/public-frame\/(public-frame|visitor-menu)|ui\/(marks\/side-scene|navigation\/steps)|components\/booking-form\/draft\/kept-booking)\./;

/**
 * What many pages share, in a few files instead of one for each module: they compress better together, and a first
 * visit asks for fewer. What a file's modules import goes into it too, unless an earlier group has it.
 */
const sharedFiles = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "forms", test: /node_modules\/react-hook-form\//, priority: 3 },
  { name: "checks", test: /node_modules\/(@hookform|zod)\/|contract\/src\/wire\/schemas\./, priority: 1 },
  { name: "ground", test: (id: string) => ground.some((pattern) => pattern.test(id)), priority: 2 },
  { name: "light", test: light, priority: 2 },
  { name: "signed-in", test: signedIn, priority: 1 },
  { name: "door", test: door, priority: 2 },
  { name: "booking-form", test: /components\/booking-form\/booking-form\.tsx$/, priority: 1 },
];

/** Two builds: the browser's (`client`) and the one that the server renders public pages with (`ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : `${root}/public`,
  plugins: [
    react(),
    lightIcons(),
    optimizeLocales.vite({ locales: ["da-DK"] }),
    ...(isSsrBuild ? [] : [endpointRows(), offlineFiles()]),
  ],
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
            codeSplitting: { groups: sharedFiles },
            // A service worker looks after the folder that it stands in, under a name that stays.
            entryFileNames: ({ name }) =>
              name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
          },
        },
  },
  ssr: { noExternal: true },
}));
