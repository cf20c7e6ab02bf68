import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import type { BookingChange } from "#contract/bookings/booking-form.ts";
import { canChangeAgreement, changedTerms } from "#rules/agreement/terms.ts";
import { canTakeUp } from "#rules/bookings/actions.ts";
import { checkStaffCount, checkWageChange } from "#rules/bookings/booking-input.ts";
import type { Ore } from "#rules/money/ore.ts";
import { feeRenewal } from "#rules/pricing/fees.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { askAgain } from "#server/features/bookings/agreement/ask-again.ts";
import {
  editsSince,
  netEdits,
  noteEdit,
  versionOf,
} from "#server/features/bookings/agreement/booking-edits.ts";
import { noteChange } from "#server/features/bookings/agreement/change-notices.ts";
import { changedColumns, changeOf } from "#server/features/bookings/agreement/changed-columns.ts";
import { previewChange } from "#server/features/bookings/agreement/preview-change.ts";
import { promisedWage } from "#server/features/bookings/agreement/untold-change.ts";
import { loadBookingAnswer } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { isFixed } from "#server/features/bookings/corporation-view/corporation-booking.serializer.ts";
import { notifyIfFull } from "#server/features/bookings/notifications/fullness.notifications.ts";
import { notifyBookingSentAgain } from "#server/features/bookings/notifications/to-corporation.notifications.ts";
import {
  lockShiftsOfBooking,
  type ShiftRow,
  updateShifts,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { type CorporationRow, getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { chosenDepartment } from "#server/features/corporations/departments/department.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { termsOf } from "#server/features/pricing/booked-price.ts";
import { type FeeColumns, feeColumns, feesFor, feesIn } from "#server/features/pricing/booking-fees.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { agreementFor, agreementOf } from "#server/features/pricing/wage-agreement.queries.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import { bookableStaffType } from "#server/features/settings/staff-types/bookable.ts";
import { findStaffType } from "#server/features/settings/staff-types/staff-type.queries.ts";
import { staffWagesOn } from "#server/features/settings/staff-types/staff-wage.queries.ts";
import { assertLowestWage } from "#server/features/settings/staff-types/staff-wages.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { whyFixed } from "#texts/da/admin/ledger.ts";
import {
  type BookingRow,
  bookingStatusOf,
  isDoneFor,
  lockAuthorizedBooking,
  takenUp,
  takeUpFactsOf,
  updateBooking,
  viewerOf,
} from "./booking.queries.ts";
import { columnsOfForm, type FormColumns } from "./booking-fields.ts";
import { assertStart, assertWholeDayConfirmed } from "./create-booking.ts";
import { type ChangedBy, moveStaff } from "./move-staff.ts";
import { assertMayRaise, bookedByOf } from "./status/owner-approval/ask-owner.ts";

/**
 * Changes a booking: other or worse terms ask the selected again, the rest they are told of. `dryRun` answers whom it
 * would ask and what it would cost, and saves nothing. A rejected booking waits for approval again. Refuses as `plannedChange`, `assertMayRaise` and `moveStaff`.
 */
export const change: Handler<typeof rows.change> = async ({
  session,
  params,
  query,
  body,
  now,
  services,
}) => {
  const { asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const locked = await lockAuthorizedBooking(tx, session, params.id);
    await assertVersion(tx, locked.id, body.version);
    const isSentAgain = canTakeUp(takeUpFactsOf(locked), now).ok;
    const before = isSentAgain ? { ...locked, ...takenUp } : locked;
    const corporation = await getCorporation(tx, before.corporation_id);
    const shifts = await lockShiftsOfBooking(tx, before.id);
    const selected = shifts.filter(({ status }) => status === "selected").length;
    const facts = {
      ...{ before, isSentAgain, corporation, shifts, selected, asAdmin },
      isFixed: isFixed(before, shifts),
    };
    const planned = await plannedChange(tx, facts, body, now);
    const values = isSentAgain ? { ...planned, ...takenUp } : planned;
    const raised = { before, after: { ...before, ...values } };
    await assertMayRaise(tx, bookedByOf(session), corporation, raised);
    const costs = isDoneFor(session, before.corporation_id);
    if (query.dryRun)
      return previewChange(tx, { before, after: { ...before, ...values }, shifts, costs }, now);

    const context = { tx, now, services };
    const actor = actorOf(session);
    const by = {
      actor,
      costs,
      asAdmin,
      reason: body.reason ?? "",
    };
    const { booking, isPastWorkingTime } = await saveChange(context, facts, values, by);
    await noteEdit(tx, { before, after: booking, by: asAdmin ? "admin" : "corporation" }, now);
    const changed = changedColumns(before, booking);
    if (isSentAgain) {
      await notifyBookingSentAgain(context, booking, corporation);
      await record({ tx, actor, now }, { type: "booking.send_again", id: booking.id, booking });
    } else if (changed.length > 0) {
      await noteChange(tx, { before, after: booking, shifts }, now);
      if (changed.includes("number_of_staff")) await notifyIfFull(context, { booking, corporation, shifts });
      const employees = shifts.map(({ employee_id }) => employee_id);
      const detail = {
        ...changeOf(before, booking, changed),
        ...(isPastWorkingTime ? { past_working_time: true } : {}),
      };
      const event = { type: "booking.change", id: booking.id, booking, employees, detail } as const;
      await record({ tx, actor, now }, event);
    }
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
};

/** Refuses `changed_meanwhile`, with what it is and by whom, where somebody has saved something else since `version`. */
async function assertVersion(tx: Tx, bookingId: number, version: number | undefined): Promise<void> {
  if (version === undefined) return;
  const changes = netEdits(await editsSince(tx, bookingId, version));
  if (changes.length === 0) return;
  const facts = { changes, version: await versionOf(tx, bookingId) };
  throw new DomainError("changed_meanwhile", { facts });
}

/** A booking that is to be changed, locked by the caller. */
interface ChangedBooking {
  readonly before: BookingRow;
  /** It was rejected and waits for approval again. */
  readonly isSentAgain: boolean;
  readonly corporation: CorporationRow;
  readonly shifts: readonly ShiftRow[];
  readonly selected: number;
  readonly isFixed: boolean;
  readonly asAdmin: boolean;
}

/**
 * The columns that an edited form changes. Refuses `not_found` for a cancelled booking, `booking_ended`,
 * `booking_started`, `staff_type_selected`, `count_locked`, `count_below_selected`, `wage_lowered`, and `invalid` under
 * the field that is wrong. Rules: Earliest and latest start; Day and night; Number of staff; Lowering the wage, docs/rules/bookings.md.
 */
async function plannedChange(
  tx: Tx,
  facts: ChangedBooking,
  { is_email_script_allowed: sendsMail, reason: _, version: __, ...form }: BookingChange,
  now: Moment,
) {
  const { before, asAdmin } = facts;
  assertEditable(facts, now);
  const isOtherDay = form.date !== before.date;
  const isMoved = isOtherDay || form.start_time !== before.start_time;
  // A booking that has begun is moved to no time at all, which is what is said of it.
  if (isMoved && now < before.starts_at.getTime()) assertStart(form, asAdmin, now);
  const columns = columnsOfForm(form);
  await assertUnlocked(tx, facts, columns, now);
  await assertWage(tx, facts, columns);
  if (form.start_time !== before.start_time || form.end_time !== before.end_time)
    assertWholeDayConfirmed(form);
  assertNumbers(facts, { ...columns, promised: await promisedWage(tx, before, facts.shifts) }, now);
  const { corporation_id: corporationId, department_id } = before;
  return {
    ...columns,
    department_id: await chosenDepartment(tx, form.department, { corporationId, before: department_id }),
    ...(await feesAfter(tx, facts, columns, isMoved, now)),
    agreement: isOtherDay ? await agreementFor(tx, facts.corporation, form.date) : agreementOf(before),
    ...(asAdmin ? { admin_message: form.admin_message } : {}),
    ...(asAdmin && sendsMail !== undefined ? { is_email_script_allowed: sendsMail } : {}),
    updated_at: new Date(now),
  };
}

/** Another wage, job or day, and all of what is sent again, is held against the lowest wage. Rule: Wages of a staff type, docs/rules/pricing.md. */
async function assertWage(
  tx: Tx,
  { before, isSentAgain }: ChangedBooking,
  columns: FormColumns,
): Promise<void> {
  const isSame =
    columns.hourly_wage === before.hourly_wage &&
    columns.staff_type_id === before.staff_type_id &&
    columns.date === before.date;
  if (isSame && !isSentAgain) return;
  const staffType = await findStaffType(tx, columns.staff_type_id);
  const wages = await staffWagesOn(tx, columns.staff_type_id, columns.date);
  assertLowestWage({ ...columns, job_title: staffType?.job_title ?? before.job_title }, wages);
}

/** Saves the change; the shifts move with it, and the selected are asked where the terms are other or worse. */
async function saveChange(
  context: MessageContext,
  { before, shifts }: ChangedBooking,
  values: Awaited<ReturnType<typeof plannedChange>>,
  by: ChangedBy,
): Promise<{ booking: BookingRow; isPastWorkingTime: boolean }> {
  const { tx, now } = context;
  const after = await updateBooking(tx, before.id, {
    ...values,
    agreement: JSON.stringify(values.agreement),
  });
  if (after.number_of_staff !== before.number_of_staff) await keepAddedPlaces(tx, shifts);
  const { released, isPastWorkingTime } = await moveStaff(context, { before, after, shifts }, by);
  const staying = shifts.filter(({ id }) => !released.includes(id));
  await askAgain(tx, { before, after, shifts: staying, costs: by.costs }, now);
  return { booking: after, isPastWorkingTime };
}

/** What people agreed on holds from the start on, and the job as soon as somebody is selected for it. */
async function assertUnlocked(
  tx: Tx,
  { before, selected, asAdmin }: ChangedBooking,
  columns: FormColumns,
  now: Moment,
): Promise<void> {
  const isOtherJob = columns.staff_type_id !== before.staff_type_id;
  if (isOtherJob) await bookableStaffType(tx, columns.staff_type_id, asAdmin);
  const isOther = isOtherJob || changedTerms(before, columns).length > 0;
  const facts = { isOtherJob, isOther, selected, startsAt: before.starts_at.getTime() };
  const verdict = canChangeAgreement(facts, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
}

/** A number that was chosen by hand has no places that go with somebody. */
async function keepAddedPlaces(tx: Tx, shifts: readonly ShiftRow[]): Promise<void> {
  const added = shifts.filter(({ added_place }) => added_place);
  await updateShifts(
    tx,
    added.map((shift) => ({ shift, values: { added_place: false } })),
  );
}

/** What is over is changed by admins alone, until its check-out is closed or it is on its way to be billed. */
function assertEditable({ before, isFixed, asAdmin }: ChangedBooking, now: Moment): void {
  if (before.status === "cancelled") throw new DomainError("not_found");
  const isOver = now >= before.ends_at.getTime();
  if (isOver && !asAdmin) throw new DomainError("booking_ended");
  if (isFixed) throw new DomainError("booking_ended", asAdmin ? { detail: whyFixed } : {});
}

function assertNumbers(
  { before, selected, asAdmin }: ChangedBooking,
  columns: { number_of_staff: number; hourly_wage: Ore; promised: Ore },
  now: Moment,
): void {
  const count = checkStaffCount(
    {
      from: before.number_of_staff,
      to: columns.number_of_staff,
      selected,
      status: bookingStatusOf(before, selected, now),
      startsAt: before.starts_at.getTime(),
      isAdmin: asAdmin,
    },
    now,
  );
  if (!count.ok) throw new DomainError(count.refusal);
  const wage = checkWageChange({ from: columns.promised, to: columns.hourly_wage, selected });
  if (!wage.ok) throw new DomainError(wage.refusal);
}

/** The fees after the change, nothing where they stay. Rule: Fee after an edit, docs/rules/pricing.md. */
async function feesAfter(
  tx: Tx,
  { before, corporation, selected, asAdmin }: ChangedBooking,
  columns: { staff_type_id: number; starts_at: Date },
  isMoved: boolean,
  now: Moment,
): Promise<Partial<FeeColumns>> {
  const hasNewType = columns.staff_type_id !== before.staff_type_id;
  const staffType = hasNewType ? await bookableStaffType(tx, columns.staff_type_id, asAdmin) : null;
  const status = bookingStatusOf(before, selected, now);
  const createdAt = before.created_at.getTime();
  const renewal = feeRenewal({ status, createdAt, isMoved, hasNewStaffType: hasNewType }, now);
  if (!renewal) return {};
  const isRefetched = renewal.isRefetched && staffType !== null;
  const today = dayOf(now);
  const fees = isRefetched
    ? feesFor(
        await pricesInForce(tx, today),
        await underAgreement(tx, corporation, today),
        staffType.job_title,
      )
    : feesIn(before);
  return feeColumns(fees, renewal.madeAt, columns.starts_at.getTime(), termsOf(before));
}
