import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface PageProps {
  children: ReactNode;
  width?: "normal" | "narrow";
  /** The second child is a column of its own beside the first, under it on narrow screens. */
  hasAside?: boolean;
}

/** The main part of a page. */
export function Page({ children, width = "normal", hasAside }: PageProps) {
  return (
    <main
      className={classNames("page", width === "narrow" && "page--narrow", hasAside && "page--with-aside")}
    >
      {children}
    </main>
  );
}
