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
