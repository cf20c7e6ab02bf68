import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface ChipProps {
  tone?: "neutral" | "done" | "data" | "sent2" | "sent3";
  icon?: LucideIcon;
  children: ReactNode;
  /** The rest of the sentence for a screen reader, such as «gange sendt». */
  hiddenText?: string;
}

/** A very small state in a dense table, such as FAK. */
export function Chip({ tone = "neutral", icon, children, hiddenText }: ChipProps) {
  return (
    <span className={classNames("chip", tone !== "neutral" && `chip--${tone}`)}>
      {icon && <Icon of={icon} />}
      {children}
      {hiddenText && <span className="visually-hidden"> {hiddenText}</span>}
    </span>
  );
}
