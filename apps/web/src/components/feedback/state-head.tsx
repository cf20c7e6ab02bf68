import { CalendarX2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

interface StateHeadProps {
  icon?: LucideIcon | undefined;
  title: string;
  /** What it means, in sentences. */
  children: ReactNode;
}

/** The head of a page that says what has become of a job or a shift, instead of showing it. */
export function StateHead({ icon = CalendarX2, title, children }: StateHeadProps) {
  return (
    <header className="state-head">
      <span className="state-ic" aria-hidden="true">
        <Icon of={icon} size={22} />
      </span>
      <h1 className="h2">{title}</h1>
      {children}
    </header>
  );
}
