import { BookingFactsCard, CorporationCard } from "./invoice-facts.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { RemovedList } from "./removed-list.tsx";
import { ShiftsSection } from "./shifts/shifts-section.tsx";
import type { InvoiceDetails } from "./state/invoice-details.ts";
import { useAutoRegister } from "./state/use-auto-register.ts";
import { SuperTotals } from "./super-totals.tsx";

/** 'Valgt faktura': one booking. */
export function ChosenInvoice({ details }: { details: InvoiceDetails }) {
  useAutoRegister([details]);
  return (
    <div className="invoice">
      <div className="invoice-top">
        <CorporationCard details={details} />
        <BookingFactsCard details={details} />
      </div>
      <ShiftsSection details={details} />
      <SuperTotals all={[details]} />
      <InvoiceLines details={details} />
      <RemovedList details={details} />
    </div>
  );
}
