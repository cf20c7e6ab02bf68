import type { UseQueryResult } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { IsoWeek } from "#rules/time/week.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { weekInvoiceTexts as texts } from "#texts/da/backoffice/runs.ts";
import { weekTexts } from "#texts/da/common/weeks.ts";
import { WeekSwitcher } from "#web/components/bookings/week-switcher.tsx";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { whyNobody } from "../head/why-nobody.ts";
import { CorporationCard } from "../invoice-facts.tsx";
import { SendInvoicesDialog } from "../sending/send-invoices-dialog.tsx";
import { EverybodyButtons } from "../shifts/everybody-buttons.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { SuperTotals } from "../super-totals.tsx";
import { summaryOf, type WeekBooking } from "./week-summary.ts";
import { WeekTable } from "./week-table.tsx";

interface WeekInvoicesProps {
  answer: UseQueryResult<WeekBooking[]>;
  /** What it answered, with the changes that are not saved yet. */
  all: readonly WeekBooking[] | undefined;
  /** The booking that the page was opened for; the company is told from it. */
  chosen: InvoiceDetails;
  week: IsoWeek;
  onWeek: (week: IsoWeek) => void;
}

/** 'VIS UGE': every booking of the company in one week with what became of its invoices. */
export function WeekInvoices({ answer, all, chosen, week, onWeek }: WeekInvoicesProps) {
  return (
    <div className="invoice">
      <div className="row row--apart row--wrap week-bar">
        <WeekSwitcher week={week} onChange={onWeek} />
        {all && <Summary all={all} />}
        <May call={ledgerEndpoints.sendWeekInvoices}>
          <CreateForWeek all={all ?? []} week={week.week} />
        </May>
      </div>
      {answer.isPending && <Skeleton shape="table" count={5} label={adminInvoiceTexts.loading} />}
      {answer.isError && !all && (
        <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isRefetching} />
      )}
      {all?.length === 0 && <EmptyState>{weekTexts.empty}</EmptyState>}
      {all && all.length > 0 && <WeekTable all={all} week={week.week} />}
      {all?.[0] && (
        <>
          <p className="tiny dim">{texts.note}</p>
          <May call={invoicingEndpoints.approveWeek}>
            <div className="row row--wrap invoice-week-acts">
              <h2 className="h3">{adminInvoiceTexts.shifts.wholeWeek}</h2>
              <EverybodyButtons all={all} isWeek />
            </div>
          </May>
          <SuperTotals totals={all[0].superTotals} />
        </>
      )}
      <CorporationCard details={chosen} isWide />
    </div>
  );
}

/** «3 af 5 bookinger er sendt. 1 er afvist, 1 mangler en person.» */
function Summary({ all }: { all: readonly WeekBooking[] }) {
  const summary = summaryOf(all);
  if (!summary) return null;
  const { sent, needs, waits } = summary;
  return (
    <p className="small dim week-summary" role="status">
      {sent} {needs && <b className="strong ink">{needs}</b>} {waits}
    </p>
  );
}

function CreateForWeek({ all, week }: { all: readonly WeekBooking[]; week: number }) {
  const [isOpen, setOpen] = useState(false);
  const why = whyNobody(all, "invoice");
  return (
    <>
      <Button isDisabled={why !== null} title={why ?? undefined} onClick={() => setOpen(true)}>
        <Icon of={ReceiptText} size={16} />
        {texts.create(week)}
      </Button>
      {isOpen && <SendInvoicesDialog all={all} onClose={() => setOpen(false)} />}
    </>
  );
}
