import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { describedBy, FieldHelp } from "#web/ui/fields/field-help.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "disabled" | "role"> {
  children: ReactNode;
  hint?: ReactNode;
  error?: string;
  isDisabled?: boolean;
  /** At least 44 px high, for lists on phones. */
  isRow?: boolean;
  /** Drawn and announced as an on/off switch. */
  isSwitch?: boolean;
  /** The label is read out, but not drawn; for cells of a table. */
  isLabelHidden?: boolean;
}

/** A box to tick. Takes `register`'s result as it is. */
export function Checkbox(props: CheckboxProps) {
  const { children, hint, error, isDisabled, isRow, isSwitch, isLabelHidden, className, ...input } = props;
  const id = useId();
  const box = (
    <label className={classNames("check", isRow && "check--row", isSwitch && "switch", className)}>
      <input
        {...input}
        type="checkbox"
        role={isSwitch ? "switch" : undefined}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ controlId: id, hint, error })}
      />
      <span className={isLabelHidden ? "visually-hidden" : undefined}>{children}</span>
    </label>
  );
  if (!hint && !error) return box;
  return (
    <div className="field">
      {box}
      <FieldHelp controlId={id} hint={hint} error={error} />
    </div>
  );
}

export type SwitchProps = Omit<CheckboxProps, "isSwitch">;

/** Something that is on or off at once, without a save button. */
export function Switch(props: SwitchProps) {
  return <Checkbox {...props} isSwitch />;
}
