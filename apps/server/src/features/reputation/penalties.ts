import {
  annulCancellation,
  annulNoShow,
  annulPenalty,
  currentCard,
  frozenUntil,
  type NewPenalty,
  type Penalty,
  penaltyForCancellation,
  penaltyForNoShow,
  type SelectedShift,
} from "#rules/cancelling/penalties.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { countingPenaltiesOf, lockPenalties, penaltiesOf } from "./penalty.queries.ts";
import { notifyGiven, notifyReplaced } from "./reviews/review.notifications.ts";

/** The shift that a penalty is about. */
export interface PenalisedShift {
  readonly id: number;
  readonly employee_id: number;
}

/** What follows from somebody's penalties now: the card and the end of the freeze. */
export interface PenaltyState {
  readonly card: "yellow" | "red" | null;
  readonly frozenUntil: Moment | null;
}

/** Card and freeze of each of `employeeIds` at `now`. Rule: Current card, docs/rules/cancellation.md. */
export async function penaltyStatesOf(
  db: Db | Tx,
  employeeIds: readonly number[],
  now: Moment,
): Promise<Map<number, PenaltyState>> {
  const penalties = await countingPenaltiesOf(db, employeeIds, now);
  return new Map(employeeIds.map((id) => [id, penaltyState(penalties.get(id) ?? [], now)]));
}

/** Card and freeze that follow from all penalties of one person. */
export function penaltyState(own: Penalty[], now: Moment): PenaltyState {
  return { card: currentCard(own, now), frozenUntil: frozenUntil(own, now) };
}

/**
 * Gives the penalty for cancelling a confirmed shift, which has its new status already, and tells the employee. A late
 * one also rates the employee with one star, in the name of the company.
 * Rules: Late cancellation; Card for a cancellation, docs/rules/cancellation.md.
 */
export async function penaliseCancellation(
  context: MessageContext,
  shift: PenalisedShift & { readonly corporation_id: number },
): Promise<Penalty["kind"]> {
  const { tx, now } = context;
  await lockPenalties(tx, shift.employee_id);
  // Somebody whom an admin added again after a cancellation, and who cancels again, has one penalty, not two.
  await saveAnnulled(tx, annulCancellation(await own(tx, shift), shift.id, now));
  const given = penaltyForCancellation(await own(tx, shift), await selectedShifts(tx, shift), shift.id, now);
  const id = await insertPenalty(context, shift.employee_id, given);
  if (given.penalty.kind === "late") await rateLateCancellation(tx, shift, now);
  await notifyGiven(context, id);
  return given.penalty.kind;
}

/** The penalty that cancelling a confirmed shift gives at `now`; nothing is saved. */
export async function previewCancellation(
  db: Db | Tx,
  shift: PenalisedShift,
  now: Moment,
): Promise<Pick<Penalty, "kind" | "card" | "freezeUntil">> {
  // A penalty of the same shift is taken back first, as `penaliseCancellation` does.
  const before = (await own(db, shift)).filter(({ shiftId }) => shiftId !== shift.id);
  return penaltyForCancellation(before, await selectedShifts(db, shift), shift.id, now).penalty;
}

/** Whether the freeze of a penalty that is given at `now` waits until somebody of the office has confirmed it. */
export function isFreezeHeld(
  { freezeUntil }: Pick<Penalty, "freezeUntil">,
  { holdFreezesFrom }: Pick<Settings, "holdFreezesFrom">,
  now: Moment,
): boolean {
  return freezeUntil !== null && holdFreezesFrom !== null && now >= holdFreezesFrom;
}

/**
 * Gives the penalty for not showing up and tells the employee. Given twice it is one.
 * Rule: Not met, docs/rules/cancellation.md.
 */
export async function penaliseNoShow(context: MessageContext, shift: PenalisedShift): Promise<void> {
  const { tx, now } = context;
  await lockPenalties(tx, shift.employee_id);
  const before = await own(tx, shift);
  const isLive = (penalty: Penalty) => penalty.shiftId === shift.id && penalty.annulledAt === null;
  if (before.some((penalty) => isLive(penalty) && penalty.kind === "no_show")) return;
  await saveAnnulled(tx, annulCancellation(before, shift.id, now));
  await notifyGiven(
    context,
    await insertPenalty(context, shift.employee_id, penaltyForNoShow(shift.id, now)),
  );
}

/**
 * Takes back card and freeze of a no-show that is set to met again, and tells the employee.
 * Rule: Taking a penalty back, docs/rules/cancellation.md.
 */
