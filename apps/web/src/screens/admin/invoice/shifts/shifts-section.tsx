import { Lock } from "lucide-react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { LongList } from "#web/components/feedback/lists/long-list.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { AddWorker } from "#web/components/people/staffing/add-worker.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type InvoiceDetails, rowsOf } from "../state/invoice-details.ts";
import { EverybodyButtons } from "./everybody-buttons.tsx";
import { ShiftsTable } from "./shifts-table.tsx";

const texts = adminInvoiceTexts;
const { correct } = texts.shifts;

/** Everybody of a booking: the table, what its colours say, and what is done for all at once. */
export function ShiftsSection({ details }: { details: InvoiceDetails }) {
  return (
    <div className="invoice-shifts">
      <div className="row row--apart row--wrap">
        <h2 className="h3">{texts.shifts.title}</h2>
        <Legend />
        <div className="row row--wrap push">
          <May call={invoicingEndpoints.approveAll}>
            <EverybodyButtons all={[details]} />
          </May>
          <May call={invoicingEndpoints.addWorker}>
            <AddWorker booking={details.booking} />
          </May>
        </div>
      </div>
      <Locks of={details.bookingOptions.locked} />
      {rowsOf(details).length === 0 ? (
        <EmptyState>{texts.shifts.empty}</EmptyState>
      ) : (
        <LongList>
          <ShiftsTable details={details} />
        </LongList>
      )}
    </div>
  );
}

/** What can't be changed any more, and why. */
function Locks({ of: { invoice, pay } }: { of: InvoiceDetails["bookingOptions"]["locked"] }) {
  const locks = [invoice, pay].filter((lock) => lock !== null);
  if (locks.length === 0) return null;
  return (
    <div className="stack stack--tight">
      {locks.map(({ reason, text }) => (
        <p key={reason} className="row small dim">
          <Icon of={Lock} size={16} />
          {text} {reason in correct && correct[reason as keyof typeof correct]}
        </p>
      ))}
    </div>
  );
}

function Legend() {
  return (
    <ul className="legend" aria-label={texts.shifts.legend}>
      <li className="legend-not-met">{texts.legend.notMet}</li>
      <li className="legend-removed">{texts.legend.removed}</li>
      <li className="legend-sick">{texts.legend.sick}</li>
    </ul>
  );
}
