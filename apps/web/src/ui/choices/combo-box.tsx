import type { LucideIcon } from "lucide-react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { kitTexts } from "#texts/da/kit/kit.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AriaHelp, AriaLabel } from "#web/ui/fields/aria-texts.tsx";
import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Suggest, type Suggestion, useSuggestions } from "./use-suggestions.ts";

export interface ComboBoxProps<S extends Suggestion> extends FieldTexts {
  /** What stands in the field. */
  text: string;
  onTextChange: (text: string) => void;
  suggest: Suggest<S>;
  /** A suggestion was picked; its label already stands in the field. */
  onPick: (suggestion: S) => void;
  onBlur?: () => void;
  name?: string;
  icon?: LucideIcon;
  placeholder?: string;
  emptyText?: string;
  /** Letters before the first question. */
  minLength?: number;
  /** Milliseconds. */
  debounce?: number;
  isDisabled?: boolean;
}

/** A text field that suggests while one types, and takes what is not suggested too. */
export function ComboBox<S extends Suggestion>(props: ComboBoxProps<S>) {
  const { label, note, hint, error, text, onTextChange, suggest, onPick, ...rest } = props;
  const {
    icon,
    emptyText = kitTexts.noSuggestions,
    minLength = 2,
    debounce = 200,
    placeholder,
    ...aria
  } = rest;
  const { suggestions, isLoading } = useSuggestions(suggest, text, { minLength, debounce });

  function pick(key: string | number | null) {
    const picked = suggestions.find((suggestion) => suggestion.id === key);
    if (picked) onPick(picked);
  }

  return (
    <AriaComboBox
      {...aria}
      className="field"
      allowsCustomValue
      allowsEmptyCollection={text.trim().length >= minLength}
      items={suggestions}
      inputValue={text}
      onInputChange={onTextChange}
      onSelectionChange={pick}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <AriaLabel label={label} note={note} />
      <span className="affix">
        {icon && <Icon of={icon} />}
        <Input
          className="input"
          placeholder={placeholder}
          autoComplete="off"
          aria-busy={isLoading || undefined}
        />
        {isLoading && (
          <span className="unit">
            <Spinner />
          </span>
        )}
      </span>
      <AriaHelp hint={hint} error={error} />
      <Popover className="popover">
        <ListBox
          className="options"
          renderEmptyState={() => (
            <div className="option option--none">{isLoading ? kitTexts.loading : emptyText}</div>
          )}
        >
          {(suggestion: S) => (
            <ListBoxItem id={suggestion.id} textValue={suggestion.label} className="option">
              {suggestion.label}
              {suggestion.detail && <span className="option-tail">{suggestion.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
