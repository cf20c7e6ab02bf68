import type { ComponentPropsWithRef } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";

export interface LinkButtonProps extends ComponentPropsWithRef<"a">, ButtonLook {
  href: string;
}

/** A link that looks like a button, because it leads on to the next step. */
export function LinkButton({
  variant,
  size,
  isCaps,
  isWide,
  isIconOnly,
  className,
  ...rest
}: LinkButtonProps) {
  return <a {...rest} className={buttonClass({ variant, size, isCaps, isWide, isIconOnly }, className)} />;
}
