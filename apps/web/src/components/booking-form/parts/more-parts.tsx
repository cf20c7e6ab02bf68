import { useBookingFacts } from "#web/components/booking-form/form-context.ts";
import { AdminPart } from "./admin-part.tsx";
import { InvoicePart } from "./invoice-part.tsx";

/** What only companies and admins fill in; visitors' pages are drawn without its code. */
export function MoreParts() {
  const { isAdmin, paymentDeadline, hasEan = false } = useBookingFacts();
  return (
    <>
      {paymentDeadline !== undefined && (
        <>
          <hr className="rule" />
          <InvoicePart paymentDeadline={paymentDeadline} hasEan={hasEan} />
        </>
      )}
      {isAdmin && (
        <>
          <hr className="rule" />
          <AdminPart />
        </>
      )}
    </>
  );
}
