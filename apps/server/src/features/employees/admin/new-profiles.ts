import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { approvalEndpoints as rows } from "#contract/employees/approval.endpoints.ts";
import { ageOn } from "#rules/people/age.ts";
import { dayOf } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** So many that wait are answered, and so many that were declined last. */
const MAX_WAITING = 200;
const MAX_DECLINED = 30;

/** Profiles that the office has not approved: those that wait, oldest first, then the last that it declined. */
export const newProfiles: Handler<typeof rows.newProfiles> = async ({ now, services: { db } }) => {
  const waiting = await unapproved(db, "waiting", now);
  const declined = await unapproved(db, "declined", now);
  const { count } = await db
    .selectFrom("employees")
    .where("approval", "=", "waiting")
    .where("deactivated_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { profiles: [...waiting, ...declined], waiting: Number(count) };
};

async function unapproved(db: Db, approval: "waiting" | "declined", now: number) {
  const isWaiting = approval === "waiting";
  const found = await db
    .selectFrom("employees as e")
    .where("e.approval", "=", approval)
    .where("e.deactivated_at", "is", null)
    .select(["e.id", "e.first_name", "e.last_name", "e.birth_date", "e.phone", "e.city", "e.description"])
    .select(["e.profile_image", "e.base_url_image", "e.approval_reason", "e.approval_at", "e.created_at"])
    .select(sql<string>`coalesce(nullif(e.email, ''), e.login_email)`.as("email"))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("employee_job_roles as r")
          .innerJoin("staff_types as t", "t.id", "r.staff_type_id")
          .whereRef("r.employee_id", "=", "e.id")
          .select("t.job_title")
          .orderBy("t.job_title"),
      ).as("roles"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("work_experiences as w")
          .whereRef("w.employee_id", "=", "e.id")
          .select(["w.title", "w.employer_text"])
          .orderBy("w.start_year", "desc")
          .orderBy("w.id", "desc")
          .limit(3),
      ).as("experience"),
    )
    .orderBy("e.approval_at", isWaiting ? "asc" : "desc")
    .orderBy("e.id")
    .limit(isWaiting ? MAX_WAITING : MAX_DECLINED)
    .execute();
  return found.map(
    ({ birth_date, base_url_image, approval_reason, approval_at, created_at, roles, ...person }) => ({
      ...person,
      age: birth_date === null ? null : ageOn(birth_date, dayOf(now)),
      baseURL_image: base_url_image,
      job_titles: roles.map(({ job_title }) => job_title),
      approval,
      reason: approval_reason,
      at: (approval_at ?? created_at).toISOString(),
    }),
  );
}
