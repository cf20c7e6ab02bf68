import { type ReactNode, useEffect, useRef, useState } from "react";

/** What a dialog says. Long text without anything to press is a stop of the Tab key, so that the arrows scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight));
    for (const part of [element, ...element.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);

  return (
    <div ref={body} className="dialog-body" tabIndex={isLong ? 0 : undefined}>
      {children}
    </div>
  );
}
