import { useRef } from "react";
import { type LetterText, letterLimits } from "#rules/letters/letter-text.ts";
import { letterTexts as texts } from "#texts/da/admin/letters/editor.ts";
import type { LetterTemplate } from "#texts/da/templates/letters/letter.ts";
import { placeholderWords } from "#texts/da/templates/letters/placeholders.ts";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

interface LetterFieldsProps {
  template: LetterTemplate;
  text: LetterText;
  errors: Partial<Record<keyof LetterText, string>>;
  onChange: (text: LetterText) => void;
}

/** Subject, text and label of the button, and what can be put into subject and text. */
export function LetterFields({ template, text, errors, onChange }: LetterFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<"subject" | "body">("body");

  /** Where the cursor stood last; the element keeps it while a button has the focus. */
  function insert(placeholder: string) {
    const field = last.current === "subject" ? subject.current : body.current;
    if (!field) return;
    field.setRangeText(placeholder, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    onChange({ ...text, [last.current]: field.value });
    field.focus();
  }

  return (
    <>
      <TextField
        ref={subject}
        label={texts.parts.subject}
        value={text.subject}
        error={errors.subject}
        onFocus={() => {
          last.current = "subject";
        }}
        onChange={({ target }) => onChange({ ...text, subject: target.value })}
      />
      <TextArea
        ref={body}
        label={texts.parts.body}
        hint={texts.bodyHint}
        rows={12}
        value={text.body}
        maxLength={letterLimits.body}
        hasCounter
        error={errors.body}
        onFocus={() => {
          last.current = "body";
        }}
        onChange={({ target }) => onChange({ ...text, body: target.value })}
      />
      <Fold title={texts.fields} isOpenAtFirst>
        <p className="hint">{texts.fieldsHint}</p>
        <ul className="letter-fields">
          {template.placeholders.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="cell-btn"
                aria-label={texts.insert(`{${name}}`, placeholderWords(name))}
                onClick={() => insert(`{${name}}`)}
              >
                {`{${name}}`}
              </button>
              <span className="small dim">
                {placeholderWords(name)}
                {template.required.includes(name) && <b className="strong"> ({texts.required})</b>}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
      <TextField
        label={texts.parts.button}
        hint={texts.buttonHint}
        value={text.button}
        error={errors.button}
        onChange={({ target }) => onChange({ ...text, button: target.value })}
      />
    </>
  );
}
