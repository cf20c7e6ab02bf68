import type { payNumberEndpoints } from "#contract/employees/pay-numbers.endpoints.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { auditPayDataRead, serializePayNumbers } from "#server/features/employees/pay-data.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/**
 * Somebody's CPR and bank numbers in clear, once the look is noted. Refuses `not_found`, also for an erased profile.
 * Rule: CPR and bank numbers that are shown, docs/rules/people.md.
 */
export const showPayNumbers: Handler<typeof payNumberEndpoints.showPayNumbers> = (call) => {
  const { params, services } = call;
  return inTransaction(services.db, async (tx) => {
    const row = await findEmployee(tx, params.id);
    if (!row || row.erased_at !== null) throw new DomainError("not_found");
    await auditPayDataRead(tx, call, [row.id]);
    return serializePayNumbers(row, services.secrets, "admin who asks");
  });
};
