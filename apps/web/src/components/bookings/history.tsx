import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { historyEndpoints, type WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { historyTexts as texts } from "#texts/da/common/history.ts";
import { labelOfField, valueOfField } from "#texts/da/corporation/changed-meanwhile.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

/** What happened to a booking and its people, for its company and the office; asked for once it is opened. */
export function BookingHistory({ bookingId }: { bookingId: number }) {
  const [isOpen, setOpen] = useState(false);
  const history = useApiQuery(historyEndpoints.ofBooking, { params: { id: bookingId } }, { enabled: isOpen });
  return <History history={history} isOpen={isOpen} onOpen={() => setOpen(true)} somebody={texts.somebody} />;
}

/** What happened to one's own shift; asked for once it is opened. */
export function ShiftHistory({ bookingId }: { bookingId: number }) {
  const [isOpen, setOpen] = useState(false);
  const history = useApiQuery(historyEndpoints.ofShift, { params: { bookingId } }, { enabled: isOpen });
  return <History history={history} isOpen={isOpen} onOpen={() => setOpen(true)} somebody={null} />;
}

interface HistoryProps {
  history: UseQueryResult<WireHistoryEntry[]>;
  /** It has been opened. */
  isOpen: boolean;
  onOpen: () => void;
  /** What stands for a person without a name; null where it is the person's own. */
  somebody: string | null;
}

function History({ history, isOpen, onOpen, somebody }: HistoryProps) {
  return (
    <Fold title={texts.title} onOpen={onOpen}>
      {isOpen && (
        <QueryView
          query={history}
          skeleton={{ shape: "list", count: 3, label: texts.loading }}
          failedTitle={texts.failed}
        >
          {(entries) => (
            <ol className="stack stack--tight">
              {entries.map((entry) => (
                <li key={`${entry.at} ${entry.kind} ${entry.shift_id}`}>
                  <HistoryLine entry={entry} somebody={somebody} />
                </li>
              ))}
            </ol>
          )}
        </QueryView>
      )}
    </Fold>
  );
}

function HistoryLine({ entry, somebody }: { entry: WireHistoryEntry } & Pick<HistoryProps, "somebody">) {
  const { at, kind, by, by_name, first_name, changes, times, amount, minutes } = entry;
  const facts = {
    ...{ by, minutes },
    name: first_name || somebody,
    times: times ? formatTimes(times.from, times.to) : "",
    amount: amount === null ? "" : formatKronerUnit(fromWireKroner(amount)),
  };
  return (
    <>
      <p>{texts.line(kind, facts)}</p>
      <Changes changes={changes} />
      <p className="small dim">{texts.when(formatMoment(Date.parse(at), serverNow()), kind, by, by_name)}</p>
    </>
  );
}

/** Old and new values of fields, a line each. */
function Changes({ changes }: Pick<WireHistoryEntry, "changes">) {
  return changes.map(({ field, from, to }) => (
    <p className="small" key={field}>
      {texts.change(labelOfField(field), valueOfField(field, from), valueOfField(field, to))}
    </p>
  ));
}
