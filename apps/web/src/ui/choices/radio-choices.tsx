import { type ComponentPropsWithRef, useId } from "react";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import type { Option } from "./native-select.tsx";

export interface RadioChoicesProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "disabled" | "value" | "defaultValue">,
    FieldTexts {
  /** A count stands behind the words, in their place and with them in the name. */
  options: readonly (Option & { count?: string | undefined })[];
  /** Controlled: the chosen option's value. */
  value?: string;
  /** Uncontrolled: the value that is chosen at first. */
  defaultValue?: string;
  isDisabled?: boolean;
  /** Chips in a wrapping row, or plain radios under each other for longer answers. */
  shape?: "chips" | "list";
  isLabelHidden?: boolean;
  /** The value of the choice that opens an own text, see `ChoiceOrOther`. */
  otherValue?: string;
}

/** One of a few. Takes `register`'s result as it is: all radios share its `ref`, `name` and handlers. */
export function RadioChoices(props: RadioChoicesProps) {
  const { label, note, hint, error, options, value, defaultValue, isDisabled, className, ...more } = props;
  const { shape = "chips", isLabelHidden, otherValue, name, ...input } = more;
  const ownName = useId();
  const isChips = shape === "chips";
  return (
    <FieldGroup {...{ label, note, hint, error, className, isDisabled, isLabelHidden }}>
      <div className={isChips ? "choices" : "stack stack--tight"}>
        {options.map((option) => (
          <label key={option.value} className={isChips ? "choice" : "check check--row"}>
            <input
              {...input}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.isDisabled}
              aria-invalid={error ? true : undefined}
              data-other={option.value === otherValue || undefined}
            />
            {option.label}
            {option.count && <span className="count"> {option.count}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
