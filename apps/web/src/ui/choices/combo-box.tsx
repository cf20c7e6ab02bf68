import type { LucideIcon } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Field, type FieldTexts } from "#web/ui/fields/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Suggest, type Suggestion, useSuggestions } from "./use-suggestions.ts";

export interface ComboBoxProps<S extends Suggestion>
  extends Omit<ComponentPropsWithRef<"input">, "disabled" | "value">,
    FieldTexts {
  suggest: Suggest<S>;
  /** A suggestion was picked; the page writes what it stands for into the field. */
  onPick: (suggestion: S) => void;
  icon?: LucideIcon;
  /** Said when nothing fits what was typed; it may depend on that. */
  emptyText?: (typed: string) => string;
  isDisabled?: boolean;
}

/** Letters before the first question, and milliseconds of rest before each. */
const asking = { minLength: 2, debounce: 200 };

/**
 * A text field that suggests while one types, and takes what is not suggested too. The input is native, so that
 * `register`'s result fits, what was typed before the script arrives stays, and public pages load no React Aria.
 */
export function ComboBox<S extends Suggestion>(props: ComboBoxProps<S>) {
  const {
    label,
    note,
    hint,
    error,
    suggest,
    onPick,
    icon,
    emptyText = () => uiTexts.noSuggestions,
    isDisabled,
    id,
    className,
    onChange,
    ...input
  } = props;
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const { suggestions, isLoading } = useSuggestions(suggest, typed, asking);
  const isOpen = typed.trim().length >= asking.minLength;
  const isFound = isOpen && suggestions.length > 0;
  // Whoever was typing when the page was hydrated gets suggestions too.
  useEffect(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.getAttribute("aria-controls") !== listId) return;
    if (field.value !== field.defaultValue) setTyped(field.value);
  }, [listId]);
  const list = useRef<HTMLDivElement>(null);
  // At the bottom of a phone the list would open below what is seen.
  useEffect(() => {
    if (isFound) list.current?.scrollIntoView({ block: "nearest" });
  }, [isFound]);
  const activeId = active >= 0 && active < suggestions.length ? `${listId}-${active}` : undefined;

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    setActive(-1);
    onChange?.(event);
  }

  function pick(suggestion: S) {
    setTyped("");
    setActive(-1);
    onPick(suggestion);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) return;
    const chosen = suggestions[active];
    if (event.key === "ArrowDown") setActive(nextOption(active, 1, suggestions.length));
    else if (event.key === "ArrowUp") setActive(nextOption(active, -1, suggestions.length));
    else if (event.key === "Enter" && chosen) pick(chosen);
    else if (event.key === "Escape") setTyped("");
    else return;
    event.preventDefault();
  }

  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <div className="affix">
          {icon && <Icon of={icon} />}
          <input
            {...input}
            {...control}
            className="input"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-busy={isLoading || undefined}
            disabled={isDisabled}
            onChange={change}
            onKeyDown={press}
            onBlur={(event) => {
              setTyped("");
              input.onBlur?.(event);
            }}
          />
          {isLoading && (
            <span className="unit">
              <Spinner />
            </span>
          )}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={uiTexts.suggestions}
            className="suggest-list"
            hidden={!isOpen}
          >
            {suggestions.map((suggestion, index) => (
              <div
                key={suggestion.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="suggest-option"
                // On the press already: afterwards the field has lost its focus and the list is closed.
                onMouseDown={(event) => {
                  event.preventDefault();
                  pick(suggestion);
                }}
              >
                {suggestion.label}
                {suggestion.detail && <span className="suggest-detail">{suggestion.detail}</span>}
              </div>
            ))}
            {suggestions.length === 0 && (
              <div
                role="option"
                aria-selected="false"
                aria-disabled="true"
                tabIndex={-1}
                className="suggest-option dim"
              >
                {isLoading ? uiTexts.loading : emptyText(typed)}
              </div>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The option after or before the active one, round the ends; -1 stands for none of them. */
export function nextOption(active: number, by: 1 | -1, count: number): number {
  const next = active + by;
  if (next >= count) return 0;
  return next < 0 ? count - 1 : next;
}
