import {
  pageMoneyEndpoints as rows,
  type WirePageInvoice,
  type WirePagePay,
} from "#contract/backoffice/page-money.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { InvoiceStanding, PayStanding } from "#rules/money/standing.ts";
import { pageMoneyTexts as texts } from "#texts/da/backoffice/page-money.ts";
import { pageTexts } from "#texts/da/backoffice/pages.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatDecimal, formatKronerUnit } from "#texts/format/numbers.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { PaymentStatus } from "#web/components/price/payment-status.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { PageSection } from "./page-lists.tsx";

const SIZE = 20;

/** Every invoice of a company with where it stands. */
export function CompanyInvoices({ id }: { id: number }) {
  const list = usePages(
    rows.companyInvoices,
    { params: { id } },
    { size: SIZE, rowsOf: ({ invoices }) => invoices },
  );
  return (
    <PageSection title={texts.invoices}>
      <QueryView
        query={{ ...list, data: list.rows }}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="dim">{texts.noInvoices}</p>
          ) : (
            <ul className="page-lines">
              {all.map((invoice) => (
                <InvoiceLine key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <More list={list} shown={list.rows?.length ?? 0} total={list.first?.total ?? 0} />
    </PageSection>
  );
}

/** Every pay line of a person with its payment date and where it stands. */
export function PersonPay({ id }: { id: number }) {
  const list = usePages(rows.personPay, { params: { id } }, { size: SIZE, rowsOf: ({ lines }) => lines });
  return (
    <PageSection title={texts.pay}>
      <QueryView
        query={{ ...list, data: list.rows }}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="dim">{texts.noPay}</p>
          ) : (
            <ul className="page-lines">
              {all.map((line) => (
                <PayLine key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <More list={list} shown={list.rows?.length ?? 0} total={list.first?.total ?? 0} />
    </PageSection>
  );
}

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  shown: number;
  total: number;
}

function More({ list, shown, total }: MoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <p>
      <Button size="small" isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {texts.more(total - shown)}
      </Button>
    </p>
  );
}

/** One document: its booking's invoice page, and its own at the accounting service. */
function InvoiceLine({ invoice }: { invoice: WirePageInvoice }) {
  const { booking_id, kind, vendor, number, url, total, date, due_date, standing } = invoice;
  return (
    <li>
      <span className="page-line-what">
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(booking_id) }}>
          {texts.invoice(kind, number)}
        </ScreenLink>
        <span className="small dim">
          {texts.invoiceDetail(formatDayNumeric(date), formatKronerUnit(fromWireKroner(total)))}
          {url && (
            <>
              {", "}
              <a href={url} target="_blank" rel="noreferrer">
                {pageTexts.openAt(vendor)}
              </a>
            </>
          )}
        </span>
      </span>
      {standing === "paid" || standing === "unpaid" || standing === "overdue" ? (
        <PaymentStatus of={standing} dueDate={due_date} />
      ) : (
        <Standing of={standing} />
      )}
    </li>
  );
}

function PayLine({ line }: { line: WirePagePay }) {
  const { booking_id, kind, date, job_title, corporation, hours, amount, payment_date, standing } = line;
  const money = formatKronerUnit(fromWireKroner(amount));
  return (
    <li>
      <span className="page-line-what">
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(booking_id) }}>
          {texts.payLine(kind, formatDayNumeric(date))}
        </ScreenLink>
        <span className="small dim">
          {texts.payDetail(job_title, corporation, texts.hours(formatDecimal(hours, 2)), money)}
        </span>
        {(standing === "queued" || standing === "accepted") && (
          <span className="small dim">{texts.paidOn(formatDayNumeric(payment_date))}</span>
        )}
      </span>
      <Standing of={standing} />
    </li>
  );
}

type Told = Exclude<InvoiceStanding, "paid" | "unpaid" | "overdue"> | PayStanding;

const tones: Readonly<Record<Told, Tone>> = {
  queued: "blue",
  refused: "brick",
  taken_back: "neutral",
  credited: "neutral",
  credit_note: "pine",
  accepted: "pine",
};

function Standing({ of: standing }: { of: Told }) {
  return <Status tone={tones[standing]}>{texts.standings[standing]}</Status>;
}
