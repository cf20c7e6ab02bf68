import type { ContractSection } from "#rules/contract-texts/contract-text.ts";
import { contractEditorTexts as texts } from "#texts/da/contracts/contract-editor.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** A section as it is typed: its sentences in lines, also empty ones. */
export interface TypedSection {
  readonly key: string;
  readonly heading: string;
  readonly lines: string;
}

/** What a typed section says. */
export function sectionOf({ heading, lines }: TypedSection): ContractSection {
  const sentences = lines.split("\n").map((line) => line.trim());
  return { heading: heading.trim(), sentences: sentences.filter((line) => line !== "") };
}

interface SectionFieldsProps {
  section: TypedSection;
  isFirst: boolean;
  onChange: (next: TypedSection) => void;
  onMoveUp: () => void;
  onRemove: () => void;
}

/** One section: its heading, its sentences, its place. */
export function SectionFields({ section, isFirst, onChange, onMoveUp, onRemove }: SectionFieldsProps) {
  const { heading, lines } = section;
  return (
    <Card className="stack" aria-label={heading}>
      <TextField
        label={texts.heading}
        value={heading}
        maxLength={80}
        onChange={({ target }) => onChange({ ...section, heading: target.value })}
      />
      <TextArea
        label={texts.sentences}
        rows={Math.max(3, lines.split("\n").length + 1)}
        value={lines}
        maxLength={8000}
        onChange={({ target }) => onChange({ ...section, lines: target.value })}
      />
      <div className="row row--wrap">
        {!isFirst && <Button onClick={onMoveUp}>{texts.moveUp(heading)}</Button>}
        <Button onClick={onRemove}>{texts.removeSection(heading)}</Button>
      </div>
    </Card>
  );
}
