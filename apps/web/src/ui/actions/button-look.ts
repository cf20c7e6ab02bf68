import { classNames } from "#web/ui/foundation/class-names.ts";

/** How a button looks. Solid pine (`primary`) at most once per decision; `done` is a result, shown disabled. */
export interface ButtonLook {
  variant?: "primary" | "neutral" | "outline" | "quiet" | "refuse" | "amber" | "done";
  size?: "normal" | "small" | "large";
  /** The label is written in capitals, and set small and tracked. */
  isCaps?: boolean;
  /** Fills its row; `phone` only under 760 px. */
  isWide?: boolean | "phone";
  /** The whole content is one icon: give the button an `aria-label`. */
  isIconOnly?: boolean;
}

/** The CSS classes of a button, for buttons and for links that look like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = "neutral", size = "normal", isCaps, isWide, isIconOnly } = look;
  return classNames(
    "btn",
    variant !== "neutral" && `btn--${variant}`,
    size !== "normal" && `btn--${size}`,
    isCaps && "btn--caps",
    isWide && (isWide === "phone" ? "btn--wide-phone" : "btn--wide"),
    isIconOnly && "btn--icon",
    className,
  );
}
