import type { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { roundHalfUp, toWireKroner } from "#rules/money/ore.ts";
import { isNewInFile } from "#rules/pay/pay-file.ts";
import { paymentsOf } from "#rules/pay/payments.ts";
import { paymentDateWhenSent, payrollPeriod, periodOf } from "#rules/pay/payroll-period.ts";
import { addMonths, dayOf, type Moment } from "#rules/time/moment.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import { namesOfCorporations } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { nameOf } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import { changedPayData } from "#server/features/invoicing/payroll/changed-pay-data.ts";
import { lastFetchOf } from "#server/features/invoicing/payroll/pay-file.ts";
import { type ProposedPay, proposePay } from "#server/features/invoicing/payroll/propose-pay.ts";
import { cancellationPayStates } from "#server/features/pricing/cancellation-pay.ts";
import { agreedPartsOf, paidTimesOf } from "#server/features/pricing/worked-pay.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bookingsOfPeriod, countingPayLines, paidShiftsOf } from "./run.queries.ts";

type Line = AnswerOf<typeof rows.payroll>["shifts"][number];
type Sent = Awaited<ReturnType<typeof countingPayLines>>;

/** Periods that can be chosen, the newest first. */
const MAX_PERIODS = 14;

/** A pay period shift by shift: what was sent as it was sent, the rest as it would be now. Nothing is written. */
export const payroll: Handler<typeof rows.payroll> = async ({ query, now, services }) => {
  const { db, secrets } = services;
  const today = dayOf(now);
  const current = periodOf(today);
  // Until a period is paid it is the one that is worked on.
  const before = payrollPeriod(addMonths(`${current}-15`, -1).slice(0, 7));
  const period = payrollPeriod(query.period ?? (today <= before.paymentDate ? before.period : current));
  const ids = await bookingsOfPeriod(db, { first: period.from, last: period.to });
  const bookings = await loadBookings(db, ids);
  const shifts = Map.groupBy(await paidShiftsOf(db, ids), (shift) => shift.booking_id);
  const removed = [...shifts.values()].flat().filter(({ status }) => status !== "selected");
  const cancelled = new Set((await cancellationPayStates(db, removed, now)).keys());
  const employeeIds = new Set([...shifts.values()].flat().map(({ employee_id }) => employee_id));
  const employees = new Map((await loadEmployees(db, [...employeeIds])).map((row) => [row.id, row]));
  const companyIds = new Set(bookings.map(({ corporation_id }) => corporation_id));
  const companies = await namesOfCorporations(db, [...companyIds]);
  const sent = Map.groupBy(await countingPayLines(db, ids), ({ shift_id }) => shift_id);
  const changed = await changedPayData(db, [...employeeIds], secrets);
  const lines = bookings.flatMap((booking) =>
    proposePay(
      { booking, shifts: shifts.get(booking.id) ?? [], employees, cancelled },
      undefined,
      now,
    ).flatMap((person) =>
      serialize(booking, companies.get(booking.corporation_id) ?? "", person, {
        sent: sent.get(person.shift.id),
        changed: changed.get(person.employee.id) ?? null,
        now,
      }),
    ),
  );
  return {
    period: period.period,
    periods: Array.from({ length: MAX_PERIODS }, (_, back) => addMonths(`${current}-15`, -back).slice(0, 7)),
    from: period.from,
    to: period.to,
    closes_on: period.closesOn,
    is_closed: today > period.closesOn,
    payment_date: period.paymentDate,
    last_fetch: await lastFetchOf(db, period.period),
    shifts: lines.sort(byNameAndDay),
  };
};

/** A shift's pay, payment by payment. Rule: Payments of a shift, docs/rules/pay.md. */
function serialize(
  booking: BookingRow,
  corporation: string,
  { shift, employee, kind, reason, pay }: ProposedPay,
  {
    sent,
    changed,
    now,
  }: { readonly sent: Sent | undefined; readonly changed: Line["changed"]; readonly now: Moment },
): Line[] {
  const times = paidTimesOf(booking, shift);
  const ofWork = { transport: pay?.transportHours ?? 0, ...agreedPartsOf(pay) };
  const asWorked = { hours: pay?.paidHours ?? 0, ore: pay?.pay ?? 0, ...ofWork };
  const lines = sent?.map((line) => ({ ...line, sentOn: dayOf(line.created_at.getTime()) }));
  const payments = lines
    ? paymentsOf(booking.date, lines).map(({ paymentDate, hours, amount, lines: paid }) => ({
        date: paymentDate,
        hours,
        inFile: paid.filter(({ state, vendor }) => state === "accepted" && vendor === "file"),
        ...(paid.some(({ kind }) => kind === "pay") ? ofWork : { transport: 0, ...agreedPartsOf(null) }),
        ore: amount,
      }))
    : [{ date: paymentDateWhenSent(booking.date, dayOf(now)), inFile: [], ...asWorked }];
  return payments.map(({ date, hours, transport, ore, inFile, ...agreed }) => ({
    shift_id: shift.id,
    booking_id: booking.id,
    employee_id: employee.id,
    kind,
    name: nameOf(employee),
    corporation,
    job_title: booking.job_title,
    date: booking.date,
    start_time: times.from,
    end_time: times.to,
    hours,
    transport,
    hourly_wage: toWireKroner(kind === "pay" || !pay ? booking.hourly_wage : pay.hourlyWage),
    pay: toWireKroner(ore),
    ...agreed,
    holiday: toWireKroner(roundHalfUp(ore, 8)),
    tax_card: employee.tax_card_type,
    state: shift.pay_state ?? (reason === null ? "ready" : "stays"),
    reason: shift.pay_state === null ? reason : null,
    changed: shift.pay_state === null ? changed : null,
    payment_date: date,
    pay_line_ids: inFile.map(({ id }) => id),
    fetched_at: fetchedAt(inFile),
  }));
}

/** When all lines of a payment were in a payroll file; null while one was not. */
function fetchedAt(lines: readonly { readonly fetched_at: Date | null }[]): string | null {
  if (isNewInFile(lines.map(({ fetched_at }) => ({ isFetched: fetched_at !== null })))) return null;
  const moments = lines.flatMap(({ fetched_at }) => fetched_at?.toISOString() ?? []);
  return moments.toSorted().at(-1) ?? null;
}

function byNameAndDay(a: Line, b: Line): number {
  return a.name.localeCompare(b.name, "da") || a.date.localeCompare(b.date) || a.shift_id - b.shift_id;
}
