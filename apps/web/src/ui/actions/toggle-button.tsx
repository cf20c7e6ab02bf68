import type { ComponentPropsWithRef } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface ToggleButtonProps extends Omit<ComponentPropsWithRef<"button">, "onChange" | "disabled"> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** `no` turns brick when it is on. */
  tone?: "yes" | "no";
  isDisabled?: boolean;
}

/** A small on/off button for the cells of a table. */
export function ToggleButton({
  isSelected,
  onChange,
  tone = "yes",
  isDisabled,
  className,
  ...rest
}: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames("cell-btn", tone === "no" && "cell-btn--no", className)}
      disabled={isDisabled}
      aria-pressed={isSelected}
      onClick={() => onChange(!isSelected)}
    />
  );
}
