import type { mergeEndpoints as rows, WireMerge } from "#contract/employees/merge.endpoints.ts";
import { canMerge, isDeactivatedAfterMerge, planMerge } from "#rules/people/merging.ts";
import { lockBookingsOf, recordAccess } from "#server/features/applications/release-shifts.ts";
import { loadBookings } from "#server/features/bookings/booking.queries.ts";
import { checkPlace, keepCheck } from "#server/features/bookings/fitness/fitness-checks.ts";
import {
  findShift,
  leaveQueues,
  withdrawApplications,
} from "#server/features/bookings/shifts/shift.queries.ts";
import {
  type EmployeeRow,
  lockEmployee,
  updateEmployee,
} from "#server/features/employees/employee.queries.ts";
import { readPayData } from "#server/features/employees/pay-data.ts";
import { wayToWire } from "#server/features/employees/ways-in/ways-in.ts";
import { type EventContext, record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { fullName } from "#texts/format/contact.ts";
import { tellMerge } from "./merge.notifications.ts";
import { isPayUnderWay, type ShiftToMerge, shiftsToMerge, thingsOf } from "./merge.queries.ts";
import { dropWays, mergedWays } from "./merge-ways.ts";
import { moveEverything } from "./move-profile.ts";

/**
 * Merges two profiles of one person, for good, and tells both their addresses; `dryRun` only says what would
 * move and what stands in the way. Refuses `not_found`, `last_way_in` and what `canMerge` refuses.
 * Rules: Merging two profiles; Access of merged profiles; Shifts of merged profiles; Ways in of merged profiles, docs/rules/people.md.
 */
export const mergeProfiles: Handler<typeof rows.merge> = ({ session, query, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    if (body.keep === body.drop) throw new DomainError("merge_same");
    // Whoever changes a shift locks its booking before the person.
    await lockBookingsOf(tx, await shiftsToMerge(tx, [body.keep, body.drop]));
    const { keep, drop } = await lockBoth(tx, body);
    const shifts = await shiftsToMerge(tx, [keep.id, drop.id]);
    const [kept = [], merged = []] = [keep.id, drop.id].map((id) =>
      shifts.filter((one) => one.employee_id === id),
    );
    const plan = planMerge(kept, merged);
    const verdict = canMerge({
      isSame: false,
      hasOtherCpr: hasOtherCpr(keep, drop, services),
      isPayUnderWay: await isPayUnderWay(tx, drop.id),
      collisions: plan.collisions.length,
    });
    const refusal = verdict.ok || verdict.refusal === "merge_same" ? null : verdict.refusal;
    const moving = merged.filter(({ id }) => !plan.gone.includes(id));
    const ways = await mergedWays(tx, { keep, drop }, { chosen: body.ways, services });
    const answer: WireMerge = {
      keep: profileOf(keep, kept),
      drop: profileOf(drop, merged),
      moves: {
        shifts: moving.filter(({ wasConfirmed }) => wasConfirmed).length,
        applications: moving.filter(({ status }) => status === "applied").length,
        ...(await thingsOf(tx, drop)),
      },
      ways: ways.map(({ way, isKept, isKnown }) => ({
        ...wayToWire(way, services.secrets),
        kept: isKept,
        is_known: isKnown,
      })),
      gone: plan.gone.length,
      collisions: plan.collisions.map(([own, theirs]) => ({
        keep: collidingOf(shifts, own.id),
        drop: collidingOf(shifts, theirs.id),
      })),
      refusal,
    };
    if (query.dryRun) return answer;
    if (refusal) throw new DomainError(refusal);
    const left = await dropWays({ tx, now, services }, { keep, drop }, ways);
    await moveEverything(tx, { keep, drop: left }, { gone: plan.gone, now, services });
    const actor = actorOf(session);
    await checkMoved({ tx, now, services }, { keep, moving }, actor);
    await tellMerge({ tx, now, services }, { keep, drop, bothOpen: ways.every(({ isKept }) => isKept) });
    const context = { tx, actor, now };
    const open = moving.filter(({ status }) => status === "applied" || status === "selected");
    await recordAccess(
      context,
      open.map((shift) => ({ ...shift, employee_id: keep.id })),
    );
    const isDeactivated = isDeactivatedAfterMerge({
      isKeptDeactivated: keep.deactivated_at !== null,
      isMergedDeactivated: drop.deactivated_at !== null,
      isLifted: body.lift_deactivation,
    });
    if (isDeactivated) await endAccess(context, keep.id, keep.deactivated_at ?? drop.deactivated_at);
    const detail = { merged: drop.id, is_deactivated: isDeactivated };
    await record(context, { type: "employee.merge_profiles", id: keep.id, detail });
    return answer;
  });

/** What is found of the one person that has the coming shifts of both is kept with them; nobody loses a shift by a merge. */
async function checkMoved(
  context: MessageContext,
  { keep, moving }: { readonly keep: EmployeeRow; readonly moving: readonly ShiftToMerge[] },
  actor: Actor,
): Promise<void> {
  const confirmed = moving.filter(({ status }) => status === "selected");
  const bookings = await loadBookings(
    context.tx,
    confirmed.map(({ booking_id }) => booking_id),
  );
  const asked = { actor, how: "merged", reason: "" } as const;
  for (const { id, booking_id } of confirmed) {
    const booking = bookings.find((one) => one.id === booking_id);
    const shift = await findShift(context.tx, id);
    if (!booking || !shift || booking.ends_at.getTime() <= context.now) continue;
    const check = await checkPlace(context, booking, keep.id, asked);
    await keepCheck(context, { booking, shift }, check, asked);
  }
}

/** The kept profile has no access from then on: its sessions, open applications and places in queues end. */
async function endAccess(
  context: EventContext & { readonly tx: Tx },
  id: number,
  since: Date | null,
): Promise<void> {
  const { tx, now } = context;
  await updateEmployee(tx, id, { deactivated_at: since });
  await endSessionsOf(tx, { kind: "employee", id });
  await recordAccess(context, await withdrawApplications(tx, id, now));
  await leaveQueues(tx, id);
}

interface Both {
  readonly keep: EmployeeRow;
  readonly drop: EmployeeRow;
}

/** Both profiles, locked in the order of their ids. */
async function lockBoth(tx: Tx, ids: { readonly keep: number; readonly drop: number }): Promise<Both> {
  const found = new Map<number, EmployeeRow | undefined>();
  for (const id of [ids.keep, ids.drop].sort((a, b) => a - b)) found.set(id, await lockEmployee(tx, id));
  const [keep, drop] = [found.get(ids.keep), found.get(ids.drop)];
  if (!keep || !drop || keep.erased_at !== null || drop.erased_at !== null)
    throw new DomainError("not_found");
  return { keep, drop };
}

function hasOtherCpr(keep: EmployeeRow, drop: EmployeeRow, { secrets }: Services): boolean {
  const [own, theirs] = [readPayData(keep, secrets).cpr_nr, readPayData(drop, secrets).cpr_nr];
  return own !== "" && theirs !== "" && own !== theirs;
}

function profileOf(employee: EmployeeRow, shifts: readonly ShiftToMerge[]) {
  const { id, first_name, last_name, created_at, deactivated_at } = employee;
  return {
    id,
    name: fullName(first_name, last_name),
    created_at: created_at.toISOString(),
    deactivated_at: deactivated_at?.toISOString() ?? null,
    shifts: shifts.filter(({ status }) => status === "selected").length,
  };
}

function collidingOf(shifts: readonly ShiftToMerge[], id: number) {
  const shift = shifts.find((one) => one.id === id);
  if (!shift)
    throw new Error(`Shift ${id} is in the plan of a merge and not among the shifts that it was made of.`);
  const { booking_id, employee_id, date, start_time, end_time, job_title, corporation } = shift;
  return { shift_id: id, booking_id, employee_id, date, start_time, end_time, job_title, corporation };
}
