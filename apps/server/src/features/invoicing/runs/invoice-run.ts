import type { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, previousWeek, weekOf } from "#rules/time/week.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { namesOfCorporations } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { invoicesIn } from "#server/features/invoicing/accounting/invoice-groups.ts";
import { nameOf } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import {
  type InvoiceProposal,
  proposeInvoice,
} from "#server/features/invoicing/accounting/propose-invoice.ts";
import { productsOf } from "#server/features/invoicing/amounts.ts";
import { choicesToRepeat } from "#server/features/invoicing/ledger/balance.ts";
import { type InvoiceRow, invoicesOf } from "#server/features/invoicing/ledger/ledger.queries.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { linesToChoose } from "#texts/da/admin/ledger.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { changedInvoiceData } from "./changed-invoice-data.ts";
import { bookingsToInvoice } from "./run.queries.ts";

type Run = AnswerOf<typeof rows.invoiceRun>;

/** What of a week is still to be invoiced, or was refused, booking by booking, in the order of the companies; nothing is written. */
export const invoiceRun: Handler<typeof rows.invoiceRun> = async (call) => {
  const { services, now } = call;
  const { db, integrations } = services;
  const week = weekIn(call);
  const days = daysOfWeek(week);
  const ids = await bookingsToInvoice(db, days, now);
  const bookings = new Map((await loadBookings(db, ids)).map((row) => [row.id, row]));
  const shifts = Map.groupBy(await shiftsOfBookings(db, ids), ({ booking_id }) => booking_id);
  const invoices = Map.groupBy(await invoicesOf(db, ids), ({ booking_id }) => booking_id);
  const companyIds = new Set([...bookings.values()].map(({ corporation_id }) => corporation_id));
  const companies = await namesOfCorporations(db, [...companyIds]);
  const changed = await changedInvoiceData(db, [...companyIds], services.secrets);
  const people = new Map(
    (
      await loadEmployees(db, [...new Set([...shifts.values()].flat().map((shift) => shift.employee_id))])
    ).map((row) => [row.id, nameOf(row)]),
  );
  const proposed = ids.flatMap((id) => {
    const booking = bookings.get(id);
    if (!booking) return [];
    const facts = {
      booking,
      shifts: shifts.get(id) ?? [],
      invoices: invoices.get(id) ?? [],
      products: productsOf(booking, integrations.accounting),
    };
    const refused = facts.invoices.filter((one) => one.state === "refused" && !one.taken_back_at).length;
    const proposal = proposeInvoice(facts, {}, now);
    const refusal = whyNotInRun(proposal, facts.invoices);
    const ofCompany = changed.get(booking.corporation_id) ?? null;
    return [{ ...serialize(booking, companies, people, proposal), refusal, refused, changed: ofCompany }];
  });
  const invoiceOf = new Map(
    (await invoicesIn(db, proposed)).flatMap((group, place) =>
      group.map(({ booking_id }) => [booking_id, place + 1]),
    ),
  );
  const total = proposed.reduce((sum, one) => (one.refusal ? sum : sum + one.ore), 0);
  return {
    ...week,
    ...days,
    bookings: proposed.map(({ ore, ...booking }) => ({
      ...booking,
      invoice: invoiceOf.get(booking.booking_id) ?? 0,
    })),
    total: toWireKroner(total),
  };
};

/** Why a booking can't go in a run; what was chosen for an invoice that was lost is chosen again on the booking. */
function whyNotInRun(proposal: InvoiceProposal, invoices: readonly InvoiceRow[]): string | null {
  if (proposal.refusal) return refusalText(proposal.refusal);
  const lost = Object.values(choicesToRepeat(invoices));
  return lost.some((choices) => choices.length > 0) ? linesToChoose : null;
}

/** The week asked for; without a year its latest that has begun, without a week the last one. */
function weekIn({ query, now }: RequestContext<typeof rows.invoiceRun>) {
  const { weekNumber: week, year } = query;
  const today = dayOf(now);
  if (week === undefined) return previousWeek(weekOf(today));
  return year === undefined ? defaultPastWeek(week, today) : { week, year };
}

function serialize(
  booking: BookingRow,
  companies: ReadonlyMap<number, string>,
  people: ReadonlyMap<number, string>,
  proposal: InvoiceProposal,
): Omit<Run["bookings"][number], "refused" | "refusal" | "changed" | "invoice"> & { ore: number } {
  return {
    booking_id: booking.id,
    corporation_id: booking.corporation_id,
    corporation: companies.get(booking.corporation_id) ?? "",
    job_title: booking.job_title,
    date: booking.date,
    start_time: booking.start_time,
    end_time: booking.end_time,
    city: booking.city,
    shift_ids: proposal.shifts.filter(({ goes }) => goes).map(({ shift }) => shift.id),
    fee_shift_ids: proposal.fees.map(({ shift }) => shift.id),
    stays: proposal.shifts.flatMap(({ shift, reason }) =>
      reason === null || reason === "already_sent"
        ? []
        : [{ shift_id: shift.id, name: people.get(shift.employee_id) ?? "", reason }],
    ),
    total: toWireKroner(proposal.total),
    booked_total: toWireKroner(proposal.bookedTotal),
    ore: proposal.total,
  };
}
