import { sql } from "kysely";
import type { applicantEndpoints as rows } from "#contract/applications/application.endpoints.ts";
import { hasShiftWith } from "#server/features/corporations/favourites/favourite.queries.ts";
import { experienceOf } from "#server/features/employees/experience/experience.queries.ts";
import { serializeExperience } from "#server/features/employees/experience/experience.serializer.ts";
import { isForgiven } from "#server/features/reputation/reputation.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";

/** What companies said of a person. */
export const ratings: Handler<typeof rows.ratings> = async ({ session, params, services }) => {
  await assertRelated(services.db, session, params.employeeId);
  const found = await ratingHistory(services.db, params.employeeId);
  return found.map(({ booking_id, date, created_at, ...rating }) => ({
    ...rating,
    booking: { id: booking_id, date },
    created_at: created_at.toISOString(),
  }));
};

/** The confirmed shifts that a person cancelled. */
export const cancellations: Handler<typeof rows.cancellations> = async ({ session, params, services }) => {
  await assertRelated(services.db, session, params.employeeId);
  const found = await cancellationHistory(services.db, params.employeeId);
  return found.flatMap(({ booking_id, date, cancelled_at, ...cancellation }) =>
    cancelled_at === null
      ? []
      : { ...cancellation, booking: { id: booking_id, date }, cancelled_at: cancelled_at.toISOString() },
  );
};

/** What a person has worked before. */
export const workExperiences: Handler<typeof rows.workExperiences> = async ({
  session,
  params,
  services,
}) => {
  await assertRelated(services.db, session, params.employeeId);
  return (await experienceOf(services.db, params.employeeId)).map(serializeExperience);
};

/** Lets through the person itself, companies that it has or had a shift with, and admins. */
async function assertRelated(db: Db, session: Session, employeeId: number): Promise<void> {
  if (session.kind === "employee" && session.id === employeeId) return;
  if (session.kind !== "corporation") throw new DomainError("not_found");
  const isAdmin = session.isAdmin && session.actorId === null;
  if (!isAdmin && !(await hasShiftWith(db, session.id, employeeId))) throw new DomainError("not_found");
}

/** What a company said of a person after a shift. */
interface RatingRow {
  readonly score: number;
  readonly comment: string;
  readonly created_at: Date;
  readonly corporation: string;
  readonly booking_id: number;
  readonly date: string;
  readonly job_title: string;
}

/** A confirmed shift that a person cancelled. */
interface CancellationRow {
  readonly corporation: string;
  readonly booking_id: number;
  readonly date: string;
  readonly cancellation_reason: string | null;
  readonly cancelled_at: Date | null;
  readonly hours_before_booking_date: number | null;
}

/** The ratings of a person that count, latest first. */
function ratingHistory(db: Db | Tx, employeeId: number): Promise<RatingRow[]> {
  return db
    .selectFrom("ratings as r")
    .innerJoin("shifts as s", "s.id", "r.shift_id")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "r.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["r.score", "r.comment", "r.created_at", "c.name as corporation"])
    .select(["b.id as booking_id", "b.date", "t.job_title"])
    .where("r.employee_id", "=", employeeId)
    .where("r.about", "=", "employee")
    .where("r.annulled_at", "is", null)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .execute();
}

/** Why a person cancelled; null of a late sick report, whose reason is for the office alone. */
const toldReason = sql<string | null>`case when s.sick_by is null then s.cancellation_reason end`;

/** The shifts that a person cancelled and that count, latest first. */
function cancellationHistory(db: Db | Tx, employeeId: number): Promise<CancellationRow[]> {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select(["s.cancelled_at", "s.hours_before_booking_date", toldReason.as("cancellation_reason")])
    .select(["c.name as corporation", "b.id as booking_id", "b.date"])
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "cancelled")
    .where((eb) => eb.not(isForgiven(sql.ref("s.id"))))
    .orderBy("s.cancelled_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
}
