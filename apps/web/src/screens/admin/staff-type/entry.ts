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

/** What a new staff type begins with: nothing, a ready-made one, a copy of another, or a draft. */
export type Beginning =
  | { readonly of: "empty" }
  | { readonly of: "ready"; readonly title: string }
  | { readonly of: "copy" | "draft"; readonly id: number };

/** The beginning that the address names; null where it is still to be chosen. */
export function beginningInAddress({ begin }: { begin?: unknown }): Beginning | null {
  if (begin === "empty") return { of: "empty" };
  const [, kind, rest = ""] = (typeof begin === "string" && /^(ready|copy|draft):(.+)$/.exec(begin)) || [];
  if (kind === "ready") return { of: "ready", title: rest };
  return (kind === "copy" || kind === "draft") && /^[1-9]\d{0,8}$/.test(rest)
    ? { of: kind, id: Number(rest) }
    : null;
}

/** The way to a new staff type that begins so. */
export function wayToNew(beginning: Beginning) {
  return { to: "/admin/staffType", search: { entry: "new", begin: wordOf(beginning) } } as const;
}

function wordOf(beginning: Beginning): string {
  if (beginning.of === "empty") return "empty";
  return `${beginning.of}:${beginning.of === "ready" ? beginning.title : beginning.id}`;
}
