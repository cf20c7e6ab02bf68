import type { WireCompanyTerm, WireUnpaidInvoice } from "#contract/backoffice/profile-page.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { pageTexts as texts } from "#texts/da/backoffice/pages.ts";
import { settingName, settingNumber, settingUnit } from "#texts/da/backoffice/price-settings.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { PaymentStatus } from "#web/components/price/payment-status.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

interface Owed {
  count: number;
  amount: number;
}

interface CompanyDebtProps {
  unpaid: Owed;
  overdue: Owed;
  invoices: readonly WireUnpaidInvoice[];
}

/** What a company owes, how much of it is overdue, and the invoices that it comes from. */
export function CompanyDebt({ unpaid, overdue, invoices }: CompanyDebtProps) {
  if (unpaid.count === 0) return <p className="dim">{texts.nothingUnpaid}</p>;
  return (
    <>
      <p className="strong">{owes(unpaid)}</p>
      <p className="company-overdue">
        {overdue.count === 0 ? (
          <span className="dim">{texts.nothingOverdue}</span>
        ) : (
          <Status tone="brick">{texts.ofItOverdue(owes(overdue))}</Status>
        )}
      </p>
      <ul className="page-lines">
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {unpaid.count > invoices.length && <p className="small dim">{texts.firstDue(invoices.length)}</p>}
    </>
  );
}

function owes({ count, amount }: Owed): string {
  return texts.owes(count, formatKronerUnit(fromWireKroner(amount)));
}

/** One invoice: its page here, and its own at the accounting service. */
function InvoiceLine({ invoice }: { invoice: WireUnpaidInvoice }) {
  const { booking_id, kind, vendor, number, url, total, due_date, payment } = invoice;
  return (
    <li>
      <span className="page-line-what">
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(booking_id) }}>
          {texts.invoice(kind, number)}
        </ScreenLink>
        <span className="small dim">
          {formatKronerUnit(fromWireKroner(total))}
          {url && (
            <>
              {", "}
              <a href={url} target="_blank" rel="noreferrer">
                {texts.openAt(vendor)}
              </a>
            </>
          )}
        </span>
      </span>
      <PaymentStatus of={payment} dueDate={due_date} />
    </li>
  );
}

/** The terms that a booking of the company is made under now: its own and chosen ones in sight, the rest unfolded. */
export function CompanyTerms({ terms }: { terms: readonly WireCompanyTerm[] }) {
  return (
    <>
      <TermList terms={terms.filter(({ source }) => source !== "default")} />
      <Fold title={texts.defaultTerms}>
        <TermList terms={terms.filter(({ source }) => source === "default")} />
        <p className="small">
          <ScreenLink to="/admin/settings">{texts.toSettings}</ScreenLink>
        </p>
      </Fold>
    </>
  );
}

function TermList({ terms }: { terms: readonly WireCompanyTerm[] }) {
  return (
    <ul className="page-lines">
      {terms.map(({ key, value, source }) => (
        <li key={key}>
          <span className="page-line-what">
            <span>{settingName(key)}</span>
            <span className="small dim">
              {settingNumber(key, value)} {settingUnit(key)}
            </span>
          </span>
          <Status tone={source === "own" ? "blue" : "neutral"}>{texts.termSources[source]}</Status>
        </li>
      ))}
    </ul>
  );
}
