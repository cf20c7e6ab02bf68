import type { WireEmployee } from "#contract/employees/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findEmployee } from "#server/features/employees/queries.ts";
import { employeeView } from "#server/features/employees/serializers.ts";
import { type Actor, audit } from "#server/platform/audit.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Settings } from "#server/platform/settings.ts";
import { withProfiles } from "./queries.ts";

/**
 * An employee's own view for whoever may see it. It has CPR and bank numbers in clear, so an admin's look at it
 * is written down (decisions.md, *On the wire*). Refuses `not_found`.
 */
export async function employeeProfile(
  db: Db | Tx,
  id: number,
  { services, now, reader }: { services: { settings: Settings }; now: Moment; reader: Actor },
): Promise<WireEmployee> {
  const row = await findEmployee(db, id);
  const [profile] = row ? await withProfiles(db, [row], now) : [];
  if (!profile) throw new DomainError("not_found");
  if (reader.kind === "admin") {
    await audit(db, { actor: reader, action: "read_pay_data", entity: "employee", entityId: id, now });
  }
  return employeeView(profile, createSecrets(services.settings.appSecret), now);
}
