import { sql } from "kysely";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type EmployeeProfile, serializeEmployee } from "#server/features/employees/employee.serializer.ts";
import { numberReaderOf } from "#server/features/employees/pay-data.ts";
import {
  jobRolesColumn,
  regionsColumn,
  skillAnswersColumn,
} from "#server/features/employees/skills/skill.queries.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import { reputationColumn } from "#server/features/reputation/reputation.queries.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";

/**
 * An employee as documented, CPR and bank numbers in clear for the person and as dots for an admin, in a take-over
 * too. Refuses `not_found`.
 */
export async function loadProfile(
  db: Db | Tx,
  id: number,
  { services, now, reader }: { services: Pick<Services, "secrets">; now: Moment; reader: Actor },
): Promise<WireEmployee> {
  const [profile] = await loadProfiles(db, [id], now);
  if (!profile) throw new DomainError("not_found");
  return serializeEmployee(profile, { secrets: services.secrets, reader: numberReaderOf(reader), now });
}

/** Employees with all that their profiles show, the newest first: two statements however many they are. */
export async function loadProfiles(
  db: Db | Tx,
  ids: readonly number[],
  now: Moment,
): Promise<EmployeeProfile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("employees as e")
    .selectAll("e")
    .select([
      regionsColumn.as("regions"),
      jobRolesColumn.as("jobRoles"),
      skillAnswersColumn.as("skills"),
      reputationColumn(sql.val(new Date(now))).as("reputation"),
    ])
    .where("e.id", "in", ids)
    .orderBy("e.id", "desc")
    .execute();
  const penalties = await penaltyStatesOf(db, ids, now);
  return rows.map((row) => ({
    ...row,
    penalty: penalties.get(row.id) ?? { card: null, frozenUntil: null },
  }));
}
