import { needsPayDetails } from "#rules/pay/pay-details.ts";
import {
  type PayData,
  type PayDataRow,
  payDataColumns,
  serializePayData,
} from "#server/features/employees/pay-data.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { checkoutMessages as messages } from "#texts/da/common/validation.ts";

/** Whether payroll cannot pay the employee yet, so that the checkout asks for pay data. */
export function lacksPayData(employee: PayDataRow, services: Services): boolean {
  const data = serializePayData(employee, services.secrets);
  return needsPayDetails({
    cprNr: data.cpr_nr,
    bankAccountNr: data.bank_account_nr,
    bankRegNr: data.bank_reg_nr,
    taxCardType: data.tax_card_type,
  });
}

/**
 * Saves the pay data that comes with a checkout. Refuses `invalid` with a message a field for what is missing
 * still, and when a locked CPR number is changed.
 */
export async function savePayData(
  tx: Tx,
  employee: PayDataRow,
  given: PayData,
  { services, byAdmin }: { services: Services; byAdmin: boolean },
): Promise<void> {
  const secrets = services.secrets;
  const columns = payDataColumns(employee, given, { secrets, byAdmin });
  const fields = missingFields(serializePayData({ ...employee, ...columns }, secrets));
  if (Object.keys(fields).length > 0) throw new DomainError("invalid", { fields });
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable("employees").set(columns).where("id", "=", employee.id).execute();
}

function missingFields(data: ReturnType<typeof serializePayData>): Record<string, string> {
  return {
    ...(data.cpr_nr === "" ? { cpr_nr: messages.cprMissing } : {}),
    ...(data.bank_account_nr === "" ? { bank_account_nr: messages.accountMissing } : {}),
    ...(data.bank_reg_nr === "" ? { bank_reg_nr: messages.regMissing } : {}),
    ...(data.tax_card_type === 0 ? { tax_card_type: messages.taxCard } : {}),
  };
}
