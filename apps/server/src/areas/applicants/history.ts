import type { applicantEndpoints as rows } from "#contract/areas/applicants.ts";
import type { Session, Verb } from "#server/areas/verb.ts";
import type { Db } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import { experienceOf } from "#server/stores/people/experience.ts";
import { hasShiftWith } from "#server/stores/shifts/applicants.ts";
import { cancellationHistory, ratingHistory } from "#server/stores/shifts/employee-history.ts";
import { experienceView } from "#server/views/people/experience.ts";

/** What companies said of a person (C-566). */
export const ratings: Verb<typeof rows.ratings> = async ({ session, params, services }) => {
  await refuseStrangers(services.db, session, params.employeeId);
  const found = await ratingHistory(services.db, params.employeeId);
  return found.map(({ booking_id, date, created_at, ...rating }) => ({
    ...rating,
    booking: { id: booking_id, date },
    created_at: created_at.toISOString(),
  }));
};

/** The confirmed shifts that a person cancelled (C-567). */
export const cancellations: Verb<typeof rows.cancellations> = async ({ session, params, services }) => {
  await refuseStrangers(services.db, session, params.employeeId);
  const found = await cancellationHistory(services.db, params.employeeId);
  return found.flatMap(({ booking_id, date, cancelled_at, ...cancellation }) =>
    cancelled_at === null
      ? []
      : { ...cancellation, booking: { id: booking_id, date }, cancelled_at: cancelled_at.toISOString() },
  );
};

/** What a person has worked before (C-568). */
export const workExperiences: Verb<typeof rows.workExperiences> = async ({ session, params, services }) => {
  await refuseStrangers(services.db, session, params.employeeId);
  return (await experienceOf(services.db, params.employeeId)).map(experienceView);
};

/** Lets through the person itself, companies that it has or had a shift with, and admins (D-102). */
async function refuseStrangers(db: Db, session: Session, employeeId: number): Promise<void> {
  if (session.kind === "employee" && session.id === employeeId) return;
  if (session.kind !== "corporation") throw new Refused("not_found");
  const isAdmin = session.isAdmin && session.actorId === null;
  if (!isAdmin && !(await hasShiftWith(db, session.id, employeeId))) throw new Refused("not_found");
}
