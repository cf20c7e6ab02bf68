import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { stampByEmployee } from "#rules/checkout/stamp.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { needsPayDetails } from "#rules/pay/pay-details.ts";
import { isOvertaken, momentOfAct } from "#rules/shifts/offline-act.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, findBooking } from "#server/features/bookings/booking.queries.ts";
import { settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import { changeShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { assertCprFree, savingCpr } from "#server/features/employees/one-cpr.ts";
import {
  assertMayGive,
  type PayData,
  type PayDataRow,
  payDataColumns,
  payDataOfRow,
  readPayData,
} from "#server/features/employees/pay-data.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { columnsAfterOwnStamp, stampColumns, stampsOf } from "#server/features/pricing/shift-times.ts";
import { saveRatings } from "#server/features/reputation/rating.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { cprTaken, cprTriedTooOften } from "#texts/da/common/one-cpr.ts";
import { checkoutMessages as messages } from "#texts/da/common/validation.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { notifyCorporationOfTimes } from "./checkout.notifications.ts";
import { isLocked, type StampedShift, stampedColumns } from "./employee-checkout.serializer.ts";
import { loadCheckout } from "./employee-checkout.ts";

const bookingColumns = [
  ...(["id", "corporation_id", "approved_at"] as const),
  ...(["starts_at", "start_time", "end_time"] as const),
] as const;

/** What a person's stamp is decided by. */
interface StampFacts {
  readonly booking: Pick<BookingRow, (typeof bookingColumns)[number]>;
  readonly shift: StampedShift;
  readonly employee: PayDataRow & Pick<EmployeeRow, "first_name" | "last_name">;
}

/**
 * Stamps the caller's times, with pay data and rating. Times other than the company's are a rejection: counted
 * once, and mailed. What a phone kept without a connection counts from the moment it was done, unless the person has
 * stamped anew since. A CPR number that cannot be saved, since somebody else has it, stops no stamp: the rest is saved
 * without it, and the answer says why. Refuses `not_found`, `not_started`, `checkout_locked`, `explanation_required`,
 * `kept_too_long`, `made_in_future`, and `invalid` while other pay data is missing. Rule: One CPR number, one person,
 * docs/rules/people.md.
 */
export const employeeStamp: Handler<typeof checkoutEndpoints.employeeStamp> = async (call) => {
  const { session, body, now, services } = call;
  const { id, asAdmin } = onboardedEmployee(session);
  const act = momentOfAct(body.made_at ? Date.parse(body.made_at) : null, now);
  if (!act.ok) throw new DomainError(act.refusal);
  const saving = { services, now, byAdmin: asAdmin };
  const save = async (tx: Tx, withoutCpr: boolean) => {
    const context = { tx, now, services };
    const facts = await lockForStamp(tx, body.booking_id, id);
    if (!facts) throw new DomainError("not_found");
    const { booking, shift, employee } = facts;
    const lastStamp = shift.employee_stamped_at?.getTime() ?? null;
    if (isOvertaken(act.at, lastStamp, body.made_at !== undefined)) {
      return loadCheckout(tx, shift, call);
    }
    const times = { from: body.employee_checkin_time, to: body.employee_checkout_time };
    const stamped = { times, explanation: body.time_comment_by_employee, at: act.at };

    // An admin's approval fixes the times, but pay data that was missing can still be handed in.
    const isFixed = shift.admin_approve_checkout && isLocked(shift) && lacksPayData(employee, services);
    if (!isFixed) await stamp(context, facts, stamped);
    await settleMissed(context, shift.id, { event: "own_word", by: "person" }, actorOf(session));
    assertMayGive(session, body);
    const { cpr_nr, ...others } = body;
    if (!withoutCpr) await assertCprFree(tx, employee, cpr_nr, saving);
    await savePayData(tx, employee, withoutCpr ? others : body, {
      ...{ services, byAdmin: asAdmin },
      needsCpr: !withoutCpr,
    });

    const rated = { ...shift, corporation_id: booking.corporation_id };
    const { rating: score, employee_comment: comment } = body;
    await saveRatings(tx, "corporation", [{ shift: rated, score, comment }], now);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "shift.stamp", id: shift.id, detail: times, shifts: [shift], booking },
    );
    return loadCheckout(tx, shift, call);
  };
  try {
    const saved = await savingCpr(id, saving, () => inTransaction(services.db, (tx) => save(tx, false)));
    return { ...saved, cpr_not_saved: null };
  } catch (error) {
    if (!(error instanceof DomainError) || !isCprRefusal(error)) throw error;
    const saved = await inTransaction(services.db, (tx) => save(tx, true));
    const phone = formatPhone(services.settings.brand.supportPhone);
    return { ...saved, cpr_not_saved: (error.code === "cpr_taken" ? cprTaken : cprTriedTooOften)(phone) };
  }
};

