import type { ChangeEvent, FocusEvent } from "react";
import { formatPhone } from "#texts/format/contact.ts";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";

export type PhoneFieldProps = Omit<TextFieldProps, "mask" | "maxLength" | "inputMode">;

/** A Danish telephone number: eight digits while it is typed, in pairs once the field is left. */
export function PhoneField({ onChange, onBlur, ...field }: PhoneFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    clean(event.target);
    onChange?.(event);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    event.target.value = formatPhone(event.target.value);
    onBlur?.(event);
  }

  return <TextField type="tel" {...field} onChange={change} onBlur={leave} />;
}

/** Writing the value moves the caret to the end, so it is put back behind what stood before it. */
function clean(input: HTMLInputElement) {
  const before = input.value.slice(0, input.selectionStart ?? undefined);
  const cleaned = typedPhone(input.value);
  if (cleaned === input.value) return;
  input.value = cleaned;
  const caret = typedPhone(before).length;
  input.setSelectionRange(caret, caret);
}

/** The eight digits of what is typed or pasted. Denmark's «+45» is dropped; any other «+» stays, for the form to refuse. */
export function typedPhone(text: string): string {
  const signs = text.replace(/[^\d+]/g, "").replace(/^(\+|00)45/, "");
  return signs.replace(/(?!^)\+/g, "").slice(0, 8);
}
