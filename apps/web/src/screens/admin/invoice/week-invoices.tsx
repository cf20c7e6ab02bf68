import type { UseQueryResult } from "@tanstack/react-query";
import type { IsoWeek } from "#rules/time/week.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { WeekSwitcher } from "#web/components/bookings/week-switcher.tsx";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { InvoiceChips } from "#web/components/price/invoice-chips.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { InvoiceNumbers } from "./head/invoice-numbers.tsx";
import { SentCounts } from "./head/sent-counts.tsx";

import { LedgerSection } from "./history/ledger-section.tsx";
import { CorporationCard, InvoicedBookingFacts } from "./invoice-facts.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { RemovedList } from "./removed/removed-list.tsx";
import { bookingTitle } from "./sending/send-dialog.tsx";
import { EverybodyButtons } from "./shifts/everybody-buttons.tsx";
import { ShiftsSection } from "./shifts/shifts-section.tsx";
import type { InvoiceDetails } from "./state/invoice-details.ts";
import { SuperTotals } from "./super-totals.tsx";

interface WeekInvoicesProps {
  answer: UseQueryResult<InvoiceDetails[]>;
  /** What it answered, with the changes that are not saved yet. */
  all: readonly InvoiceDetails[] | undefined;
  /** The booking that the page was opened for; company and payment are told from it. */
  chosen: InvoiceDetails;
  week: IsoWeek;
  onWeek: (week: IsoWeek) => void;
}

/** 'VIS UGE': every booking of the company in one week. */
export function WeekInvoices({ answer, all, chosen, week, onWeek }: WeekInvoicesProps) {
  return (
    <div className="invoice">
      <WeekSwitcher week={week} onChange={onWeek} isShort />
      {answer.isPending && <Skeleton count={2} label={texts.loading} />}
      {answer.isError && !all && (
        <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isRefetching} />
      )}
      {all?.length === 0 && <EmptyState>{weekTexts.empty}</EmptyState>}
      {all && all.length > 0 && <Week all={all} chosen={chosen} />}
    </div>
  );
}

function Week({ all, chosen }: { all: readonly InvoiceDetails[]; chosen: InvoiceDetails }) {
  return (
    <>
      <CorporationCard details={chosen} isWide />
      <div className="row row--wrap invoice-week-acts">
        <h2 className="h3">{texts.shifts.wholeWeek}</h2>
        <EverybodyButtons all={all} isWeek />
      </div>
      {all.map((details) => (
        <WeekBooking key={details.booking.id} details={details} />
      ))}
      {all[0] && <SuperTotals totals={all[0].superTotals} />}
    </>
  );
}

function WeekBooking({ details }: { details: InvoiceDetails }) {
  const title = bookingTitle(details);
  return (
    <section className="invoice-booking" aria-label={title}>
      <div className="row row--wrap">
        <h2 className="h3">{title}</h2>
        <InvoiceChips of={[details.bookingOptions]} />
        <SentCounts all={[details]} />
        <InvoiceNumbers all={[details]} />
      </div>
      <Fold title={texts.booking.details}>
        <InvoicedBookingFacts details={details} />
      </Fold>
      <ShiftsSection details={details} />
      <InvoiceLines details={details} />
      {details.removedShifts.length > 0 && <RemovedList details={details} />}
      <LedgerSection details={details} />
    </section>
  );
}
