import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { answerOptions, useApiMutation } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { ChangedPayData } from "./parts/changed-pay-data.tsx";
import { NotCounted } from "./parts/not-counted.tsx";
import { PeopleSummary } from "./parts/people-summary.tsx";
import { type Amount, PeopleTable } from "./parts/people-table.tsx";
import { SendDialog, SendPart, titleOf } from "./send-dialog.tsx";

type PayProposal = AnswerOf<typeof ledgerEndpoints.payProposal>;

const amounts: readonly Amount<PayProposal["shifts"][number]>[] = [
  { head: texts.pay, of: ({ total }) => formatKroner(fromWireKroner(total)) },
];

interface SendPayDialogProps {
  all: readonly InvoiceDetails[];
  onClose: () => void;
}

/** Shows who is paid and who stays, and why, before anything is sent; afterwards what became of each booking. */
export function SendPayDialog({ all, onClose }: SendPayDialogProps) {
  const [without, setWithout] = useState<readonly number[]>([]);
  const send = useApiMutation(ledgerEndpoints.sendPayOfMany);
  const proposals = useQueries({
    queries: all.map(({ booking }) =>
      answerOptions(ledgerEndpoints.payProposal, { params: { id: booking.id } }),
    ),
  });
  const isGoing = ({ shift_id, goes }: PayProposal["shifts"][number]) => goes && !without.includes(shift_id);
  const going = proposals
    .flatMap(({ data }) => data ?? [])
    .map(({ booking_id, shifts }) => ({ booking_id, shifts: shifts.filter(isGoing) }))
    .filter(({ shifts }) => shifts.length > 0);
  const totalOf = (shifts: PayProposal["shifts"]) =>
    shifts.reduce((sum, shift) => sum + fromWireKroner(shift.total), 0);
  const total = totalOf(going.flatMap(({ shifts }) => shifts));
  const bookings = going.map(({ booking_id, shifts }) => ({
    booking_id,
    shift_ids: shifts.map(({ shift_id }) => shift_id),
    total: toWireKroner(totalOf(shifts)),
  }));

  return (
    <SendDialog
      of="pay"
      title={titleOf(texts.payTitle, all)}
      all={all}
      going={going.length}
      total={total}
      what={texts.goingOf(going.flatMap(({ shifts }) => shifts).length, 0, {
        going: going.length,
        all: all.length,
      })}
      totalLabel={texts.payTotal}
      waits={whatWaits(proposals)}
      isPending={send.isPending}
      error={send.error}
      sendLabel={texts.sendPay}
      done={adminToasts.sentToPayroll}
      onSend={(finish) => send.mutate({ body: { bookings } }, { onSuccess: finish })}
      onClose={onClose}
    >
      {all.map((details, place) => {
        const query = proposals[place];
        return (
          <SendPart key={details.booking.id} of={details} isOnlyOne={all.length === 1}>
            {query && (
              <QueryView query={query} skeleton={{ count: 3, label: texts.loading }}>
                {({ shifts }) => (
                  <>
                    <ChangedPayData people={shifts} />
                    <PeopleSummary people={shifts} without={without} />
                    {query.error && (
                      <NotCounted
                        error={query.error}
                        onRetry={() => void query.refetch()}
                        isRetrying={query.isFetching}
                      />
                    )}
                    <PeopleTable
                      people={shifts}
                      without={without}
                      onChange={setWithout}
                      side="pay"
                      of={details}
                      amounts={amounts}
                    />
                  </>
                )}
              </QueryView>
            )}
          </SendPart>
        );
      })}
    </SendDialog>
  );
}

/** What the button waits for: proposals on their way, or one that could not be fetched. */
function whatWaits(proposals: readonly { isSuccess: boolean; isError: boolean }[]): string | null {
  if (proposals.some(({ isError }) => isError)) return texts.waits.failed;
  return proposals.every(({ isSuccess }) => isSuccess) ? null : texts.waits.counting;
}
