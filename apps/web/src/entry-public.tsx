import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreHint } from "#web/api/calls/tokens.ts";
import { readPageData } from "#web/api/page/page-data.ts";
import { holdPress } from "#web/api/page/replay-early-clicks.ts";
import { setServerClock } from "#web/api/page/server-clock.ts";
import { returnTo } from "#web/api/session/return-to.ts";
import { Hydration } from "#web/screens/public/hydration.tsx";
import { type PublicPageName, publicPages } from "#web/screens/public/pages.ts";
import { speakDanish } from "#web/ui/foundation/speak-danish.ts";

const data = readPageData();
setServerClock(data.config.now);
speakDanish();

async function start(): Promise<void> {
  // Somebody is signed in after all: with the hint the server sends the app, also for what a login was to lead to.
  if (restoreHint()) {
    const wanted = returnTo(location.search);
    return wanted === null ? location.reload() : location.replace(wanted);
  }
  const pressNow = holdPress();
  if (!globalThis.Temporal) await import("temporal-polyfill/global");
  const Page = await publicPages[data.page as PublicPageName].load();
  const root = document.getElementById("root");
  // As a transition it runs in short slices, so that a slow phone answers while the page is hydrated.
  startTransition(() => {
    if (!root) return;
    hydrateRoot(
      root,
      <Hydration onHydrated={pressNow}>
        <Page config={data.config} props={data.props} />
      </Hydration>,
    );
  });
}

void start();
