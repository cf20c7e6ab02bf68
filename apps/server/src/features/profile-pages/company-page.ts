import type { pageEndpoints as rows } from "#contract/backoffice/profile-page.endpoints.ts";
import { statusOf } from "#rules/bookings/status.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { paymentState } from "#rules/money/payment.ts";
import { companyTerms } from "#rules/pricing/company-terms.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { serializeCorporation } from "#server/features/corporations/corporation.serializer.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { profileVersionOf } from "#server/features/profile-history/seen-version.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import {
  bookingsOfCompany,
  messagesAbout,
  type UnpaidInvoice,
  unpaidInvoicesOf,
} from "./profile-page.queries.ts";

/** So many invoices stand on the page; the sums count all of them. */
const MAX_INVOICES = 50;

/** One company as the office knows it. Refuses `not_found`. */
export const company: Handler<typeof rows.company> = async ({ params, now, services: { db } }) => {
  const row = await findCorporation(db, params.id);
  if (!row || row.member_of !== null || row.erased_at !== null) throw new DomainError("not_found");
  const bookings = await bookingsOfCompany(db, row.id);
  const today = dayOf(now);
  const owed = (await unpaidInvoicesOf(db, row.id)).map((invoice) => withPayment(invoice, today));
  const agreed = await underAgreement(db, row, today);
  const terms = companyTerms(agreed.priceAgreement, await pricesInForce(db, today));
  return {
    corporation: serializeCorporation(agreed, true),
    version: await profileVersionOf(db, { corporation_id: row.id }),
    unpaid: sumOf(owed),
    overdue: sumOf(owed.filter(({ payment }) => payment === "overdue")),
    unpaid_invoices: owed
      .slice(0, MAX_INVOICES)
      .map((invoice) => ({ ...invoice, total: toWireKroner(invoice.total) })),
    agreement: { choice: row.wage_agreement_choice, id: row.wage_agreement_id },
    invoice_grouping: row.invoice_grouping,
    terms: terms.map(({ value, ...term }) => ({ ...term, value: value / 100 })),
    bookings: bookings.rows.map(({ approved_at, ends_at, status, selected, ...booking }) => ({
      booking_id: booking.booking_id,
      date: booking.date,
      start_time: booking.start_time,
      end_time: booking.end_time,
      job_title: booking.job_title,
      places: booking.places,
      selected,
      approved: approved_at !== null,
      status: statusOf(
        {
          status,
          selected,
          approved: approved_at !== null,
          endsAt: ends_at.getTime(),
          allCheckTimesApproved: booking.all_check_times_approved,
        },
        now,
      ),
    })),
    total_bookings: bookings.total,
    messages: await messagesAbout(db, "corporation", row.id),
  };
};

/** Rule: Paid and overdue, docs/rules/money.md. */
function withPayment({ is_paid, ...invoice }: UnpaidInvoice, today: Day) {
  const state = paymentState({ isPaid: is_paid, isCredited: false, dueDate: invoice.due_date }, today);
  return { ...invoice, payment: state === "overdue" ? ("overdue" as const) : ("unpaid" as const) };
}

/** How many invoices, and their kroner without VAT. */
function sumOf(invoices: readonly { readonly total: Ore }[]) {
  return {
    count: invoices.length,
    amount: toWireKroner(invoices.reduce((sum, { total }) => sum + total, 0)),
  };
}
