import { type ComponentPropsWithRef, useId } from "react";
import { describedBy, FieldHelp } from "./field-help.tsx";
import { applyMask } from "./text-field.tsx";

interface CodeInputProps extends Omit<ComponentPropsWithRef<"input">, "value" | "onChange"> {
  label: string;
  hint: string;
  error: string | undefined;
  digits: number;
  value: string;
  onChange: (digits: string) => void;
}

/** A code of so many digits: one input, for screen readers and for telephones that fill it in, drawn as a cell a digit. */
export function CodeInput({ label, hint, error, digits, value, onChange, ...input }: CodeInputProps) {
  const id = useId();
  const next = Math.min(value.length, digits - 1);
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <span className="code-wrap">
        <input
          {...input}
          className="code-input"
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy({ controlId: id, hint, error })}
          aria-invalid={error ? true : undefined}
          value={value}
          // A pasted «482 716» is longer than what stays of it.
          onChange={(event) => onChange(applyMask(event.target.value, "digits", digits))}
        />
        <span className="code-cells" aria-hidden="true">
          {Array.from({ length: digits }, (_, index) => index).map((place) => (
            <i key={place} className={place === next ? "is-next" : undefined}>
              {value[place]}
            </i>
          ))}
        </span>
      </span>
      <div role="alert">
        <FieldHelp controlId={id} {...(error ? { error } : {})} />
      </div>
      <FieldHelp controlId={id} hint={hint} />
    </div>
  );
}
