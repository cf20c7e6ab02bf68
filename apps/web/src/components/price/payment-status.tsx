import { CircleAlert, CircleCheck, Clock, TriangleAlert } from "lucide-react";
import type { PaymentState } from "#rules/money/payment.ts";
import type { Day } from "#rules/time/moment.ts";
import { dayOf } from "#rules/time/moment.ts";
import { paymentTexts as texts } from "#texts/da/admin/payments/payment.ts";
import { formatDate } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Status } from "#web/ui/feedback/status.tsx";

const looks = {
  paid: { tone: "pine", icon: CircleCheck },
  unpaid: { tone: "neutral", icon: Clock },
  overdue: { tone: "brick", icon: TriangleAlert },
} as const;

/** Whether an invoice is paid, as accounting says; the flag 'BET.' beside it is somebody's press. */
export function PaymentStatus({ of: payment, dueDate }: { of: PaymentState; dueDate: Day | null }) {
  const due = dueDate && formatDate(dueDate, dayOf(serverNow()));
  return <Status {...looks[payment]}>{texts.state(payment, due)}</Status>;
}

/** Says of an electronic invoice that it did not arrive. */
export function Undelivered() {
  return (
    <Status tone="brick" icon={CircleAlert}>
      {texts.delivery.failed}
    </Status>
  );
}
