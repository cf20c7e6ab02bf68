import type { ChoiceWithOther } from "#contract/bookings/draft-fields.ts";
import { otherChoice } from "#texts/da/corporation/booking-presets.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { useField } from "#web/components/booking-form/form-context.ts";
import { PhoneField, type PhoneFieldProps } from "#web/components/fields/phone-field.tsx";
import { ChoiceOrOther } from "#web/ui/choices/choice-or-other.tsx";
import { NativeSelect, type NativeSelectProps, type Option } from "#web/ui/choices/native-select.tsx";
import { RadioChoices, type RadioChoicesProps } from "#web/ui/choices/radio-choices.tsx";
import { TextArea, type TextAreaProps } from "#web/ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";

// Controls that know which field of the draft they hold. Each enters its field when it is drawn, so that the order
// on the page is the order in which the first wrong one is looked for.

interface Named {
  name: keyof BookingDraft;
}

export function DraftText({ name, ...rest }: TextFieldProps & Named) {
  return <TextField {...rest} {...useField(name)} />;
}

export function DraftPhone({ name, ...rest }: PhoneFieldProps & Named) {
  return <PhoneField {...rest} {...useField(name)} />;
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

interface PresetFieldProps {
  name: ChoiceWithOther;
  label: string;
  otherLabel: string;
  presets: readonly string[];
  shape?: "chips" | "select";
}

/** One of the presets, or an own entry. */
export function PresetField({ name, label, otherLabel, presets, shape }: PresetFieldProps) {
  const { error, ...choice } = useField(name);
  return (
    <ChoiceOrOther
      shape={shape}
      label={label}
      options={[...presets, otherChoice].map((text) => ({ value: text, label: text }))}
      otherValue={otherChoice}
      choice={choice}
      error={error}
      other={{ label: otherLabel, ...useField(`${name}_other`) }}
    />
  );
}

/** Choices of hours, by their number as text. */
export function hourOptions(choices: readonly { hours: number; label: string }[]): Option[] {
  return choices.map(({ hours, label }) => ({ value: String(hours), label }));
}
