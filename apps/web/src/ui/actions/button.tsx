import type { ComponentPropsWithRef, MouseEvent } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";
import { type ButtonLook, buttonClass } from "./button-look.ts";

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "disabled">, ButtonLook {
  isDisabled?: boolean;
  /** Work is under way: a spinner stands before the label, and presses do nothing. Focus stays. */
  isPending?: boolean;
}

/** A plain button. It submits only with `type="submit"`. */
export function Button({
  variant,
  size,
  isCaps,
  isWide,
  isIconOnly,
  isDisabled,
  isPending = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated();

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isCaps, isWide, isIconOnly }, className)}
      disabled={isDisabled || variant === "done"}
      // A form that is submitted too early is held; see `holdEarlySubmit`.
      inert={!isHydrated && type !== "submit"}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={press}
    >
      {isPending && <Spinner />}
      {isPending && isIconOnly ? null : children}
    </button>
  );
}
