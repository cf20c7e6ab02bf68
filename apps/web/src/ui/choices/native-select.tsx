import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "#web/ui/fields/field.tsx";
import { Icon } from "#web/ui/icon.tsx";

export interface NativeSelectProps extends Omit<ComponentPropsWithRef<"select">, "disabled">, FieldTexts {
  options: readonly Option[];
  /** First, empty entry. Without it the first option is chosen. */
  placeholder?: string;
  /** The value of the entry that opens an own text, see `ChoiceOrOther`. */
  otherValue?: string;
  isDisabled?: boolean;
}

/** The platform's own chooser: light, and the best there is on a phone. Takes `register`'s result as it is. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, note, hint, error, options, placeholder, otherValue, isDisabled, id, className, ...select } =
    props;
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <span className="affix">
          <select {...select} {...control} className="input" disabled={isDisabled}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                data-other={option.value === otherValue || undefined}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </span>
      )}
    </Field>
  );
}

/** One entry of a chooser. */
export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}
