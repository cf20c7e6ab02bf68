import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreHint } from "#web/api/calls/tokens.ts";
import { readPageData } from "#web/api/page/page-data.ts";
import { setServerClock } from "#web/api/page/server-clock.ts";
import { returnTo } from "#web/api/session/return-to.ts";
import { type PublicPageName, publicPages } from "#web/screens/public/pages.ts";
import { speakDanish } from "#web/ui/foundation/speak-danish.ts";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";

/** Hydrates the public page that the server rendered, then calls `onHydrated`. */
export async function start({ onHydrated }: { onHydrated: () => void }): Promise<void> {
  const data = readPageData();
  setServerClock(data.config.now);
  speakDanish();
  // Somebody is signed in after all: with the hint the server sends the app, also for what a login was to lead to.
  if (restoreHint()) {
    const wanted = returnTo(location.search);
    return wanted === null ? location.reload() : location.replace(wanted);
  }
  if (!globalThis.Temporal) await import("temporal-polyfill/global");
  const Page = await publicPages[data.page as PublicPageName].load();
  const root = document.getElementById("root");
  // As a transition it runs in short slices, so that a slow phone answers while the page is hydrated.
  startTransition(() => {
    if (!root) return;
    hydrateRoot(
      root,
      <Hydration onHydrated={onHydrated}>
        <Page config={data.config} props={data.props} />
      </Hydration>,
    );
  });
}

/** Calls `onHydrated` once the page in it answers to input. */
function Hydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return children;
}
