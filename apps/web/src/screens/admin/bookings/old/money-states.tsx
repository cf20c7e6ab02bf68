import {
  CircleAlert,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  ReceiptText,
  Scale,
  Wallet,
} from "lucide-react";
import { Fragment } from "react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { oldMoneyTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { InvoiceNumber } from "#web/components/price/invoice-number.tsx";
import { PaymentStatus, Undelivered } from "#web/components/price/payment-status.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";

type Money = WireAdminBooking["money"];
type Booking = Pick<WireAdminBooking, "money" | "paid_at">;

const looks: Record<Exclude<Money["invoice"]["state"], "none" | "left">, { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: "blue", icon: Hourglass },
  refused: { tone: "brick", icon: CircleAlert },
  sent: { tone: "pine", icon: CircleCheck },
};

interface SideProps {
  side: "invoice" | "pay";
  money: Money;
  isPaid?: boolean;
}

/** How far one side is, and how many of the people where it is not all of them; nothing where nothing is due. */
function SideState({ side, money, isPaid = false }: SideProps) {
  const { state, sent, queued, of } = money[side];
  if (state === "none") return null;
  const words = texts[side];
  if (state === "left") {
    return (
      <Status tone="amber" icon={side === "invoice" ? ReceiptText : Wallet}>
        {sent + queued === 0 ? words.left : words.some(sent, of, queued)}
      </Status>
    );
  }
  return <Status {...looks[state]}>{isPaid && state === "sent" ? texts.invoice.paid : words[state]}</Status>;
}

/** How far the invoice is, and its numbers, each with the way to the accounting service. */
export function InvoiceState({ booking: { money, paid_at } }: { booking: Booking }) {
  return (
    <>
      <SideState side="invoice" money={money} isPaid={paid_at !== null} />
      {money.invoices.map((invoice) => (
        <Fragment key={invoice.number}>
          <InvoiceNumber of={invoice} />
          {invoice.is_undelivered && <Undelivered />}
          {invoice.payment && invoice.payment !== "unpaid" && (
            <PaymentStatus of={invoice.payment} dueDate={invoice.due_date} />
          )}
        </Fragment>
      ))}
    </>
  );
}

/** How far the pay is, and how many people's hours are open. */
export function PayState({ booking: { money } }: { booking: Booking }) {
  return (
    <>
      {money.open_hours > 0 && (
        <Status tone="amber" icon={Scale}>
          {texts.open(money.open_hours)}
        </Status>
      )}
      <SideState side="pay" money={money} />
    </>
  );
}
