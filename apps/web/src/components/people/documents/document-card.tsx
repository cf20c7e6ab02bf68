import type { ReactNode } from "react";
import type { WireDocument } from "#contract/employees/document.endpoints.ts";
import type { DocumentState } from "#rules/people/documents/document.ts";
import { dayOf } from "#rules/time/moment.ts";
import { documentName } from "#texts/da/common/document-names.ts";
import { documentTexts as texts } from "#texts/da/common/documents.ts";
import { formatDate } from "#texts/format/days.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";

const tones: Record<DocumentState, Tone> = {
  waiting: "amber",
  declined: "brick",
  valid: "pine",
  expiring: "amber",
  expired: "brick",
  replaced: "neutral",
};

interface DocumentCardProps {
  document: WireDocument;
  /** What its state is called here, where that is not the common word. */
  stateWord?: string;
  /** What follows from the state, or who said so. */
  notes: readonly string[];
  /** The press that opens its file. */
  file: ReactNode;
  acts: ReactNode;
  /** Those in whose place it stands. */
  earlier?: ReactNode;
}

/** A document with its state, until when it holds, its file, and what can be done with it. */
export function DocumentCard({ document, stateWord, notes, file, acts, earlier }: DocumentCardProps) {
  const { state, reason } = document;
  return (
    <li className="document stack stack--tight">
      <div className="row row--apart row--wrap">
        <span className="strong document-name">{documentName(document)}</span>
        <Status tone={tones[state]}>{stateWord ?? texts.states[state]}</Status>
      </div>
      <DocumentDays document={document} />
      {state === "declined" && <p className="small">{texts.because(reason)}</p>}
      {notes.map((note) => (
        <p key={note} className="small dim">
          {note}
        </p>
      ))}
      {file && <div className="row">{file}</div>}
      {acts && <div className="row row--wrap">{acts}</div>}
      {earlier}
    </li>
  );
}

function DocumentDays({ document }: { document: WireDocument }) {
  const today = dayOf(useNow());
  const { issued_on: from, expires_on: until } = document;
  const isOver = until !== null && until < today;
  const end =
    until === null ? texts.neverEnds : (isOver ? texts.ended : texts.until)(formatDate(until, today));
  return (
    <p className="small">
      {end}
      {from !== null && <span className="dim"> · {texts.from(formatDate(from, today))}</span>}
    </p>
  );
}
