import { type RawBuilder, sql } from "kysely";
import type * as z from "zod/mini";
import type { myData, privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { type NumberReader, shownNumber } from "#rules/people/pay-numbers.ts";
import type { ProfileChange } from "#rules/people/profile-change.ts";
import { mayDo } from "#rules/people/security/office-roles.ts";
import { numberReaderOf } from "#server/features/employees/pay-data.ts";
import { corporationData } from "#server/features/privacy/data-map/corporation-data.ts";
import { employeeData } from "#server/features/privacy/data-map/employee-data.ts";
import type { OwnTable } from "#server/features/privacy/data-map/own-table.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { EncryptedColumn } from "#server/platform/crypto/encrypted-columns.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, HtmlFile, type Services } from "#server/platform/http/handler.ts";
import { corporationOf, employeeOf, type Session } from "#server/platform/sessions/session.ts";
import { changeOfLogged } from "#texts/da/backoffice/audit-log.ts";
import {
  type MyDataSection,
  myDataFileName,
  myDataSections,
  type WithheldReason,
  withheldReasons,
} from "#texts/da/privacy/my-data.ts";
import { myDataPage } from "./page.ts";

/** A stored row: values by column, as JSON has them. */
type StoredRow = Record<string, unknown>;

/** The rows of every section of a map that belong to one person or company, in one statement. */
async function loadOwnData(
  db: Db,
  map: readonly OwnTable[],
  id: number,
): Promise<Record<MyDataSection, StoredRow[]>> {
  const parts = map.map((own) => sql`${sql.lit(own.section)}::text, (${rowsOf(own, id)})`);
  const { rows } = await sql<{ data: Record<MyDataSection, StoredRow[]> }>`
    select json_build_object(${sql.join(parts)}) as data`.execute(db);
  return rows[0]?.data as Record<MyDataSection, StoredRow[]>;
}

function rowsOf({ table, rows, columns, derived }: OwnTable, id: number): RawBuilder<unknown> {
  const base = table === "employees" || table === "corporations" ? ["base_url_image"] : [];
  const stored = [...columns, ...base].map((column) => sql`${sql.ref(`t.${column}`)}`);
  const others = Object.entries(derived).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  return sql`
    select coalesce(json_agg(r), '[]') from (
      select ${sql.join([...stored, ...others])} from ${sql.table(table)} t where ${rows(id)} order by 1
    ) r`;
}

/** Columns in øre, which are shown in kroner. */
const ORE = new Set([
  ...["hourly_wage", "fee", "standard_fee", "urgent_booking_fee", "emergency_booking_fee"],
  ...["cancellation_fee", "cancellation_pay", "total", "amount", "deducted", "net", "vat"],
]);
const PICTURES = new Set(["profile_image", "uniform_image", "icon_image"]);
/** Encrypted columns, and what their numbers are called in clear. */
const NUMBERS: Readonly<Record<string, { name: string; column: EncryptedColumn }>> = {
  cpr_encrypted: { name: "cpr", column: "employees.cpr_encrypted" },
  bank_reg_encrypted: { name: "bank_reg", column: "employees.bank_reg_encrypted" },
  bank_account_encrypted: { name: "bank_account", column: "employees.bank_account_encrypted" },
};
/** A part of an address that is long enough to open something. */
const SECRET_IN_LINK = /(https?:\/\/\S*?[/=.])[\w-]{24,}/g;

/**
 * A row as its owner reads it: numbers in clear, in a take-over as dots, money in kroner, pictures as links, no secret
 * inside a letter.
 */
function readable(row: StoredRow, secrets: Secrets, reader: NumberReader): StoredRow {
  const { base_url_image: base, ...values } = row;
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => {
      const number = NUMBERS[column];
      if (column === "fields_encrypted") {
        const text = secrets.decrypt(String(value), "profile_changes.fields_encrypted", Number(row.id));
        const change = JSON.parse(text) as ProfileChange;
        return ["fields", Object.entries(change).map(([field, of]) => changeOfLogged({ field, ...of }))];
      }
      if (number && value === null) return [number.name, null];
      if (number) {
        const clear = secrets.decrypt(String(value), number.column, Number(row.id));
        return [number.name, shownNumber(clear, reader)];
      }
      if (value === null) return [column, null];
      if (ORE.has(column)) return [column, Number(value) / 100];
      if (PICTURES.has(column) && value !== "") {
        return [column, imageUrl(String(base), "1000x1000", String(value))];
      }
      return [column, column === "body" ? String(value).replace(SECRET_IN_LINK, "$1…") : value];
    }),
  );
}

type MyData = z.output<typeof myData>;

/** Everything that is stored of the calling employee. */
export const employeeMyData: Handler<typeof rows.employeeData> = async (call) => {
  const { id } = employeeOf(call.session);
  const data = await collect(call, { kind: "employee", id }, employeeData);
  return call.query.format === "html" ? asFile(data, call.services) : data;
};

/** Everything that is stored of the calling company, its staff as it sees them in its bookings; to a user who is no owner, all of themselves. */
export const corporationMyData: Handler<typeof rows.corporationData> = async (call) => {
  const { companyId, loginId, companyRole } = corporationOf(call.session);
  const id = companyRole === "owner" ? companyId : loginId;
  const data = await collect(call, { kind: "corporation", id }, corporationData);
  return call.query.format === "html" ? asFile(data, call.services) : data;
};

async function collect(
  { services, session, now }: { services: Services; session: Session; now: number },
  who: Pick<MyData, "kind" | "id">,
  map: readonly OwnTable[],
): Promise<MyData> {
  assertSeesMoney(session);
  const data = await loadOwnData(services.db, map, who.id);
  const reader = numberReaderOf(actorOf(session));
  const reasons = new Set(map.flatMap(({ withheld }) => Object.values<WithheldReason>(withheld)));
  return {
    generated_at: new Date(now).toISOString(),
    ...who,
    sections: map.map(({ section }) => ({
      key: section,
      ...myDataSections[section],
      rows: data[section].map((row) =>
        readable(row, services.secrets, reader),
      ) as MyData["sections"][number]["rows"],
    })),
    withheld: [...reasons].map((reason) => withheldReasons[reason]),
  };
}

/** Pay and invoices are part of it. Refuses `role` where whoever acts for somebody has no role for them. */
function assertSeesMoney(session: Session): void {
  if (session.kind === "none" || session.role === null || session.actorId === null) return;
  if (!mayDo(session.role, "readingMoney")) throw new DomainError("role");
}

function asFile(data: MyData, { settings }: Services): HtmlFile {
  return new HtmlFile(`${myDataFileName}.html`, myDataPage(data, settings.brand));
}
