import { Lock } from "lucide-react";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Option } from "./native-select.tsx";

export interface CheckChoicesProps extends FieldTexts {
  options: readonly Option[];
  /** The chosen values. */
  values: readonly string[];
  onChange: (value: string, isChosen: boolean) => void;
  /** Why a locked one cannot be chosen, for screen readers. */
  lockedText?: string;
  isLabelHidden?: boolean;
}

/** Several of a few, as chips; those that cannot be chosen carry a lock. */
export function CheckChoices({ options, values, onChange, lockedText, ...texts }: CheckChoicesProps) {
  return (
    <FieldGroup {...texts}>
      <div className="choices">
        {options.map(({ value, label, isDisabled }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              value={value}
              checked={values.includes(value)}
              disabled={isDisabled}
              onChange={(event) => onChange(value, event.target.checked)}
            />
            {isDisabled && <Icon of={Lock} size={16} />}
            {label}
            {isDisabled && lockedText && <span className="visually-hidden">, {lockedText}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
