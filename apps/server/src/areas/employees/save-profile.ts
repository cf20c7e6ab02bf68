import type { employeeEndpoints } from "#contract/areas/employees.ts";
import { employeeProfile } from "#server/accounts/employee-profile.ts";
import { payDataColumns } from "#server/accounts/pay-data.ts";
import { profileChanged } from "#server/accounts/profile-changed.ts";
import { actorOf } from "#server/areas/actor.ts";
import { onboardedEmployee } from "#server/areas/onboarded.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { createSecrets } from "#server/secrets.ts";
import { lockEmployee, updateEmployee } from "#server/stores/people/employees.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { refuseMinor } from "./intro.ts";

/**
 * Saves an employee's profile; what is left out stays, identity, counters and rating are nobody's to send.
 * Refuses: `onboarding_first`, `invalid` for somebody under 18 and for another CPR number once it is locked.
 */
export const saveProfile: Verb<typeof employeeEndpoints.save> = ({ session, body, now, services }) => {
  const caller = onboardedEmployee(session);
  const secrets = createSecrets(services.settings.appSecret);
  const { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type, baseURL_image, ...profile } = body;
  const payData = { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type };
  if (profile.birth_date !== undefined) refuseMinor(profile.birth_date, now);
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, caller.id);
    if (!employee) throw new Refused("unauthenticated");
    await updateEmployee(tx, caller.id, {
      ...profile,
      ...(baseURL_image === undefined ? {} : { base_url_image: baseURL_image }),
      ...payDataColumns(employee, payData, { secrets, byAdmin: caller.asAdmin }),
    });
    await profileChanged(tx, caller.id, { actor: actorOf(caller), action: "save_profile", now });
    return employeeProfile(tx, caller.id, { services, now, reader: actorOf(caller) });
  });
};
