import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type Tone, toneIcons } from "./tone.ts";

export interface NoteProps {
  tone?: Tone;
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` for what went wrong just now; it is read out at once. */
  role?: "alert" | "status";
}

/** A message that stays on the page. */
export function Note({ tone = "neutral", icon = toneIcons[tone], title, children, role }: NoteProps) {
  return (
    <div className={classNames("note", tone !== "neutral" && `note--${tone}`)} role={role}>
      <Icon of={icon} />
      {title && <b className="strong">{title}</b>}
      {children && <div>{children}</div>}
    </div>
  );
}
