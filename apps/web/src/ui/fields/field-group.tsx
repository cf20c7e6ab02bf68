import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import type { FieldTexts } from "./field.tsx";
import { describedBy, FieldHelp } from "./field-help.tsx";

interface FieldGroupProps extends FieldTexts {
  children: ReactNode;
  className?: string;
  isDisabled?: boolean;
  /** The name is read out, but not drawn. */
  isLabelHidden?: boolean;
}

/** Several controls under one name, such as hour and minute, or a set of choices. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, note, hint, error, children, className, isDisabled, isLabelHidden } = props;
  const id = useId();
  return (
    <fieldset
      className={classNames("field", className)}
      disabled={isDisabled}
      aria-describedby={describedBy({ controlId: id, hint, error })}
    >
      <legend className={isLabelHidden ? "visually-hidden" : "label"}>
        {label}
        {note && <span className="optional">{note}</span>}
      </legend>
      {children}
      <FieldHelp controlId={id} hint={hint} error={error} />
    </fieldset>
  );
}
