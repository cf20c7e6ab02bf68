import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/**
 * Ends the mails about new jobs for whoever the signed token names, as often as it is called; mails about own
 * shifts go on. Refuses `token_invalid`.
 */
export const unsubscribe: Handler<typeof employeeEndpoints.unsubscribe> = ({ query, services }) => {
  const employeeId = services.secrets.employeeOfUnsubscribeToken(query.token);
  if (employeeId === null) throw new DomainError("token_invalid");
  return inTransaction(services.db, async (tx) => {
    if (!(await lockEmployee(tx, employeeId))) throw new DomainError("token_invalid");
    await updateEmployee(tx, employeeId, { noti_info_of_jobs: false, noti_info_of_urgent_job: false });
    return { status: "success" };
  });
};
