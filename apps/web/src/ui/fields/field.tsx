import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { describedBy, FieldHelp } from "./field-help.tsx";

/** What every labelled control takes. */
export interface FieldTexts {
  label: ReactNode;
  /** Stands at the right of the label: «valgfrit», «34 af 140», «booket 18:00». */
  note?: ReactNode;
  /** Help under the control. */
  hint?: ReactNode;
  /** Why the value is refused. Shown under the control and announced with it. */
  error?: string;
}

/** Attributes the control itself must carry so that label, hint and error belong to it. */
interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** A label, its control, and the sentences under it. */
export function Field({ label, note, hint, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames("field", className)}>
      <span className="label">
        <label htmlFor={controlId}>{label}</label>
        {note && <span className="optional">{note}</span>}
      </span>
      {children({
        id: controlId,
        "aria-describedby": describedBy({ controlId, hint, error }),
        "aria-invalid": error ? true : undefined,
      })}
      <FieldHelp controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
