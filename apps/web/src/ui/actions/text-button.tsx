import type { ComponentPropsWithRef } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";

export interface TextButtonProps extends ComponentPropsWithRef<"button"> {
  /** Brick, for what removes something. */
  isRefusing?: boolean;
}

/** A button that reads as underlined text inside a line, such as «Læs mere». */
export function TextButton({ isRefusing, className, type = "button", ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      inert={!useHydrated()}
      className={classNames("link-btn", isRefusing && "link-btn--brick", className)}
    />
  );
}
