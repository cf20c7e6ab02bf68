import { type NewPenalty, penaltyForCancellation, penaltyForNoShow } from "#rules/cancelling/penalties.ts";
import { answerBy } from "#rules/cancelling/reviews.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";

const DAY = 24 * HOUR_MS;
/** What is older has been looked at by the office. */
const LOOKED_AT_AFTER = 30 * DAY;
const REVIEWER = "Karen Lund";

/** A place that somebody left or did not come to. */
interface MissedShift {
  shiftId: number;
  employeeId: number;
  corporationId: number;
  kind: "late" | "early" | "no_show";
  startsAt: Moment;
  at: Moment;
  /** When somebody else had the place, which takes the penalty back. */
  refilledAt: Moment | null;
}

/** What a missed shift led to by the rules, and what the person and the office have said of it; nobody misses two shifts here. */
export async function seedMissedShift(tx: Tx, missed: MissedShift, now: Moment): Promise<void> {
  const { penalty } = givenFor(missed);
  await tx
    .insertInto("penalties")
    .values({
      employee_id: missed.employeeId,
      shift_id: missed.shiftId,
      kind: penalty.kind,
      card: penalty.card,
      occurred_at: new Date(penalty.occurredAt),
      freeze_until: penalty.freezeUntil === null ? null : new Date(penalty.freezeUntil),
      annulled_at: missed.refilledAt === null ? null : new Date(missed.refilledAt),
    })
    .execute();
  if (missed.kind === "late") await seedStar(tx, missed);
  if (missed.refilledAt !== null) return;
  if (now - missed.at > LOOKED_AT_AFTER) await seedDecision(tx, missed);
  else if (missed.kind === "no_show") await seedWords(tx, missed, now);
}

function givenFor({ kind, shiftId, startsAt, at }: MissedShift): NewPenalty {
  if (kind === "no_show") return penaltyForNoShow(shiftId, at);
  return penaltyForCancellation([], [{ id: shiftId, startsAt }], shiftId, at);
}

/** A late cancellation is one star in the name of the company. */
async function seedStar(tx: Tx, { shiftId, employeeId, corporationId, at }: MissedShift): Promise<void> {
  await tx
    .insertInto("ratings")
    .values({
      shift_id: shiftId,
      about: "employee",
      employee_id: employeeId,
      corporation_id: corporationId,
      score: 1,
      because: "late_cancellation",
      created_at: new Date(at),
    })
    .execute();
}

async function seedDecision(tx: Tx, { shiftId, kind, at }: MissedShift): Promise<void> {
  await tx
    .updateTable("penalties")
    .set(({ selectFrom }) => ({
      decision: "uphold" as const,
      reviewer: REVIEWER,
      decision_reason:
        kind === "no_show"
          ? "Virksomheden har bekræftet, at medarbejderen ikke mødte, og vi har ikke hørt fra medarbejderen."
          : "Afbuddet kom mindre end et døgn før vagten, og pladsen nåede ikke at blive besat.",
      decided_at: new Date(at + 2 * DAY),
      decided_by: selectFrom("corporations").select("id").where("is_admin", "=", true).limit(1),
    }))
    .where("shift_id", "=", shiftId)
    .execute();
}

/** Somebody who did not come lately asks for a new look at it. */
async function seedWords(tx: Tx, { shiftId, at }: MissedShift, now: Moment): Promise<void> {
  const asked = Math.min(now, Math.max(at + DAY, now - DAY));
  await tx
    .updateTable("penalties")
    .set({
      review_message:
        "Jeg skrev til køkkenchefen samme formiddag, at jeg lå med feber. Vil I se på det igen?",
      review_asked_at: new Date(asked),
      // A red card for not coming freezes for months.
      answer_by: answerBy(asked, { freezeUntil: now + DAY }, 3),
      reviewer: REVIEWER,
    })
    .where("shift_id", "=", shiftId)
    .execute();
}
