import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";

interface ListEndProps {
  onMore: () => void;
  isPending: boolean;
  children: ReactNode;
}

/** The end of a list that goes on: scrolling to it asks for more, and so does a press. */
export function ListEnd({ onMore, isPending, children }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const element = end.current;
    if (!element || isPending) return;
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) more.current();
      },
      { rootMargin: "400px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isPending]);
  return (
    <div ref={end} className="list-end">
      <Button onClick={onMore} isPending={isPending}>
        {children}
      </Button>
    </div>
  );
}

/** Stands under a list that has more: tells when somebody has scrolled so far. */
export function EndOfPage({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current();
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} className="end-of-page" aria-hidden="true" />;
}
