import { monthEndpoints as rows, type WireMonth } from "#contract/invoicing/month.endpoints.ts";
import { differenceKeys } from "#rules/money/closing.ts";
import { differenceWords, monthTexts as texts } from "#texts/da/admin/months.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface MonthDialogProps {
  data: WireMonth;
  onClose: () => void;
}

const field = { label: texts.reason, maxLength: 500 } as const;

/** Asks before a month is closed; where something is open it says what, and asks why. */
export function CloseMonthDialog({ data, onClose }: MonthDialogProps) {
  const { month, open, bookings } = data;
  const seen = bookings.flatMap(({ booking_id, differences }) =>
    differences.map(({ key, ids }) => ({ booking_id, key, ids })),
  );
  const close = useApiMutation(rows.closeMonth);
  const title = texts.closeTitle(month);
  const confirmLabel = texts.close(month);
  if (open > 0) {
    return (
      <ReasonDialog
        {...{ title, confirmLabel, field, onClose }}
        draft={`close-${month}`}
        text={
          <>
            {texts.closeOpen(open)}
            <OpenInAll data={data} />
          </>
        }
        call={close}
        onSend={(reason, then) => close.mutate({ body: { month, seen, reason } }, then)}
        done={texts.closed(month)}
        failed={texts.actionFailed}
      />
    );
  }
  const onSuccess = () => {
    toast.success(texts.closed(month));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      {...{ title, confirmLabel, onClose }}
      isPending={close.isPending}
      error={close.error ? failureText(close.error, texts.actionFailed) : undefined}
      onConfirm={() => close.mutate({ body: { month, seen, reason: "" } }, { onSuccess })}
    >
      <p>{texts.closeText}</p>
    </ConfirmDialog>
  );
}

/** What of all bookings together is open, in words. */
function OpenInAll({ data: { bookings } }: { data: WireMonth }) {
  const all = bookings.flatMap(({ differences }) => differences);
  const counts = differenceKeys
    .map((key) => ({ key, count: all.reduce((sum, one) => (one.key === key ? sum + one.count : sum), 0) }))
    .filter(({ count }) => count > 0);
  return (
    <span className="month-open-words">
      {counts.map(({ key, count }) => (
        <span key={key}>{differenceWords[key](count)}</span>
      ))}
    </span>
  );
}

/** Asks why a closed month is opened again. */
export function OpenMonthDialog({ data: { month }, onClose }: MonthDialogProps) {
  const open = useApiMutation(rows.openMonth);
  return (
    <ReasonDialog
      {...{ field, onClose }}
      draft={`open-${month}`}
      title={texts.openTitle(month)}
      confirmLabel={texts.open_again}
      text={texts.openText}
      call={open}
      onSend={(reason, then) => open.mutate({ body: { month, reason } }, then)}
      done={texts.opened(month)}
      failed={texts.actionFailed}
    />
  );
}
