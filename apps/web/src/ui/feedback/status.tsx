import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type Tone, toneIcons } from "./tone.ts";

export interface StatusProps {
  tone?: Tone;
  icon?: LucideIcon;
  isCaps?: boolean;
  children: ReactNode;
}

/** A state in one word or two, always with an icon. */
export function Status({ tone = "neutral", icon = toneIcons[tone], isCaps, children }: StatusProps) {
  return (
    <span className={classNames("status", tone !== "neutral" && `status--${tone}`, isCaps && "status--caps")}>
      <Icon of={icon} />
      {children}
    </span>
  );
}
