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
  /web\/src\/(ui\/(layout\/|actions\/(link|copy)-button|foundation\/use-is-narrow|feedback\/(error-state|empty-state|status|badge))|components\/feedback\/failure-text|api\/page\/(use-now|when-idle))|lucide-react\/dist\/esm\/icons\/(arrow|chevron|x\.|check\.|users|lock|star|hourglass|clock|hand|timer|list-ordered|calendar-x-2|send|smartphone|shield-exclamation|circle-dashed|log-out|search\.|user-pen)|contract\/src\/(applications|bookings|employees|checkout)\/endpoints\.ts$/;

/** What every signed-in screen needs besides. */
const signedIn =
  /web\/src\/(ui\/(feedback\/skeleton|navigation\/use-(tabs|pressed-first))|components\/(feedback\/(load-failed|query-view|lists\/|guide\/guide-card|steps-card|toasts-offline)|frame\/screen-link|people\/picture)|api\/(session\/use-session|offline\/leave-device))\.|texts\/src\/da\/common\/toasts\/connection\.|node_modules\/use-sync-external-store\/|react-(router|store)\/dist\/(esm\/)?use(Match|Location|Selector)\./;

/** The cache of answers, and what else everybody who is signed in comes by at the start; nothing of it needs the above. */
const reading =
  /node_modules\/@tanstack\/(react-query|query-core)\/|contract\/src\/wire\/endpoint\.|rules\/src\/pay\/pay-details\.|web\/src\/(api\/(calls\/(answers|drop-tokens)|form-drafts\/(draft-store|open-forms)|offline\/kept-answers)|ui\/(overlays\/dialog|actions\/menu|marks\/avatar))\./;

/** What the home of an employee and the screens behind it share, and nobody else uses. */
const employee =
  /web\/src\/(screens\/employee\/home\/(?!home-screen)|components\/jobs\/(job-card|job-list|job-terms|kept-act-notes)\.|api\/page\/push\.)|texts\/src\/da\/employee\/(employee-(home|booking|checkout)|finding|skill-questions|shifts\/(standby|pay)|phone\/push)\.|contract\/src\/(applications\/(finding|past-offer)|messages\/push)-endpoints\.|icons\/(snowflake|cloud-upload|bell-ring|calendar-check-2|circle-check-big|clipboard-list|layout-list|list-filter|sparkles)\.|ui\/navigation\/bottom-tabs\./;

/** What every public page needs besides, with the entry itself: nothing of the app may import it, or the entry would run there. */
const publicEntry =
  /web\/src\/(entry-public|screens\/public\/(pages|hydration)|api\/page\/replay-early-clicks|components\/public-frame\/(public-frame|visitor-menu)|ui\/marks\/side-scene|components\/booking-form\/draft\/kept-booking)\./;

/** What the sign-ins, and what surrounds them, need besides. */
const signIn =
  /web\/src\/components\/public-frame\/entry-layout\.|texts\/src\/da\/public\/(login|public-pages)\./;

/** What sign-ins and signed-in screens share. */
const sessions =
  /contract\/src\/sessions\/endpoints\.|texts\/src\/da\/(security\/second-step|common\/toasts\/corporation)\./;

/**
 * What many pages share, in a few files instead of one for each module: they compress better together, and a first
 * visit asks for fewer. What a file's modules import goes into it too, unless an earlier group has it; not into those
 * of signed-in people, which would take along what others use. `tests/journeys/visitor-pages.test.ts` finds files that
 * import each other, which is what a module missing in such a group leads to.
 */
const sharedFiles = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "forms", test: /node_modules\/react-hook-form\//, priority: 3 },
  { name: "checks", test: /node_modules\/(@hookform|zod)\/|contract\/src\/wire\/schemas\./, priority: 1 },
  { name: "ground", test: (id: string) => ground.some((pattern) => pattern.test(id)), priority: 2 },
  { name: "light", test: light, priority: 2 },
  { name: "signed-in", test: signedIn, priority: 1 },
  { name: "reading", test: reading, priority: 2, includeDependenciesRecursively: false },
  { name: "employee", test: employee, priority: 2, includeDependenciesRecursively: false },
  { name: "entry-public", test: publicEntry, priority: 2 },
  { name: "sign-in", test: signIn, priority: 2 },
  { name: "sessions", test: sessions, priority: 2 },
  {
    name: "booking-form",
    test: /(components\/booking-form\/booking-form|ui\/navigation\/steps)\.tsx$/,
    priority: 1,
  },
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
