import type { ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ShiftTime } from "#rules/applying/vacancy.ts";
import { type Approval, type ProfileState, profileState } from "#rules/people/approval.ts";
import type { Moment } from "#rules/time/moment.ts";
import { penaltyState } from "#server/features/reputation/penalties.ts";
import { asPenalty, countingPenalties } from "#server/features/reputation/penalty.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { DB } from "#server/platform/database/types.gen.ts";

/** What of a person, besides the job, decides which jobs can be applied for. */
export interface Applicant {
  /** Whether the profile is approved and has a name. */
  readonly profile: ProfileState;
  readonly frozenUntil: Moment | null;
  /** The confirmed shifts that are not over. */
  readonly confirmed: readonly (ShiftTime & { readonly bookingId: number })[];
}

/** What decides which jobs `employeeId` can apply for at `now`. */
export async function loadApplicant(db: Db | Tx, employeeId: number, now: Moment): Promise<Applicant> {
  const row = await db
    .selectFrom("employees")
    .select((eb) => applicantColumns(eb, now))
    .where("employees.id", "=", employeeId)
    .executeTakeFirstOrThrow();
  return applicantOf(row, now);
}

/** The columns of a query for employees that `applicantOf` reads: approval, name, penalties that count, and shifts to come. */
export function applicantColumns(eb: ExpressionBuilder<DB, "employees">, now: Moment) {
  return [
    "employees.approval",
    "employees.first_name",
    "employees.last_name",
    countingPenalties(eb, now).as("penalties"),
    jsonArrayFrom(
      eb
        .selectFrom("shifts")
        .select(["booking_id", "work_date", "starts_at", "ends_at"])
        .whereRef("shifts.employee_id", "=", "employees.id")
        .where("status", "=", "selected")
        .where("ends_at", ">", new Date(now)),
    ).as("confirmed"),
  ] as const;
}

interface ApplicantRow {
  readonly approval: Approval;
  readonly first_name: string;
  readonly last_name: string;
  readonly penalties: readonly Parameters<typeof asPenalty>[0][];
  readonly confirmed: readonly {
    readonly booking_id: number;
    readonly work_date: string;
    readonly starts_at: string;
    readonly ends_at: string;
  }[];
}

/** What a row with `applicantColumns` comes to at `now`. */
export function applicantOf({ penalties, confirmed, ...profile }: ApplicantRow, now: Moment): Applicant {
  return {
    profile: profileState(profile),
    frozenUntil: penaltyState(penalties.map(asPenalty), now).frozenUntil,
    confirmed: confirmed.map((shift) => ({
      bookingId: shift.booking_id,
      date: shift.work_date,
      startsAt: Date.parse(shift.starts_at),
      endsAt: Date.parse(shift.ends_at),
    })),
  };
}
