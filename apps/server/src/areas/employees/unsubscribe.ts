import type { employeeEndpoints } from "#contract/areas/employees.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { createSecrets } from "#server/secrets.ts";
import { lockEmployee, updateEmployee } from "#server/stores/people/employees.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/**
 * Ends the mails about new jobs for whoever the signed token names, as often as it is called; mails about own
 * shifts go on. Refuses `token_invalid`.
 */
export const unsubscribe: Verb<typeof employeeEndpoints.unsubscribe> = ({ query, services }) => {
  const employeeId = createSecrets(services.settings.appSecret).employeeOfUnsubscribeToken(query.token);
  if (employeeId === null) throw new Refused("token_invalid");
  return inTransaction(services.db, async (tx) => {
    if (!(await lockEmployee(tx, employeeId))) throw new Refused("token_invalid");
    await updateEmployee(tx, employeeId, { noti_info_of_jobs: false, noti_info_of_urgent_job: false });
    return { status: "success" };
  });
};
