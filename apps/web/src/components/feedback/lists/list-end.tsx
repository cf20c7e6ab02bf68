import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { Button } from "#web/ui/actions/button.tsx";

/** How a list goes on: `onMore` asks for the next rows, or again for what has failed. */
export interface Onwards {
  onMore: () => void;
  isPending: boolean;
  hasFailed?: boolean;
}

/** The end of a list that goes on: scrolling to it asks for more, and so does a press; after a failure only a press. */
export function ListEnd({
  onMore,
  isPending,
  hasFailed = false,
  children,
}: Onwards & { children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  useReached(end, onMore, { margin: "400px", isPaused: isPending || hasFailed });
  return (
    <div ref={end} className="list-end">
      {hasFailed ? (
        <LoadFailed onRetry={onMore} isRetrying={isPending} />
      ) : (
        <Button onClick={onMore} isPending={isPending}>
          {children}
        </Button>
      )}
    </div>
  );
}

/** What the end of a list must know of the query that fetches it page by page. */
export interface PagedQuery {
  isFetching: boolean;
  isError: boolean;
  isRefetchError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/**
 * How a list that is fetched page by page goes on. While any of it is fetched it asks for nothing else, so that a
 * refresh and the next page never break each other off.
 */
export function onwardsOf(list: PagedQuery): Required<Onwards> {
  return {
    isPending: list.isFetching,
    hasFailed: list.isError,
    onMore: () => void (list.isRefetchError ? list.refetch() : list.fetchNextPage()),
  };
}

/** Stands under a list that has more, without a button of its own. */
export function EndOfPage({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  useReached(end, onReach);
  return <span ref={end} className="end-of-page" aria-hidden="true" />;
}

/** Calls `onReach` when the element is scrolled into the window, or so near to it as `margin` says. */
function useReached(
  element: RefObject<Element | null>,
  onReach: () => void,
  { margin = "0px", isPaused = false } = {},
): void {
  const latest = useRef(onReach);
  latest.current = onReach;
  useEffect(() => {
    if (!element.current || isPaused) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isPaused]);
}
