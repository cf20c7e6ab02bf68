import { type FormEvent, useId, useState } from "react";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { WrongLine } from "./invited-lines.ts";

/** So many lines that cannot be sent are shown at once. */
const SHOWN = 5;

interface WrongLinesProps {
  lines: readonly WrongLine[];
  onCorrect: (lines: readonly WrongLine[], text: string) => void;
}

/** The lines that cannot be sent, each with its number and reason, to be corrected or skipped. */
export function WrongLines({ lines, onCorrect }: WrongLinesProps) {
  const title = useId();
  const more = lines.length - SHOWN;
  return (
    <section className="stack" aria-labelledby={title}>
      <div>
        <h3 id={title} className="strong">
          {texts.wrongTitle(lines.length)}
        </h3>
        <p className="small dim">{texts.wrongLead}</p>
      </div>
      {lines.slice(0, SHOWN).map((one) => (
        <Line key={`${one.line} ${one.text}`} line={one} onCorrect={(text) => onCorrect([one], text)} />
      ))}
      {more > 0 && <p className="small dim">{texts.moreWrong(more)}</p>}
      {lines.length > 1 && (
        <Button size="small" onClick={() => onCorrect(lines, "")}>
          {texts.skipAll(lines.length)}
        </Button>
      )}
    </section>
  );
}

function Line({ line, onCorrect }: { line: WrongLine; onCorrect: (text: string) => void }) {
  const [text, setText] = useState(line.text.replace(/\s*\n\s*/g, " "));

  function submit(event: FormEvent) {
    event.preventDefault();
    onCorrect(text);
  }

  return (
    <form className="stack stack--tight" onSubmit={submit}>
      <TextField
        label={texts.line(line.line)}
        error={line.reason}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        <Button size="small" type="submit">
          {texts.correct}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onCorrect("")}>
          {texts.skip}
        </Button>
      </div>
    </form>
  );
}
