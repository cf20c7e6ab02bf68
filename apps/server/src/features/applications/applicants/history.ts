import type { applicantEndpoints as rows } from "#contract/applications/endpoints.ts";
import { hasShiftWith } from "#server/features/corporations/favourites/queries.ts";
import { experienceOf } from "#server/features/employees/experience/queries.ts";
import { experienceView } from "#server/features/employees/experience/serializers.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { cancellationHistory, ratingHistory } from "./history-queries.ts";

/** What companies said of a person. */
export const ratings: Handler<typeof rows.ratings> = async ({ session, params, services }) => {
  await refuseStrangers(services.db, session, params.employeeId);
  const found = await ratingHistory(services.db, params.employeeId);
  return found.map(({ booking_id, date, created_at, ...rating }) => ({
    ...rating,
    booking: { id: booking_id, date },
    created_at: created_at.toISOString(),
  }));
};

/** The confirmed shifts that a person cancelled. */
export const cancellations: Handler<typeof rows.cancellations> = async ({ session, params, services }) => {
  await refuseStrangers(services.db, session, params.employeeId);
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
  await refuseStrangers(services.db, session, params.employeeId);
  return (await experienceOf(services.db, params.employeeId)).map(experienceView);
};

/** Lets through the person itself, companies that it has or had a shift with, and admins. */
async function refuseStrangers(db: Db, session: Session, employeeId: number): Promise<void> {
  if (session.kind === "employee" && session.id === employeeId) return;
  if (session.kind !== "corporation") throw new DomainError("not_found");
  const isAdmin = session.isAdmin && session.actorId === null;
  if (!isAdmin && !(await hasShiftWith(db, session.id, employeeId))) throw new DomainError("not_found");
}
