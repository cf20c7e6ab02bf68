import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";

interface ListEndProps {
  onMore: () => void;
  isPending: boolean;
  children: ReactNode;
}

/** The end of a list that goes on: scrolling to it asks for more, and so does a press. */
export function ListEnd({ onMore, isPending, children }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useReached(end, onMore, { margin: "400px", isPaused: isPending });
  return (
    <div ref={end} className="list-end">
      <Button onClick={onMore} isPending={isPending}>
        {children}
      </Button>
    </div>
  );
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
