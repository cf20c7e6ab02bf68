import { otherChoice } from "#texts/da/booking-presets.ts";
import { ChoiceOrOther } from "#web/ui/choices/choice-or-other.tsx";
import { useField } from "./form-fields.ts";
import { presetOptions } from "./options.ts";

interface PresetFieldProps {
  name:
    | "arrangement_type"
    | "upper_dress_code"
    | "lower_dress_code"
    | "shoes_dress_code"
    | "access_information";
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
      options={presetOptions(presets)}
      otherValue={otherChoice}
      choice={choice}
      error={error}
      other={{ label: otherLabel, ...useField(`${name}_other`) }}
    />
  );
}
