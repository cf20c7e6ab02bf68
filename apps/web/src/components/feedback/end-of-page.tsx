import { useEffect, useRef } from "react";

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
