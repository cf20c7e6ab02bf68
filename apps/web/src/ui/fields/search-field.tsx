import { Search, X } from "lucide-react";
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface SearchFieldProps
  extends Omit<ComponentPropsWithoutRef<"input">, "type" | "value" | "defaultValue" | "onChange"> {
  /** The accessible name; also the placeholder unless another is given. */
  label: string;
  /** What it begins with; where it becomes another than was told, the field follows. */
  defaultValue?: string;
  /** Told once typing has paused for `debounce` milliseconds, and at once on Enter, Escape and «Ryd». */
  onSearch: (text: string) => void;
  /** Milliseconds. */
  debounce?: number;
}

/** A search that asks only when typing pauses. */
export function SearchField(props: SearchFieldProps) {
  const { label, defaultValue = "", onSearch, debounce = 250, className, ...input } = props;
  const [text, setText] = useState(defaultValue);
  const told = useRef(defaultValue);
  const tell = useRef<(text: string) => void>(null);
  tell.current = (wanted) => {
    if (wanted === told.current) return;
    told.current = wanted;
    onSearch(wanted);
  };

  useEffect(() => {
    const timer = setTimeout(() => tell.current?.(text), debounce);
    return () => clearTimeout(timer);
  }, [text, debounce]);

  useEffect(() => {
    if (defaultValue === told.current) return;
    told.current = defaultValue;
    setText(defaultValue);
  }, [defaultValue]);

  function clear() {
    setText("");
    tell.current?.("");
  }

  return (
    <span className={classNames("affix search", className)}>
      <Icon of={Search} />
      <input
        placeholder={label}
        {...input}
        className="input"
        type="search"
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") tell.current?.(text);
          if (event.key === "Escape") clear();
        }}
      />
      {text !== "" && (
        <button type="button" className="affix-btn" aria-label={uiTexts.clear} onClick={clear}>
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  );
}
