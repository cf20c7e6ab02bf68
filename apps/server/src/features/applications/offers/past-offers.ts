import { sql } from "kysely";
import type {
  pastOfferEndpoints as rows,
  WirePastOffer,
} from "#contract/applications/past-offer.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { jobsOf } from "#server/features/applications/jobs/job.queries.ts";
import { serializeJob } from "#server/features/applications/jobs/job.serializer.ts";
import { loadApplicant } from "#server/features/applications/jobs/job-applicant.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import {
  byMoment,
  isAfter,
  type PageQuery,
  pageOf,
  readingOf,
} from "#server/platform/database/lists/pages.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/** The last offer of each booking that came to nothing, the one that ended last first. */
export const pastOffers: Handler<typeof rows.pastOffers> = async ({
  session,
  query,
  now,
  services: { db },
}) => {
  const { id } = employeeOf(session);
  const [read, applicant] = await Promise.all([
    listPastOffers(db, id, query, now),
    loadApplicant(db, id, now),
  ]);
  const { rows: offers, next } = pageOf(read, query, (row) => [row.ended_at.getTime(), row.offer_id]);
  const answer = offers.map((row) => ({
    id: row.offer_id,
    outcome: outcomeOf(row.offer_state),
    ended_at: row.ended_at.toISOString(),
    booking: serializeJob(row, applicant, now),
  }));
  return new ListPage(answer, next);
};

function outcomeOf(state: string): WirePastOffer["outcome"] {
  return state === "declined" || state === "taken" ? state : "lapsed";
}

/** An offer whose time is up counts as lapsed before anybody has written that down. */
function listPastOffers(db: Db, employeeId: number, page: PageQuery, now: Moment) {
  const { limit, offset } = readingOf(page);
  const last = db
    .selectFrom("offers")
    .distinctOn("booking_id")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .orderBy("booking_id")
    .orderBy("id", "desc");
  const endedAt = sql<Date>`coalesce(o.answered_at, o.expires_at)`;
  const past = db
    .selectFrom(last.as("o"))
    .select(["o.id", "o.booking_id", "o.state", endedAt.as("ended_at")])
    .where("o.state", "!=", "accepted")
    .where((eb) => eb.or([eb("o.state", "!=", "open"), eb("o.expires_at", "<=", new Date(now))]))
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
    .where(isAfter(page.after, byMoment("desc", endedAt, "o.id")))
    .orderBy(endedAt, "desc")
    .orderBy("o.id", "desc")
    .limit(limit)
    .offset(offset);
  return jobsOf(db, employeeId)
    .innerJoin(past.as("past"), "past.booking_id", "b.id")
    .select(["past.id as offer_id", "past.state as offer_state", "past.ended_at"])
    .orderBy("past.ended_at", "desc")
    .orderBy("past.id", "desc")
    .execute();
}
