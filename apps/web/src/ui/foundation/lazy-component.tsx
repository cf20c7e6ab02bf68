import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";

interface WhileFetched {
  /** Stands there until the code is. */
  waiting?: ReactNode;
  /** The code could not be fetched: whatever asked for it takes its wish back, and the page stays as it is. */
  onFail: () => void;
}

type Drawn<Props> = (props: Props) => ReactNode;

export interface LazyComponent<Props> {
  (props: Props & WhileFetched): ReactNode;
  /** Fetches the code ahead of its use; a failure shows when it is used. */
  preload: () => Promise<void>;
}

/**
 * A part of the page whose code is fetched when it is first shown, such as a dialog or a calendar. `React.lazy` and
 * two things that it lacks: code that was preloaded is drawn at once, and a failed fetch is tried again the next time
 * that the part is shown.
 */
export function lazyComponent<Props extends object>(load: () => Promise<Drawn<Props>>): LazyComponent<Props> {
  let loaded: Drawn<Props> | undefined;
  let underWay: Promise<Drawn<Props>> | undefined;

  async function fetchOnce(): Promise<Drawn<Props>> {
    underWay ??= load();
    try {
      loaded = await underWay;
      return loaded;
    } catch (error) {
      underWay = undefined;
      throw error;
    }
  }

  async function fetchOrFail(): Promise<{ default: Drawn<Props & WhileFetched> }> {
    return { default: await fetchOnce().catch(() => Unavailable) };
  }

  function Part(props: Props & WhileFetched) {
    const [Fetched] = useState<Drawn<Props & WhileFetched>>(() => loaded ?? lazy(fetchOrFail));
    return (
      <Suspense fallback={props.waiting}>
        <Fetched {...props} />
      </Suspense>
    );
  }

  return Object.assign(Part, {
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  });
}

/** In the place of code that could not be fetched: tells so, and draws nothing. */
function Unavailable({ onFail }: WhileFetched) {
  const fail = useEffectEvent(onFail);
  // What it returns is nothing to be called as the part goes.
  useEffect(() => void fail(), []);
  return null;
}
