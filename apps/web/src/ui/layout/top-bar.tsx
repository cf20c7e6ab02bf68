import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface TopBarProps {
  /** Brand or the way back, at the left. */
  start: ReactNode;
  /** Links and the menu, at the right. */
  end?: ReactNode;
  /** `phone` for employees, `dense` for admins. */
  shape?: "normal" | "phone" | "dense";
}

/** The bar on top of every page. */
export function TopBar({ start, end, shape = "normal" }: TopBarProps) {
  return (
    <header
      className={classNames(
        "topbar",
        shape === "phone" && "topbar--emp",
        shape === "dense" && "topbar--dense",
      )}
    >
      {start}
      <span className="push" />
      {end}
    </header>
  );
}
