import { type ReactNode, useState } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { LoadFailed } from "./load-failed.tsx";

interface LazyView<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of its use. */
  preload: () => Promise<void>;
}

/**
 * A view of a screen whose code is fetched when it is first shown: grey lines meanwhile, and an error box that fetches
 * it again where it could not be.
 */
export function lazyView<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): LazyView<Props> {
  const Part = lazyComponent(load);

  function View(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    if (hasFailed) return <LoadFailed onRetry={() => setFailed(false)} />;
    return <Part {...props} waiting={<Skeleton count={3} />} onFail={() => setFailed(true)} />;
  }

  return Object.assign(View, { preload: Part.preload });
}
