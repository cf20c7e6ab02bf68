import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

interface WhileFetched {
  /** Stands there until the code is. */
  waiting?: ReactNode;
  /** The code could not be fetched: whatever asked for it takes its wish back, and the page stays as it is. */
  onFail: () => void;
}

export interface LazyPart<Props> {
  (props: Props & WhileFetched): ReactNode;
  /** Fetches the code ahead of its use; a failure shows when it is used. */
  preload: () => Promise<void>;
}

/** Code that could not be fetched: without a connection, or because a newer build has replaced the one that runs. */
export class CodeUnavailable extends Error {}

/**
 * A part of the page whose code is fetched when it is first shown, such as a dialog or a calendar. `React.lazy` and
 * two things that it lacks: code that was preloaded is drawn at once, and a failed fetch is tried again the next time
 * that the part is shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let underWay: Promise<{ default: ComponentType<Props> }> | undefined;

  function fetchPart() {
    underWay ??= load().then(
      (part) => {
        loaded = part;
        return { default: part };
      },
      (cause) => {
        underWay = undefined;
        throw new CodeUnavailable("the code of a part could not be fetched", { cause });
      },
    );
    return underWay;
  }

  function Part({ waiting = null, onFail, ...props }: Props & WhileFetched) {
    const [Fetched] = useState(() => loaded ?? lazy(fetchPart));
    return (
      <FetchBoundary onFail={onFail}>
        <Suspense fallback={waiting}>
          <Fetched {...(props as unknown as Props)} />
        </Suspense>
      </FetchBoundary>
    );
  }

  return Object.assign(Part, {
    preload: () =>
      fetchPart().then(
        () => {},
        () => {},
      ),
  });
}

/** Tells of code that could not be fetched and draws nothing in its place; every other error goes on. */
class FetchBoundary extends Component<{ onFail: () => void; children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof CodeUnavailable) this.props.onFail();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof CodeUnavailable) return null;
    throw error;
  }
}