const isCprRefusal = ({ code }: DomainError) => code === "cpr_taken" || code === "too_many_requests";

/** A booking, the shift of somebody who is selected for it, and the person, locked in this order; null for anybody else. */
async function lockForStamp(tx: Tx, bookingId: number, employeeId: number): Promise<StampFacts | null> {
  const booking = await tx
    .selectFrom("bookings")
    .select(bookingColumns)
    .where("id", "=", bookingId)
    .forUpdate()
    .executeTakeFirst();
  const shift = await tx
    .selectFrom("shifts")
    .select(stampedColumns)
    .where("booking_id", "=", bookingId)
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .forUpdate()
    .executeTakeFirst();
  const employee = await tx
    .selectFrom("employees")
    .select([...payDataOfRow, "first_name", "last_name"])
    .where("id", "=", employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return booking && shift && employee ? { booking, shift, employee } : null;
}

async function stamp(
  context: MessageContext,
  { booking, shift, employee }: StampFacts,
  { times, explanation, at }: { times: Times; explanation: string; at: Moment },
): Promise<void> {
  const { tx } = context;
  const stamps = stampsOf(shift);
  if (isLocked(shift) && isSame(times, stamps.employee)) return;

  const booked = { from: booking.start_time, to: booking.end_time };
  const startsAt = booking.starts_at.getTime();
  const verdict = stampByEmployee(
    { stamps, startsAt, isLocked: isLocked(shift), booked, explanation },
    times,
    at,
  );
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  await changeShift(tx, shift.id, {
    ...stampColumns(verdict.stamps, "employee", at),
    time_comment_by_employee: explanation,
    ...columnsAfterOwnStamp(shift, verdict.stamps),
  });

  if (!verdict.sendMail || !stamps.company) return;
  const corporation = await getCorporation(tx, booking.corporation_id);
  const written = await findBooking(tx, booking.id);
  if (!written) throw new Error(`Booking ${booking.id} is gone, though bookings are never deleted.`);
  await notifyCorporationOfTimes(context, {
    shiftId: shift.id,
    count: verdict.stamps.rejectedByEmployee,
    booking: written,
    corporation,
    employee,
    corporationTimes: stamps.company,
    employeeTimes: times,
    explanation,
  });
}

/** Whether payroll cannot pay the employee yet, so that the checkout asks for pay data. */
function lacksPayData(employee: PayDataRow, services: Services): boolean {
  const data = readPayData(employee, services.secrets);
  return needsPayDetails({
    cprNr: data.cpr_nr,
    bankAccountNr: data.bank_account_nr,
    bankRegNr: data.bank_reg_nr,
    taxCardType: data.tax_card_type,
  });
}

/**
 * Saves the pay data that comes with a checkout. Refuses `invalid` with a message a field for what is missing
 * still, and when a locked CPR number is changed. Without `needsCpr` that number may go on missing.
 */
async function savePayData(
  tx: Tx,
  employee: PayDataRow,
  given: PayData,
  { services, byAdmin, needsCpr }: { services: Services; byAdmin: boolean; needsCpr: boolean },
): Promise<void> {
  const secrets = services.secrets;
  const columns = payDataColumns(employee, given, { secrets, byAdmin });
  const fields = missingFields(readPayData({ ...employee, ...columns }, secrets), needsCpr);
  if (Object.keys(fields).length > 0) throw new DomainError("invalid", { fields });
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable("employees").set(columns).where("id", "=", employee.id).execute();
}

function missingFields(data: ReturnType<typeof readPayData>, needsCpr: boolean): Record<string, string> {
  return {
    ...(needsCpr && data.cpr_nr === "" ? { cpr_nr: messages.cprMissing } : {}),
    ...(data.bank_account_nr === "" ? { bank_account_nr: messages.accountMissing } : {}),
    ...(data.bank_reg_nr === "" ? { bank_reg_nr: messages.regMissing } : {}),
    ...(data.tax_card_type === 0 ? { tax_card_type: messages.taxCard } : {}),
  };
}
