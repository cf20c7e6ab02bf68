import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { payNumberTexts, employeeProfileTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { notificationRows } from "#web/components/people/profile/account-values.ts";

/** What is not filled in of who somebody is and how to reach them, by the names of the fields. */
export function missingAbout(
  employee: Pick<WireEmployee, "address" | "city_zip" | "city" | "email" | "phone" | "birth_date">,
): string[] {
  const { address, city_zip, city, email, phone, birth_date } = employee;
  return namesOfEmpty([
    [texts.birthDate, birth_date],
    [texts.address, address],
    [texts.zip, city_zip],
    [texts.city, city],
    [texts.email, email],
    [texts.phone, phone],
  ]);
}

/** What is not filled in of what the pay needs. Rule: Missing pay details, docs/rules/pay.md. */
export function missingPay(
  employee: Pick<WireEmployee, "cpr_nr" | "bank_reg_nr" | "bank_account_nr" | "tax_card_type">,
): string[] {
  const { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type } = employee;
  return namesOfEmpty([
    [payNumberTexts.cpr, cpr_nr],
    [payNumberTexts.reg, bank_reg_nr],
    [payNumberTexts.account, bank_account_nr],
    [payNumberTexts.taxCard, tax_card_type === 0 ? "" : "chosen"],
  ]);
}

/** How many of the switches of messages are off, and of how many. */
export function switchedOff(employee: WireEmployee): { off: number; all: number } {
  const flags = notificationRows.flatMap(({ row: _, ...channels }) => Object.values(channels));
  return { off: flags.filter((flag) => !employee[flag]).length, all: flags.length };
}

function namesOfEmpty(fields: readonly (readonly [name: string, value: string | null])[]): string[] {
  return fields.filter(([, value]) => !value).map(([name]) => name);
}
