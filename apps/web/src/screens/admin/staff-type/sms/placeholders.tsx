import { smsEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { Fold } from "#web/ui/layout/fold.tsx";

interface PlaceholdersProps {
  names: readonly string[];
  /** Of the SMS that they are put into. */
  title: string;
  onInsert: (placeholder: string) => void;
}

/** What can be put into an SMS; a press puts it where the cursor stands. */
export function Placeholders({ names, title, onInsert }: PlaceholdersProps) {
  return (
    <Fold title={texts.placeholders}>
      <div className="row row--wrap">
        {names
          .map((name) => `{${name}}`)
          .map((placeholder) => (
            <button
              key={placeholder}
              type="button"
              className="cell-btn"
              aria-label={texts.insert(placeholder, title)}
              onClick={() => onInsert(placeholder)}
            >
              {placeholder}
            </button>
          ))}
      </div>
    </Fold>
  );
}
