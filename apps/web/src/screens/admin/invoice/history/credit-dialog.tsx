import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { MissingSender } from "#web/screens/admin/invoice/sending/parts/missing-sender.tsx";
import type { SentInvoice } from "../state/sent.ts";

/** Asks why a whole invoice is credited. */
export function CreditDialog({ invoice, onClose }: { invoice: SentInvoice; onClose: () => void }) {
  const { id, kind, number, total } = invoice;
  const credit = useApiMutation(ledgerEndpoints.credit);
  return (
    <ReasonDialog
      draft={`credit-${id}`}
      isRefusing
      title={texts.creditTitle}
      text={
        <>
          <b className="strong">{[texts.kinds[kind], number].filter(Boolean).join(" ")}.</b>{" "}
          {texts.creditText[kind === "prepayment" ? kind : "invoice"]}
        </>
      }
      summary={
        <>
          <MissingSender error={credit.error} />
          <p className="send-total">
            {texts.creditAmount} <b className="strong">{formatKronerUnit(fromWireKroner(total))}</b>
          </p>
        </>
      }
      confirmLabel={texts.credit}
      field={{ label: texts.reason, maxLength: 500 }}
      call={credit}
      onSend={(reason, then) => credit.mutate({ params: { id }, body: { reason } }, then)}
      failed={adminToasts.actionFailed}
      onClose={onClose}
    />
  );
}
