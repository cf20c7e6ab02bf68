import { ArrowLeft } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface BackLinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /** In the top bar of a phone page. */
  isInBar?: boolean;
}

/** The way back: «TILBAGE» or the name of the list. */
export function BackLink({ isInBar, className, children, ...link }: BackLinkProps) {
  return (
    <a {...link} className={classNames("back", isInBar ? "back--bar" : "small", className)}>
      <Icon of={ArrowLeft} size={isInBar ? 18 : 16} />
      <span>{children}</span>
    </a>
  );
}
