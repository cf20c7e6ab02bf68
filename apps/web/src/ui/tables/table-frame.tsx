import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import type { Density } from "./density-switch.tsx";

export interface TableFrameProps {
  label: string;
  density?: Density;
  /** On a phone each row is a card; a cell is named by its `data-label` there. */
  isCards?: boolean;
  /** `thead`, `tbody` and `tfoot`. */
  children: ReactNode;
}

/** Paper around a dense table: scrolls by itself, also with the keyboard, and its head stays. */
export function TableFrame({ label, density = "dense", isCards, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="table-wrap" tabIndex={0} aria-label={label} data-scroll-restoration-id={label}>
      <table
        className={classNames("table", density === "roomy" && "table--roomy", isCards && "table--cards")}
      >
        {children}
      </table>
    </section>
  );
}
