import type { ComponentPropsWithRef, CSSProperties } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface StackProps extends ComponentPropsWithRef<"div"> {
  /** Pixels on the 4 px grid; 16 unless told. */
  gap?: 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32;
}

/** Things under each other. */
export function Stack({ gap, className, style, ...rest }: StackProps) {
  return <div {...rest} className={classNames("stack", className)} style={{ ...gapOf(gap), ...style }} />;
}

/** The style that sets the gap of a stack or row, in pixels. */
export function gapOf(gap: number | undefined): CSSProperties {
  return gap === undefined ? {} : ({ "--gap": `${gap}px` } as CSSProperties);
}
