import { sql } from "kysely";
import type { pastOfferEndpoints as rows } from "#contract/applications/past-offer.endpoints.ts";
import { type AskedBy, jobsOf } from "#server/features/applications/jobs/job.queries.ts";
import { serializeJob } from "#server/features/applications/jobs/job.serializer.ts";
import { applicantOf, applicantParts, jobMoments } from "#server/features/applications/jobs/load.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part, together } from "#server/platform/database/driver/together.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

type AskedForOffers = AskedBy & { readonly limit: number; readonly offset: number };

/** The last offer of each booking that came to nothing, the one that ended last first. */
export const pastOffers: Handler<typeof rows.pastOffers> = async ({
  session,
  query,
  now,
  services: { db },
}) => {
  const { id } = employeeOf(session);
  const { limit, offset } = query;
  const read = await readPastOffers(db, { employeeId: id, now: new Date(now), limit, offset });
  const { offers, found, ...parts } = read;
  const applicant = applicantOf(parts, now);
  const jobOf = new Map(found.map((job) => [job.id, serializeJob(job, applicant, now)]));
  return offers.flatMap((offer) => {
    const booking = jobOf.get(offer.booking_id);
    const outcome = offer.state === "declined" || offer.state === "taken" ? offer.state : "lapsed";
    return booking ? [{ id: offer.id, outcome, ended_at: offer.ended_at.toISOString(), booking }] : [];
  });
};

const readPastOffers = together(
  (db, asked: AskedForOffers) => ({
    offers: pastOffersOf(db, asked),
    found: jobsOf(db, asked.employeeId).where(
      "b.id",
      "in",
      sql<number>`(select booking_id from ${part("offers")})`,
    ),
    ...applicantParts(db, asked),
  }),
  { moments: [...jobMoments, "ended_at"], isPlannedOnce: true },
);

/** An offer whose time is up counts as lapsed before anybody has written that down. */
function pastOffersOf(db: Db | Tx, { employeeId, now, limit, offset }: AskedForOffers) {
  const last = db
    .selectFrom("offers")
    .distinctOn("booking_id")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .orderBy("booking_id")
    .orderBy("id", "desc");
  const endedAt = sql<Date>`coalesce(o.answered_at, o.expires_at)`;
  return db
    .selectFrom(last.as("o"))
    .select(["o.id", "o.booking_id", "o.state", endedAt.as("ended_at")])
    .where("o.state", "!=", "accepted")
    .where((eb) => eb.or([eb("o.state", "!=", "open"), eb("o.expires_at", "<=", now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("shifts as own")
            .select("own.id")
            .whereRef("own.booking_id", "=", "o.booking_id")
            .where("own.employee_id", "=", employeeId)
            .where("own.status", "=", "selected"),
        ),
      ),
    )
    .orderBy(endedAt, "desc")
    .orderBy("o.id", "desc")
    .limit(limit)
    .offset(offset);
}
