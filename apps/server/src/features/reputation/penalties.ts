import type { Selectable } from "kysely";
import {
  annulCancellation,
  annulNoShow,
  currentCard,
  frozenUntil,
  type NewPenalty,
  type Penalty,
  penaltyForCancellation,
  penaltyForNoShow,
  type SelectedShift,
} from "#rules/cancelling/penalties.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Penalties } from "#server/platform/database/types.gen.ts";

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

/** The penalties of many employees at once, annulled ones among them; no entry for who has none. */
async function penaltiesOf(db: Db | Tx, employeeIds: readonly number[]): Promise<Map<number, Penalty[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("penalties")
    .selectAll()
    .where("employee_id", "in", employeeIds)
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.employee_id)].map(([id, own]) => [id, own.map(asPenalty)]),
  );
}

/** Card and freeze of each of `employeeIds` at `now`. Rule: Current card, docs/rules/cancellation.md. */
export async function penaltyStatesOf(
  db: Db | Tx,
  employeeIds: readonly number[],
  now: Moment,
): Promise<Map<number, PenaltyState>> {
  const penalties = await penaltiesOf(db, employeeIds);
  const stateOf = (own: Penalty[]) => ({ card: currentCard(own, now), frozenUntil: frozenUntil(own, now) });
  return new Map(employeeIds.map((id) => [id, stateOf(penalties.get(id) ?? [])]));
}

/**
 * Gives the penalty for cancelling a confirmed shift, which has its new status already. A late one
 * also rates the employee with one star, in the name of the company.
 * Rules: Late cancellation; Card for a cancellation, docs/rules/cancellation.md.
 */
export async function penaliseCancellation(
  tx: Tx,
  shift: PenalisedShift & { readonly corporation_id: number },
  now: Moment,
): Promise<Penalty["kind"]> {
  await lockPenalties(tx, shift.employee_id);
  // Somebody whom an admin added again after a cancellation, and who cancels again, has one penalty, not two.
  await saveAnnulled(tx, annulCancellation(await own(tx, shift), shift.id, now));
  const given = penaltyForCancellation(await own(tx, shift), await selectedShifts(tx, shift), shift.id, now);
  await insertPenalty(tx, shift.employee_id, given);
  if (given.penalty.kind === "late") await rateLateCancellation(tx, shift, now);
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

/** Gives the penalty for not showing up. Given twice it is one. Rule: Not met, docs/rules/cancellation.md. */
export async function penaliseNoShow(tx: Tx, shift: PenalisedShift, now: Moment): Promise<void> {
  await lockPenalties(tx, shift.employee_id);
  const before = await own(tx, shift);
  const isLive = (penalty: Penalty) => penalty.shiftId === shift.id && penalty.annulledAt === null;
  if (before.some((penalty) => isLive(penalty) && penalty.kind === "no_show")) return;
  await saveAnnulled(tx, annulCancellation(before, shift.id, now));
  await insertPenalty(tx, shift.employee_id, penaltyForNoShow(shift.id, now));
}

/** Takes back card and freeze of a no-show that is set to met again. Rule: Taking a penalty back, docs/rules/cancellation.md. */
export async function annulNoShowOf(tx: Tx, shift: PenalisedShift, now: Moment): Promise<void> {
  await lockPenalties(tx, shift.employee_id);
  await saveAnnulled(tx, annulNoShow(await own(tx, shift), shift.id, now));
}

/**
 * Takes back card, freeze and one-star rating of a cancellation whose place is filled again.
 * Rule: Taking a penalty back, docs/rules/cancellation.md.
 */
export async function annulPenaltyOfShift(tx: Tx, shift: PenalisedShift, now: Moment): Promise<void> {
  await lockPenalties(tx, shift.employee_id);
  await saveAnnulled(tx, annulCancellation(await own(tx, shift), shift.id, now));
  await tx
    .updateTable("ratings")
    .set({ annulled_at: new Date(now) })
    .where("shift_id", "=", shift.id)
    .where("because", "=", "late_cancellation")
    .where("annulled_at", "is", null)
    .execute();
}

/** Two penalties of one person at the same moment would not see each other: they wait here. */
async function lockPenalties(tx: Tx, employeeId: number): Promise<void> {
  await tx.selectFrom("employees").select("id").where("id", "=", employeeId).forNoKeyUpdate().execute();
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

async function insertPenalty(tx: Tx, employeeId: number, { penalty, consumes }: NewPenalty): Promise<void> {
  const { id } = await tx
    .insertInto("penalties")
    .values({
      employee_id: employeeId,
      shift_id: penalty.shiftId,
      kind: penalty.kind,
      card: penalty.card,
      occurred_at: new Date(penalty.occurredAt),
      freeze_until: dateOrNull(penalty.freezeUntil),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (consumes.length === 0) return;
  await tx.updateTable("penalties").set({ consumed_by: id }).where("id", "in", consumes).execute();
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

function asPenalty(row: Selectable<Penalties>): Penalty {
  return {
    id: row.id,
    shiftId: row.shift_id,
    kind: row.kind,
    card: row.card,
    occurredAt: row.occurred_at.getTime(),
    freezeUntil: row.freeze_until?.getTime() ?? null,
    annulledAt: row.annulled_at?.getTime() ?? null,
    consumedBy: row.consumed_by,
  };
}

function dateOrNull(moment: Moment | null): Date | null {
  return moment === null ? null : new Date(moment);
}
