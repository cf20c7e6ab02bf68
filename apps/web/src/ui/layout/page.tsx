import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface PageProps {
  children: ReactNode;
  width?: "normal" | "narrow";
  /** The second child is a column of its own beside the first, under it on narrow screens. */
  hasAside?: boolean;
  /** The column of its own stands beside all of the rest, wherever it comes among the children. */
  isAsideBesideAll?: boolean;
  /** What comes first needs the whole width: the second child stands under it. */
  isAsideBelow?: boolean;
  /** On phones a bar at the foot stays in sight: the total, or what was picked. */
  bar?: "total" | "picks";
}

/** The main part of a page. */
export function Page({
  children,
  width = "normal",
  hasAside,
  isAsideBesideAll,
  isAsideBelow,
  bar,
}: PageProps) {
  return (
    <main
      className={classNames(
        "page",
        width === "narrow" && "page--narrow",
        hasAside && "page--with-aside",
        isAsideBesideAll && "page--aside-beside-all",
        isAsideBelow && "page--aside-below",
        bar && `page--with-bar page--${bar}`,
      )}
    >
      {children}
    </main>
  );
}
