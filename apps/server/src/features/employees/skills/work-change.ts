import { sql } from "kysely";
import type { ProfileValues } from "#rules/people/profile-change.ts";
import type { Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { keepProfileChange } from "#server/features/profile-history/profile-changes.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Tx } from "#server/platform/database/database.ts";

type WorkEvent = "employee.save_work_locations" | "employee.save_work_skill" | "employee.delete_work_skill";

/**
 * Changes the zones or skills of a locked employee: what stood before and after goes into the history of the profile, and
 * into the log where it is an admin's.
 */
export async function changingWork(
  { tx, actor, now }: { readonly tx: Tx; readonly actor: Actor; readonly now: Moment },
  { id, type, secrets }: { readonly id: number; readonly type: WorkEvent; readonly secrets: Secrets },
  change: () => Promise<void>,
): Promise<void> {
  const before = await workValuesOf(tx, id);
  await change();
  const after = await workValuesOf(tx, id);
  const kept = await keepProfileChange(tx, { employee_id: id }, { before, after }, { actor, now, secrets });
  await record({ tx, actor, now }, { type, id, detail: { changes: kept?.change ?? {} } });
}

/** The codes of the zones, and each chosen staff type with its answers in the order of the blocks: «Tjener (3 4 2 5 1), Kok». */
async function workValuesOf(tx: Tx, employeeId: number): Promise<ProfileValues> {
  const { rows } = await sql<{ work_locations: string; work_skills: string }>`
    select
      (select coalesce(string_agg(area_code, ', ' order by area_code), '')
       from employee_regions where employee_id = ${employeeId}) as work_locations,
      (select coalesce(string_agg(t.job_title || coalesce(' (' || answers.given || ')', ''), ', ' order by t.job_title), '')
       from employee_job_roles r
       join staff_types t on t.id = r.staff_type_id
       cross join lateral (
         select string_agg(a.value::text, ' ' order by a.block) as given
         from skill_answers a where a.employee_id = r.employee_id and a.staff_type_id = r.staff_type_id
       ) answers
       where r.employee_id = ${employeeId}) as work_skills`.execute(tx);
  return { ...rows[0] };
}
