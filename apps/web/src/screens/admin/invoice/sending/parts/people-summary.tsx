import { Info } from "lucide-react";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Proposed } from "./staying-row.tsx";

interface PeopleSummaryProps {
  people: readonly Pick<Proposed, "shift_id" | "reason">[];
  /** Those who are ready and left out by hand. */
  without: readonly number[];
  /** Fees that go. */
  fees?: number;
}

/** How many go and how many stay, in one sentence. */
export function PeopleSummary({ people, without, fees = 0 }: PeopleSummaryProps) {
  const ready = people.filter(({ reason }) => reason === null);
  const going = ready.filter(({ shift_id }) => !without.includes(shift_id));
  const staying = people.filter(
    ({ reason }) => reason !== null && reason !== "already_sent" && reason !== "not_met",
  );
  // Another admin's press may have been first: only lines beside the people could be sent then.
  const isEverybodySent =
    fees === 0 && people.length > 0 && people.every(({ reason }) => reason === "already_sent");
  return (
    <p className="people-summary">
      <Icon of={Info} size={18} />
      {isEverybodySent ? (
        <span>{texts.everybodySent}</span>
      ) : (
        <span>
          <b className="strong">{texts.going(going.length, fees)}</b>{" "}
          {texts.staying(staying.length, ready.length - going.length)}
        </span>
      )}
    </p>
  );
}
