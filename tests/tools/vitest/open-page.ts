/** What every page of a component test has: the app's styles, Danish words of React Aria, and the server's clock. */
import { setServerClock } from "#web/api/page/server-clock.ts";
import { speakDanish } from "#web/ui/foundation/speak-danish.ts";
import "#web/styles/app.css";

/** Tuesday 24 November 2026, 10:00 in Copenhagen. */
const NOW = Date.parse("2026-11-24T10:00:00+01:00");

if (!globalThis.Temporal) await import("temporal-polyfill/global");
setServerClock(NOW);
speakDanish();
