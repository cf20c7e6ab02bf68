import { CalendarX2, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";

interface StateHeadProps {
  icon?: LucideIcon | undefined;
  title: string;
  /** What it says has just come of a press: it takes the focus of the button that is gone. */
  isNews?: boolean;
  /** What it means, in sentences. */
  children: ReactNode;
}

/** The head of a page that says what has become of a job or a shift, instead of showing it. */
export function StateHead({ icon = CalendarX2, title, isNews = false, children }: StateHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <header className="state-head">
      <span className="state-ic" aria-hidden="true">
        <Icon of={icon} size={22} />
      </span>
      <h1 className="h2" ref={heading} tabIndex={isNews ? -1 : undefined}>
        {title}
      </h1>
      {children}
    </header>
  );
}
