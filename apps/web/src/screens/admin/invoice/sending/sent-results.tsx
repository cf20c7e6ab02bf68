import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** What became of one booking: on its way, or why not. */
export interface Result {
  readonly booking_id: number;
  readonly status: "queued" | "refused";
  readonly message: string | null;
}

interface SentResultsProps {
  title: string;
  results: readonly Result[];
  names: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** Each booking with its own result. */
export function SentResults({ title, results, names, onClose }: SentResultsProps) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ResultList results={results} names={names} />
    </Dialog>
  );
}

/** The results as they stand in a dialog. */
export function ResultList({ results, names }: Pick<SentResultsProps, "results" | "names">) {
  return (
    <ul className="send-list" aria-label={texts.results}>
      {results.map(({ booking_id, status, message }) => (
        <li key={booking_id}>
          <b className="strong">{names.get(booking_id)}</b>
          <Status tone={status === "queued" ? "pine" : "brick"}>{texts.resultOf[status]}</Status>
          {message && <span className="small dim">{message}</span>}
        </li>
      ))}
    </ul>
  );
}
