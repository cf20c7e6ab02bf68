import { useState } from "react";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
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
  /** What was sent. */
  of: "invoices" | "pay";
  title: string;
  results: readonly Result[];
  names: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** Each booking with its own result. */
export function SentResults({ of, title, results, names, onClose }: SentResultsProps) {
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
      <ResultList of={of} results={results} names={names} />
    </Dialog>
  );
}

/** The results as they stand in a dialog; what is on its way is followed until the service has answered. */
export function ResultList({ of, results, names }: Pick<SentResultsProps, "of" | "results" | "names">) {
  const states = useSentStates(of, results);
  return (
    <ul className="send-list" aria-label={texts.results} aria-live="polite">
      {results.map(({ booking_id, status, message }) => {
        const answer = status === "queued" ? states.get(booking_id) : undefined;
        const state = answer?.state ?? status;
        const words = answer?.reason ?? message;
        return (
          <li key={booking_id}>
            <b className="strong">{names.get(booking_id)}</b>
            <Status tone={tones[state]}>{texts.resultOf[state]}</Status>
            {words && <span className="small dim">{words}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const tones = { queued: "blue", accepted: "pine", refused: "brick" } as const;

/** Bookings that are asked for in one call. */
const AT_ONCE = 200;

/** Milliseconds; live updates say it sooner. */
const ASK_AGAIN = 5_000;

/** What the services have answered so far, by booking; asked again while something is on its way. */
function useSentStates(of: "invoices" | "pay", results: readonly Result[]) {
  const queued = results.filter(({ status }) => status === "queued").slice(0, AT_ONCE);
  const [isOpen, setIsOpen] = useState(true);
  const { data = [] } = useApiQuery(
    runEndpoints.sentStates,
    { query: { of, bookings: queued.map(({ booking_id }) => booking_id).join(",") } },
    { enabled: queued.length > 0, ...(isOpen ? { refetchInterval: ASK_AGAIN } : {}) },
  );
  const waits = data.length === 0 || data.some(({ state }) => state === "queued");
  if (waits !== isOpen) setIsOpen(waits);
  return new Map(data.map((one) => [one.booking_id, one]));
}
