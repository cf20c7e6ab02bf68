import type { ComponentPropsWithRef } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { gapOf } from "./stack.tsx";

export interface RowProps extends ComponentPropsWithRef<"div"> {
  /** Pixels; 8 unless told. */
  gap?: 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;
  isWrapping?: boolean;
  /** First and last at the two ends. */
  isApart?: boolean;
  isTopAligned?: boolean;
}

/** Things beside each other. */
export function Row({ gap, isWrapping, isApart, isTopAligned, className, style, ...rest }: RowProps) {
  const names = [isWrapping && "row--wrap", isApart && "row--apart", isTopAligned && "row--top"];
  return (
    <div {...rest} className={classNames("row", ...names, className)} style={{ ...gapOf(gap), ...style }} />
  );
}
