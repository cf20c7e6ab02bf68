type Value = string | number | boolean | null;

/** The values of a profile's fields. */
export type ProfileValues = Readonly<Record<string, Value>>;

/** What one saving changed: each field with its value before and after. */
export type ProfileChange = Readonly<Record<string, { readonly before: Value; readonly after: Value }>>;

/** What differs between two states of a profile. */
export function profileChangeOf(before: ProfileValues, after: ProfileValues): ProfileChange {
  return Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, { before: before[field] ?? null, after: value }] as const)
      .filter(([, change]) => change.before !== change.after),
  );
}

/**
 * The values that take a saving back: those of its fields that still hold what it wrote. What was saved later stays.
 * Rule: Putting a profile back, docs/rules/people.md.
 */
export function valuesToPutBack(change: ProfileChange, now: ProfileValues): ProfileValues {
  return Object.fromEntries(
    Object.entries(change)
      .filter(([field, { after }]) => (now[field] ?? null) === after)
      .map(([field, { before }]) => [field, before]),
  );
}

/**
 * What several savings changed together, the oldest first; a field that holds again what it held before is not in it.
 * Rule: A profile that two save, docs/rules/people.md.
 */
export function netChangeOf(changes: readonly ProfileChange[]): ProfileChange {
  const net = new Map<string, { before: Value; after: Value }>();
  for (const [field, { before, after }] of changes.flatMap((change) => Object.entries(change))) {
    const first = net.get(field);
    net.set(field, { before: first ? first.before : before, after });
  }
  return Object.fromEntries([...net].filter(([, { before, after }]) => before !== after));
}

/**
 * Of the fields that a saving would write, those that hold something else by now than its form has seen, and not what it
 * wants to write either: each with what was seen and what it is. Rule: A form that two save, docs/rules/people.md.
 */
export function changedSinceSeen(
  seen: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>> {
  const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);
  return Object.fromEntries(
    Object.entries(seen)
      .filter(([field]) => field in wanted && field in now)
      .filter(([field, value]) => !isSame(now[field], value) && !isSame(now[field], wanted[field]))
      .map(([field, value]) => [field, { before: value, after: now[field] }]),
  );
}

/** A value as text, whatever order its keys come in: the database stores them in its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part === null || typeof part !== "object" || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** What decides where somebody's pay goes, by the field of the profile. */
const payFields = {
  bank_reg_nr: "account",
  bank_account_nr: "account",
  cpr_nr: "cpr",
  first_name: "name",
  last_name: "name",
} as const;

export type PayField = (typeof payFields)[keyof typeof payFields];

/** A saving of a profile: when, in milliseconds, and what it changed. */
interface Saving {
  readonly at: number;
  readonly change: ProfileChange;
}

/**
 * What of a person's pay data is other than when they were last paid, at `paidAt`, and the last of the savings that made it
 * so; null where nothing is, and for whoever was never paid. Savings come with the oldest first.
 * Rule: Changed since the last pay, docs/rules/people.md.
 */
export function changedSincePay<One extends Saving>(
  savings: readonly One[],
  paidAt: number | null,
): { readonly fields: readonly PayField[]; readonly last: One } | null {
  if (paidAt === null) return null;
  const later = savings.filter(({ at }) => at > paidAt);
  const net = netChangeOf(later.map(({ change }) => change));
  const names = (Object.keys(payFields) as (keyof typeof payFields)[]).filter((field) => net[field]?.before);
  const last = later.findLast(({ change }) => names.some((field) => field in change));
  return last ? { fields: [...new Set(names.map((field) => payFields[field]))], last } : null;
}

/** What decides where a company's invoice goes and what stands on it, by the field of the profile. */
const invoiceFields = {
  ean: "ean",
  cvr_nr: "cvr",
  billing_email: "email",
  address: "address",
  city_zip: "address",
  city: "address",
  name: "name",
} as const;

export const changedInvoiceFields = ["ean", "cvr", "email", "address", "name"] as const;
export type InvoiceField = (typeof changedInvoiceFields)[number];

/**
 * What of a company's invoice data is other than when it was last invoiced, at `invoicedAt`, filled in and emptied too,
 * and the last of the savings that made it so; null where nothing is, and for a company that never was. Savings come with
 * the oldest first. Rule: Changed since the last invoice, docs/rules/people.md.
 */
export function changedSinceInvoice<One extends Saving>(
  savings: readonly One[],
  invoicedAt: number | null,
): { readonly fields: readonly InvoiceField[]; readonly last: One } | null {
  if (invoicedAt === null) return null;
  const later = savings.filter(({ at }) => at > invoicedAt);
  const net = netChangeOf(later.map(({ change }) => change));
  const names = (Object.keys(invoiceFields) as (keyof typeof invoiceFields)[]).filter(
    (field) => field in net,
  );
  const last = later.findLast(({ change }) => names.some((field) => field in change));
  return last ? { fields: [...new Set(names.map((field) => invoiceFields[field]))], last } : null;
}

/** The pay and contact data whose change is told. */
const toldFields = ["email", "phone", "cpr_nr", "bank_reg_nr", "bank_account_nr"] as const;

export type ToldField = (typeof toldFields)[number];

/**
 * The pay and contact data that a saving replaced; what was filled in for the first time is not told.
 * Rule: Changed pay or contact data, docs/rules/people.md.
 */
export function toldFieldsOf(change: ProfileChange): readonly ToldField[] {
  return toldFields.filter((field) => Boolean(change[field]?.before));
}
