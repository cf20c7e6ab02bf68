import type { AsyncRouteComponent } from "@tanstack/react-router";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { isServerThere, leaveReplacedBuild } from "#web/api/page/stale-build.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { type CodeLater, lazyCode } from "#web/ui/code/code-later.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";

/**
 * A screen whose code is fetched when somebody is about to go there. Without a connection its address stays and an
 * error box stands in the frame; a newer build is loaded once by itself.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): AsyncRouteComponent<object> {
  const code = lazyCode(async () => (await load())[name]);
  function LazyScreen() {
    return <FetchedScreen code={code} />;
  }
  return Object.assign(LazyScreen, { preload: code.prepare });
}

type Fetched =
  | { at: "fetching"; isAgain: boolean }
  | { at: "failed" }
  | { at: "there"; Screen: ComponentType };

function FetchedScreen({ code }: { code: CodeLater<ComponentType> }) {
  const [fetched, setFetched] = useState<Fetched>(() => {
    const Screen = code.current();
    return Screen ? { at: "there", Screen } : { at: "fetching", isAgain: false };
  });
  const isThere = fetched.at === "there";

  const fetchScreen = useCallback(async () => {
    try {
      const Screen = await code.fetch();
      setFetched({ at: "there", Screen });
    } catch {
      if (!(await leaveReplacedBuild())) setFetched({ at: "failed" });
    }
  }, [code]);

  const tryAgain = useCallback(async () => {
    setFetched({ at: "fetching", isAgain: true });
    await fetchScreen();
  }, [fetchScreen]);

  /** Some browsers remember a script that failed; only a new page makes them ask for it again. */
  async function insist() {
    setFetched({ at: "fetching", isAgain: true });
    const Screen = await code.fetch().catch(() => null);
    if (Screen) setFetched({ at: "there", Screen });
    else if (await isServerThere()) location.reload();
    else setFetched({ at: "failed" });
  }

  useEffect(() => {
    if (isThere) return;
    void fetchScreen();
    const again = () => void tryAgain();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isThere, fetchScreen, tryAgain]);

  if (fetched.at === "there") return <fetched.Screen />;
  const isRetrying = fetched.at === "fetching";
  return (
    <Page>
      {isRetrying && !fetched.isAgain ? (
        <Skeleton count={3} />
      ) : (
        <LoadFailed onRetry={() => void insist()} isRetrying={isRetrying} />
      )}
    </Page>
  );
}
