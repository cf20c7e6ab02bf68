import { type ErrorComponentProps, type RouteComponent, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { CodeUnavailable, isServerThere, leaveStaleBuild } from "#web/api/page/stale-build.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";

/** The code of a screen. Throws `CodeUnavailable`, by which `ScreenFailed` asks for it again. */
export async function fetchScreen(load: () => Promise<RouteComponent>): Promise<RouteComponent> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeUnavailable(load, cause);
  }
}

/**
 * In the place of a screen whose code could not be fetched: without a connection its address stays and an error box
 * stands in the frame; a newer build is loaded once by itself. What a screen throws as it is drawn goes on.
 */
export function ScreenFailed({ error }: ErrorComponentProps) {
  if (error instanceof CodeUnavailable) return <FetchAgain load={error.load} />;
  throw error;
}

/** In the place of everything, where the frame itself cannot be drawn: a new page is the only way on. */
export function FrameFailed() {
  return (
    <Page>
      <LoadFailed onRetry={() => location.reload()} />
    </Page>
  );
}

function FetchAgain({ load }: Pick<CodeUnavailable, "load">) {
  const router = useRouter();
  const [at, setAt] = useState<"checking" | "failed" | "retrying">("checking");

  const isFetchedNow = useCallback(async () => {
    setAt("retrying");
    const isFetched = await load().then(
      () => true,
      () => false,
    );
    if (isFetched) await router.invalidate();
    return isFetched;
  }, [load, router]);

  /** Some browsers remember a script that failed; only a new page makes them ask for it again. */
  async function insist() {
    if (await isFetchedNow()) return;
    if (await isServerThere()) location.reload();
    else setAt("failed");
  }

  useEffect(() => {
    void leaveStaleBuild().then((isLeaving) => isLeaving || setAt("failed"));
    const again = () => void isFetchedNow().then((isFetched) => isFetched || setAt("failed"));
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isFetchedNow]);

  return (
    <Page>
      {at === "checking" ? (
        <Skeleton count={3} />
      ) : (
        <LoadFailed onRetry={() => void insist()} isRetrying={at === "retrying"} />
      )}
    </Page>
  );
}
