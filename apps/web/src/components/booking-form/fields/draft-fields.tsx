import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { NativeSelect, type NativeSelectProps } from "#web/ui/choices/native-select.tsx";
import { RadioChoices, type RadioChoicesProps } from "#web/ui/choices/radio-choices.tsx";
import { TextArea, type TextAreaProps } from "#web/ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";
import { useField } from "./form-fields.ts";

// Controls that know which field of the draft they hold. Each enters its field when it is drawn, so that the order
// on the page is the order in which the first wrong one is looked for.

interface Named {
  name: keyof BookingDraft;
}

export function DraftText({ name, ...rest }: TextFieldProps & Named) {
  return <TextField {...rest} {...useField(name)} />;
}

export function DraftTextArea({ name, ...rest }: TextAreaProps & Named) {
  return <TextArea {...rest} {...useField(name)} />;
}

export function DraftSelect({ name, ...rest }: NativeSelectProps & Named) {
  return <NativeSelect {...rest} {...useField(name)} />;
}

export function DraftRadios({ name, ...rest }: RadioChoicesProps & Named) {
  return <RadioChoices {...rest} {...useField(name)} />;
}
