import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Field, type FieldTexts } from "./field.tsx";

export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<"textarea">, "disabled" | "readOnly">,
    FieldTexts {
  /** Counts what is written against `maxLength` («34 af 140») where the note would stand. */
  hasCounter?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** Several lines of text. Takes `register`'s result as it is. */
export function TextArea({
  label,
  note,
  hint,
  error,
  hasCounter,
  isDisabled,
  isReadOnly,
  id,
  className,
  onChange,
  ref,
  ...area
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(area.defaultValue ?? ""));
  const text = area.value === undefined ? typed : String(area.value);
  const count =
    hasCounter && area.maxLength !== undefined ? uiTexts.lettersUsed(text.length, area.maxLength) : undefined;

  // A form writes what it has kept into the element by itself.
  useEffect(() => {
    if (element.current) setTyped(element.current.value);
  });

  function attach(node: HTMLTextAreaElement | null) {
    element.current = node;
    if (typeof ref === "function") return ref(node);
    if (ref) ref.current = node;
  }

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <Field {...{ label, hint, error, id, className }} note={count ?? note}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={attach}
          className="input"
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={change}
        />
      )}
    </Field>
  );
}
