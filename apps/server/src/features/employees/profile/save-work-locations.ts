import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { serializeWorkLocations } from "#server/features/employees/employee.serializer.ts";
import { findSkills, saveRegions } from "#server/features/employees/skills/skill.queries.ts";
import { changingWork } from "#server/features/employees/skills/work-change.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/** Sets the regions in which an employee wants to work. */
export const saveWorkLocations: Handler<typeof employeeEndpoints.saveWorkLocations> = ({
  session,
  body,
  now,
  services,
}) => {
  const caller = employeeOf(session);
  const codes = body.map((location) => location.area_code);
  return inTransaction(services.db, async (tx) => {
    // Two saves at once would both delete and both insert: the second waits for the first.
    await lockEmployee(tx, caller.id);
    const saving = {
      id: caller.id,
      type: "employee.save_work_locations",
      secrets: services.secrets,
    } as const;
    await changingWork({ tx, actor: actorOf(caller), now }, saving, () => saveRegions(tx, caller.id, codes));
    return serializeWorkLocations((await findSkills(tx, caller.id)).regions);
  });
};
