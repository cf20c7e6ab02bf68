import { sql } from "kysely";
import type { Tx } from "#server/platform/database/database.ts";
import { together } from "#server/platform/database/driver/together.ts";
import type { EmployeeSmsKey } from "#texts/da/templates/sms/messages.ts";
import { deviceRows, devicesByPerson } from "./push/push.queries.ts";

/** The texts of SMS that an admin has changed, and the devices of people, in one statement. */
export async function loadReach(
  tx: Tx,
  templates: readonly EmployeeSmsKey[],
  employeeIds: readonly number[],
) {
  if (templates.length + employeeIds.length === 0) return { contents: new Map(), devices: new Map() };
  const { contents, devices } = await readReach(tx, { templates, employeeIds });
  return {
    contents: new Map(contents.map(({ key, template_content }) => [key, template_content])),
    devices: devicesByPerson(devices),
  };
}

const readReach = together(
  (db, given: { readonly templates: readonly string[]; readonly employeeIds: readonly number[] }) => ({
    contents: db
      .selectFrom("sms_templates")
      .select(["key", "template_content"])
      .where("key", "=", sql<string>`any(${given.templates}::text[])`),
    devices: deviceRows(db, given),
  }),
);
