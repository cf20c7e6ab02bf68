import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { WhyNotPaid } from "#rules/money/readiness.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatTimes } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { AskForData } from "#web/components/people/ask-for-data.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface WhatHelpsProps {
  shiftId: number;
  name: string;
  reason: WhyNotPaid;
  side: "invoice" | "pay";
  missing?: WireMissingPayData | null;
  /** What each side stamped and what was booked, null where there is nothing to take. */
  times: TakenTimes;
}

export type TakenTimes = Readonly<Record<"corporation" | "employee" | "booked", Times | null>>;

const shownTimes = (times: Times | null) => (times ? formatTimes(times.from, times.to) : texts.noTimes);

/** One press that makes somebody ready: whose times count, the approval, or asking for data. */
export function WhatHelps({ shiftId, name, reason, side, missing, times }: WhatHelpsProps) {
  const settle = useApiMutation(ledgerEndpoints.settleTimes);
  const approve = useApiMutation(invoicingEndpoints.approveShift);
  const told = { onError: (error: Error) => toast.error(failureText(error, adminToasts.saveFailed)) };

  if (reason === "not_approved") {
    const approval = side === "invoice" ? { admin_approve_invoice: true } : { admin_approve_checkout: true };
    return (
      <Button
        size="small"
        className="send-help"
        aria-label={`${texts.approve}, ${name}`}
        isPending={approve.isPending}
        onClick={() => approve.mutate({ params: { shiftId }, body: approval }, told)}
      >
        {texts.approve}
      </Button>
    );
  }
  if (reason === "missing_data" && missing) {
    return (
      <span className="send-help">
        <AskForData shiftId={shiftId} name={name} missing={missing} />
      </span>
    );
  }
  if (reason !== "open_times") return null;
  const sides = ["corporation", "employee", "booked"] as const;
  return (
    <fieldset className="row row--wrap send-help" aria-label={texts.settleFor(name)}>
      {sides.map((take) => (
        <Button
          key={take}
          size="small"
          isDisabled={settle.isPending || times[take] === null}
          onClick={() => settle.mutate({ params: { id: shiftId }, body: { take, only_open: true } }, told)}
        >
          {texts.take[take]}: {shownTimes(times[take])}
        </Button>
      ))}
    </fieldset>
  );
}
