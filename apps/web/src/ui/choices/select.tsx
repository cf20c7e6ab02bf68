import { Check, ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { AriaHelp, AriaLabel } from "#web/ui/fields/aria-texts.tsx";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Option } from "./native-select.tsx";

export interface SelectProps extends FieldTexts {
  options: readonly Option[];
  /** The chosen value; null shows the placeholder. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A chooser with a list of its own, for signed-in screens. */
export function Select(props: SelectProps) {
  const { label, note, hint, error, options, value, onChange, placeholder = uiTexts.choose, ...rest } = props;
  return (
    <AriaSelect
      {...rest}
      className="field"
      value={value}
      onChange={(chosen) => chosen !== null && onChange(String(chosen))}
      placeholder={placeholder}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <AriaLabel label={label} note={note} />
      <span className="affix">
        <Button className="input" data-invalid={error !== undefined || undefined}>
          <SelectValue />
        </Button>
        <Icon of={ChevronDown} size={16} />
      </span>
      <AriaHelp hint={hint} error={error} />
      <Popover className="popover">
        <ListBox className="options">
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className="option"
            >
              {({ isSelected }) => (
                <>
                  {isSelected ? <Icon of={Check} size={16} /> : <span className="option-blank" />}
                  {option.label}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
