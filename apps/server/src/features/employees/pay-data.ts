import type { Updateable } from "kysely";
import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { type AskFacts, whyNotAsked } from "#rules/pay/ask-for-pay-data.ts";
import { isNamed } from "#rules/people/approval.ts";
import { isCpr, isCprLocked } from "#rules/people/numbers.ts";
import { type NumberReader, shownNumber } from "#rules/people/pay-numbers.ts";
import type { Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Session, seesNumbers } from "#server/platform/sessions/session.ts";
import { employeeMessages, generalMessages } from "#texts/da/common/validation.ts";
import type { EmployeeRow } from "./employee.queries.ts";

/** Pay data as it is sent, checked by the schema; empty text clears, what is left out stays. */
export interface PayData {
  readonly cpr_nr?: string | undefined;
  readonly bank_reg_nr?: string | undefined;
  readonly bank_account_nr?: string | undefined;
  readonly tax_card_type?: number | undefined;
}

/** The columns that pay data is stored in, and who it is of. */
export const payDataOfRow = [
  ...(["id", "cpr_encrypted", "cpr_digest", "bank_reg_encrypted", "bank_account_encrypted"] as const),
  ...(["tax_card_type", "updatable_in_zenegy", "shares_cpr"] as const),
] as const;
export type PayDataRow = Pick<EmployeeRow, (typeof payDataOfRow)[number]>;

/** Where a number is stored, encrypted for its row. */
type PayDataColumn = "cpr_encrypted" | "bank_reg_encrypted" | "bank_account_encrypted";

/** Refuses `role` for a number from a role of the office that does not see them, in a take-over. */
export function assertMayGive(session: Session, { cpr_nr, bank_reg_nr, bank_account_nr }: PayData): void {
  const isGiven = [cpr_nr, bank_reg_nr, bank_account_nr].some((number) => number !== undefined);
  if (isGiven && !seesNumbers(session)) throw new DomainError("role");
}

/**
 * The columns in which an employee's pay data is stored, numbers encrypted. Refuses `invalid` under `cpr_nr` for another
 * number than the stored one when that is locked or when it cannot be a CPR number; `byAdmin` is a take-over.
 */
export function payDataColumns(
  row: PayDataRow,
  given: PayData,
  { secrets, byAdmin }: { secrets: Secrets; byAdmin: boolean },
): Updateable<Employees> {
  const encrypted = (text: string, column: PayDataColumn) =>
    text === "" ? null : secrets.encrypt(text, `employees.${column}`, row.id);
  const columns: Updateable<Employees> = {};
  if (given.cpr_nr !== undefined) {
    assertCpr(row, given.cpr_nr, { secrets, byAdmin });
    columns.cpr_encrypted = encrypted(given.cpr_nr, "cpr_encrypted");
    columns.cpr_digest = given.cpr_nr === "" ? null : secrets.digest(given.cpr_nr);
    if (!isStored(row, given.cpr_nr, secrets)) columns.shares_cpr = false;
  }
  if (given.bank_reg_nr !== undefined) {
    columns.bank_reg_encrypted = encrypted(given.bank_reg_nr, "bank_reg_encrypted");
  }
  if (given.bank_account_nr !== undefined) {
    columns.bank_account_encrypted = encrypted(given.bank_account_nr, "bank_account_encrypted");
  }
  if (given.tax_card_type !== undefined) columns.tax_card_type = given.tax_card_type;
  return columns;
}

function assertCpr(
  row: PayDataRow,
  cpr: string,
  { secrets, byAdmin }: { secrets: Secrets; byAdmin: boolean },
): void {
  if (isStored(row, cpr, secrets)) return;
  const isLocked = isCprLocked({
    isStored: row.cpr_digest !== null,
    isInPayroll: row.updatable_in_zenegy,
    byAdmin,
  });
  if (isLocked) throw new DomainError("invalid", { fields: { cpr_nr: generalMessages.readOnly } });
  if (cpr !== "" && !isCpr(cpr)) {
    throw new DomainError("invalid", { fields: { cpr_nr: employeeMessages.cprDay } });
  }
}

/** Whether this is the number that the profile has already. */
function isStored(row: PayDataRow, cpr: string, secrets: Secrets): boolean {
  return row.cpr_digest !== null && cpr !== "" && secrets.digests(cpr).includes(row.cpr_digest);
}

/** What pay needs of somebody, in clear, for payroll and for what is compared; empty text where nothing is stored. */
export function readPayData(row: PayDataRow, secrets: Secrets) {
  const clear = (column: PayDataColumn) =>
    row[column] === null ? "" : secrets.decrypt(row[column], `employees.${column}`, row.id);
  return {
    cpr_nr: clear("cpr_encrypted"),
    bank_reg_nr: clear("bank_reg_encrypted"),
    bank_account_nr: clear("bank_account_encrypted"),
    tax_card_type: row.tax_card_type,
    updatable_in_zenegy: row.updatable_in_zenegy,
  };
}

/** CPR and bank numbers as the reader is shown them. Rule: CPR and bank numbers that are shown, docs/rules/people.md. */
export function serializePayNumbers(row: PayDataRow, secrets: Secrets, reader: NumberReader) {
  const { cpr_nr, bank_reg_nr, bank_account_nr } = readPayData(row, secrets);
  return {
    cpr_nr: shownNumber(cpr_nr, reader),
    bank_reg_nr: shownNumber(bank_reg_nr, reader),
    bank_account_nr: shownNumber(bank_account_nr, reader),
  };
}

/** Who reads numbers in a session of an employee: in a take-over it is the admin. */
export function numberReaderOf({ kind }: Actor): NumberReader {
  return kind === "employee" ? "person" : "admin";
}

/** Notes that an admin was shown CPR and bank numbers, and whose: one audit row per call. */
export async function auditPayDataRead(
  db: Db | Tx,
  { session, now }: { session: Session; now: Moment },
  employees: readonly number[],
): Promise<void> {
  const employeeIds = [...new Set(employees)];
  const [first, ...others] = employeeIds;
  if (first === undefined) return;
  await record(
    { tx: db, actor: actorOf(session), now },
    {
      type: "employee.read_pay_data",
      id: others.length === 0 ? first : "many",
      detail: { employee_ids: employeeIds },
    },
  );
}

/** Whether payroll could not pay this person: no name, CPR, registration or account number. */
export function lacksPayData(employee: EmployeeRow): boolean {
  const { cpr_encrypted, bank_reg_encrypted, bank_account_encrypted } = employee;
  return (
    !isNamed(employee) ||
    cpr_encrypted === null ||
    bank_reg_encrypted === null ||
    bank_account_encrypted === null
  );
}

/** What decides whether somebody can be asked for pay data. */
function askFacts(employee: EmployeeRow): AskFacts {
  return {
    lacksPayData: lacksPayData(employee),
    isClosed: employee.deactivated_at !== null,
    hasPhone: employee.phone !== "",
    hasEmail: employee.email !== "",
    remindedAt: employee.pay_data_asked_at?.getTime() ?? null,
  };
}

/** When somebody was asked for pay data, and why it can't be asked now. */
export function serializeMissingData(employee: EmployeeRow, now: Moment): WireMissingPayData {
  return {
    asked_at: employee.pay_data_asked_at?.toISOString() ?? null,
    cannot_ask: whyNotAsked(askFacts(employee), now),
  };
}
