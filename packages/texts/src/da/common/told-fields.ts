import type { ToldField } from "#rules/people/profile-change.ts";

/** Pay and contact data whose change is told, as the profile names them. */
export const toldFieldNames: Readonly<Record<ToldField, string>> = {
  email: "E-mail",
  phone: "Mobil",
  cpr_nr: "CPR-nr.",
  bank_reg_nr: "Reg.nr.",
  bank_account_nr: "Kontonr.",
};