export async function annulNoShowOf(context: MessageContext, shift: PenalisedShift): Promise<void> {
  const { tx, now } = context;
  await lockPenalties(tx, shift.employee_id);
  const changed = annulNoShow(await own(tx, shift), shift.id, now);
  await saveAnnulled(tx, changed);
  await notifyReplaced(context, annulledNow(changed, now), "met");
}

/**
 * Takes back card, freeze and one-star rating of a cancellation whose place is filled again, and tells the employee.
 * Rule: Taking a penalty back, docs/rules/cancellation.md.
 */
export async function annulPenaltyOfShift(context: MessageContext, shift: PenalisedShift): Promise<void> {
  const { tx, now } = context;
  await lockPenalties(tx, shift.employee_id);
  const changed = annulCancellation(await own(tx, shift), shift.id, now);
  await saveAnnulled(tx, changed);
  await takeStarBack(tx, shift.id, now);
  await notifyReplaced(context, annulledNow(changed, now), "replaced");
}

/** Takes back one penalty with its star because an admin says so. Rule: Taking a penalty back, docs/rules/cancellation.md. */
export async function liftPenalty(
  tx: Tx,
  penalty: PenalisedShift & { penaltyId: number },
  now: Moment,
): Promise<void> {
  const changed = annulPenalty(await own(tx, penalty), penalty.penaltyId, now);
  await saveAnnulled(tx, changed);
  if (changed.some(({ id, kind }) => id === penalty.penaltyId && kind === "late")) {
    await takeStarBack(tx, penalty.id, now);
  }
}

function annulledNow(changed: readonly Penalty[], now: Moment): number[] {
  return changed.filter(({ annulledAt }) => annulledAt === now).map(({ id }) => id);
}

async function takeStarBack(tx: Tx, shiftId: number, now: Moment): Promise<void> {
  await tx
    .updateTable("ratings")
    .set({ annulled_at: new Date(now) })
    .where("shift_id", "=", shiftId)
    .where("because", "=", "late_cancellation")
    .where("annulled_at", "is", null)
    .execute();
}

async function own(tx: Db | Tx, { employee_id }: PenalisedShift): Promise<Penalty[]> {
  return (await penaltiesOf(tx, [employee_id])).get(employee_id) ?? [];
}

async function selectedShifts(tx: Db | Tx, { employee_id }: PenalisedShift): Promise<SelectedShift[]> {
  const rows = await tx
    .selectFrom("shifts")
    .select(["id", "starts_at"])
    .where("employee_id", "=", employee_id)
    .where("status", "in", ["selected", "cancelled", "sick"])
    .execute();
  return rows.map((row) => ({ id: row.id, startsAt: row.starts_at.getTime() }));
}

async function insertPenalty(
  { tx, now, services }: MessageContext,
  employeeId: number,
  { penalty, consumes }: NewPenalty,
): Promise<number> {
  const { id } = await tx
    .insertInto("penalties")
    .values({
      employee_id: employeeId,
      shift_id: penalty.shiftId,
      kind: penalty.kind,
      card: penalty.card,
      occurred_at: new Date(penalty.occurredAt),
      freeze_until: dateOrNull(penalty.freezeUntil),
      is_held: isFreezeHeld(penalty, services.settings, now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (consumes.length > 0) {
    await tx.updateTable("penalties").set({ consumed_by: id }).where("id", "in", consumes).execute();
  }
  return id;
}

async function saveAnnulled(tx: Tx, changed: readonly Penalty[]): Promise<void> {
  for (const penalty of changed) {
    await tx
      .updateTable("penalties")
      .set({
        card: penalty.card,
        freeze_until: dateOrNull(penalty.freezeUntil),
        annulled_at: dateOrNull(penalty.annulledAt),
        consumed_by: penalty.consumedBy,
      })
      .where("id", "=", penalty.id)
      .execute();
  }
}

async function rateLateCancellation(
  tx: Tx,
  shift: PenalisedShift & { readonly corporation_id: number },
  now: Moment,
): Promise<void> {
  const again = { created_at: new Date(now), annulled_at: null };
  await tx
    .insertInto("ratings")
    .values({
      shift_id: shift.id,
      about: "employee",
      employee_id: shift.employee_id,
      corporation_id: shift.corporation_id,
      score: 1,
      because: "late_cancellation",
      ...again,
    })
    .onConflict((conflict) => conflict.columns(["shift_id", "about", "because"]).doUpdateSet(again))
    .execute();
}

function dateOrNull(moment: Moment | null): Date | null {
  return moment === null ? null : new Date(moment);
}
