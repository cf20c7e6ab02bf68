/** What is open on the page: a staff type by its id, a new one, or one of the entries below the list. */
export type Entry = number | "new" | "message" | "fee" | "sms";

const named: readonly Entry[] = ["new", "message", "fee", "sms"];

/** The entry that the address names; null where it names none, and the first staff type is open. */
export function entryInAddress({ entry }: { entry?: unknown }): Entry | null {
  if (typeof entry === "number" && Number.isInteger(entry) && entry > 0) return entry;
  return named.find((one) => one === entry) ?? null;
}

/** What is open at first: the documents' first staff type where there still is one, else the first of the list. */
export function openAtFirst(staffTypes: readonly { readonly id: number }[]): number | null {
  return (staffTypes.find(({ id }) => id === 1) ?? staffTypes[0])?.id ?? null;
}

/** The way to an entry. */
export function wayTo(entry: Entry) {
  return { to: "/admin/staffType", search: { entry } } as const;
}
