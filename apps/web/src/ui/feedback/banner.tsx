import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { type Tone, toneIcons } from "./tone.ts";

export interface BannerProps {
  tone: Exclude<Tone, "neutral">;
  icon?: LucideIcon;
  /** A few words over the title. */
  kicker?: string;
  title: ReactNode;
  children?: ReactNode;
}

/** Says first on a page whose move it is. */
export function Banner({ tone, icon = toneIcons[tone], kicker, title, children }: BannerProps) {
  return (
    <div className={`banner banner--${tone}`}>
      <Icon of={icon} />
      <div>
        {kicker && <p className="tiny">{kicker}</p>}
        <b className="strong">{title}</b>
        {children && <div className="small">{children}</div>}
      </div>
    </div>
  );
}
