import { useCallback, useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import type { Proposal } from "./choices.ts";
import { InvoicePart, type Part } from "./invoice-part.tsx";
import { Together } from "./parts/together.tsx";
import { bookingTitle, SendDialog, titleOf } from "./send-dialog.tsx";

interface SendInvoicesDialogProps {
  all: readonly InvoiceDetails[];
  onClose: () => void;
}

/** Shows what goes on the invoice of each booking before anything is sent, and afterwards what became of each. */
export function SendInvoicesDialog({ all, onClose }: SendInvoicesDialogProps) {
  const [parts, setParts] = useState<Readonly<Record<number, Part>>>({});
  const send = useApiMutation(ledgerEndpoints.sendWeekInvoices);
  const onChange = useCallback(
    (bookingId: number, part: Part) => setParts((before) => ({ ...before, [bookingId]: part })),
    [],
  );

  const going = all.flatMap(({ booking }) => {
    const part = parts[booking.id];
    if (part?.state !== "ready" || part.proposal.lines.length === 0 || part.proposal.refusal) return [];
    return [{ booking_id: booking.id, ...part.body, total: part.proposal.total }];
  });

  const waits = all.map((details) => {
    const part = parts[details.booking.id] ?? { state: "counting" };
    if (part.state === "ready") return whyStopped(part.proposal, all.length === 1);
    if (part.state !== "unfinished") return texts.waits[part.state];
    return all.length === 1 ? part.what : `${bookingTitle(details)}: ${part.what}`;
  });

  return (
    <SendDialog
      of="invoices"
      title={titleOf(texts.invoiceTitle, all)}
      all={all}
      going={going.length}
      total={sumOf(going, (part) => fromWireKroner(part.total))}
      what={texts.goingOf(
        sumOf(going, ({ shift_ids }) => shift_ids.length),
        sumOf(going, ({ keep_fees }) => keep_fees?.length ?? 0),
        { going: going.length, all: all.length },
      )}
      totalLabel={texts.total}
      waits={waits.find((why) => why !== null) ?? null}
      isPending={send.isPending}
      error={send.error}
      sendLabel={texts.sendInvoice}
      done={adminToasts.sentToInvoice}
      onSend={(finish) => send.mutate({ body: { bookings: going } }, { onSuccess: finish })}
      onClose={onClose}
    >
      <Together all={all} going={going} />
      {all.map((details) => (
        <InvoicePart key={details.booking.id} of={details} isOnlyOne={all.length === 1} onChange={onChange} />
      ))}
    </SendDialog>
  );
}

function sumOf<One>(all: readonly One[], count: (one: One) => number): number {
  return all.reduce((sum, one) => sum + count(one), 0);
}

/** Why the button stops; of several bookings one that can't go stays behind alone, with the reason beside it. */
function whyStopped({ refusal, total }: Proposal, isOnlyOne: boolean): string | null {
  if (refusal) return isOnlyOne ? texts.cannotGo : null;
  return total < 0 ? texts.belowZero : null;
}
