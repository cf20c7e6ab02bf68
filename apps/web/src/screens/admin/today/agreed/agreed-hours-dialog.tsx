import { useState } from "react";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { agreedHoursTexts as texts } from "#texts/da/backoffice/agreed-hours.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { AgreedList } from "./agreed-list.tsx";
import { type AgreedBooking, type ChosenSums, sumsOf } from "./chosen-sums.ts";

interface AgreedHoursDialogProps {
  /** Of one booking at first; all of them where it is left out. */
  bookingId?: number;
  onClose: () => void;
}

/** The agreed hours of many bookings: what approving them comes to, one press, and a way back. */
export function AgreedHoursDialog({ bookingId, onClose }: AgreedHoursDialogProps) {
  const query = useApiQuery(agreedHoursEndpoints.agreedHours);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const isChosen = ({ booking_id: id }: AgreedBooking) =>
    (bookingId === undefined || id === bookingId) !== turned.has(id);
  const all = query.data?.bookings ?? [];
  const chosen = all.filter(isChosen);
  const sums = sumsOf(chosen);
  const { approve, isPending, error } = useApproval(query, onClose);

  function choose(bookings: readonly AgreedBooking[], isWanted: boolean) {
    const other = new Set(turned);
    for (const booking of bookings) {
      if (isChosen(booking) === isWanted) continue;
      if (!other.delete(booking.booking_id)) other.add(booking.booking_id);
    }
    setTurned(other);
  }

  return (
    <Dialog
      isOpen
      width="board"
      title={texts.title}
      onClose={onClose}
      isPending={isPending}
      error={error}
      summary={<Summary bookings={chosen.length} sums={sums} />}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0 || query.isFetching}
            isPending={isPending}
            onClick={() => approve(chosen, sums)}
          >
            {texts.approve(chosen.length)}
          </Button>
        </>
      }
    >
      <p className="dim">{texts.lead}</p>
      <QueryView
        query={query}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {({ bookings, count }) =>
          bookings.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <>
              {count > bookings.length && <p>{texts.onlyOldest(bookings.length, count)}</p>}
              {bookings.length > 1 && (
                <p>
                  <TextButton onClick={() => choose(bookings, chosen.length < bookings.length)}>
                    {chosen.length < bookings.length ? texts.everybody : texts.nobody}
                  </TextButton>
                </p>
              )}
              <AgreedList
                {...{ bookings, isChosen }}
                onChoose={(booking, isWanted) => choose([booking], isWanted)}
              />
            </>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** What is approved: how many, how long, and what it comes to. */
function Summary({ bookings, sums }: { bookings: number; sums: ChosenSums }) {
  const facts = [texts.bookings(bookings), texts.people(sums.people), texts.hours(sums.hours)];
  return (
    <div className="commit commit--send" role="status">
      <p className="commit-facts">
        <b className="strong">{bookings === 0 ? texts.nothing : facts.join(", ")}</b>
        <span>{texts.toPay(formatKronerUnit(sums.toPay))}</span>
      </p>
      <p className="commit-total">
        <span>{texts.toInvoice}</span>
        <b>{formatKronerUnit(sums.toInvoice)}</b>
      </p>
    </div>
  );
}

/** Approves what is shown; the message afterwards takes all of it back. */
function useApproval(query: { refetch: () => unknown }, onDone: () => void) {
  const send = useApiMutation(agreedHoursEndpoints.approveAgreedHours);
  const back = useApiMutation(agreedHoursEndpoints.takeAgreedHoursBack);
  const [error, setError] = useState<string>();

  function takeBack(approved: { invoice: number[]; pay: number[] }) {
    back.mutate(
      { body: approved },
      {
        onSuccess: ({ invoice, pay }) => {
          const isWhole = invoice.length + pay.length === approved.invoice.length + approved.pay.length;
          if (isWhole) toast.success(texts.takenBack);
          else toast.warning(texts.takenBackPartly);
        },
        onError: (failure) =>
          toast.error(failureText(failure, adminToasts.actionFailed), {
            label: texts.undo,
            onAction: () => takeBack(approved),
          }),
      },
    );
  }

  function approve(chosen: readonly AgreedBooking[], { toInvoice, toPay }: ChosenSums) {
    setError(undefined);
    const body = {
      booking_ids: chosen.map(({ booking_id }) => booking_id),
      total: toWireKroner(toInvoice),
      pay_total: toWireKroner(toPay),
    };
    send.mutate(
      { body },
      {
        onSuccess: (approved) => {
          const people = new Set([...approved.invoice, ...approved.pay]).size;
          toast.success(texts.approved(people), { label: texts.undo, onAction: () => takeBack(approved) });
          onDone();
        },
        onError: (failure) => {
          void query.refetch();
          setError(failureText(failure, adminToasts.actionFailed));
        },
      },
    );
  }

  return { approve, isPending: send.isPending, error };
}
