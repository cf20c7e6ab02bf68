import type { Invalidation } from "#contract/wire/endpoint.ts";

/** Whose acts of this type stand in the audit log. */
type Audited = "of everybody" | "of admins" | "never";

/** What follows from one type of event. */
interface EventRow<Facts> {
  /** The audit entry is about the entity before the dot of the type, with the action behind it. */
  readonly audited: Audited;
  /** The queries of open pages that it makes stale, and whose pages these are. */
  readonly stale: (facts: Facts) => readonly Invalidation[];
}

/** The rows of events, by type: `shift.apply`. */
export type EventTable = Readonly<Record<`${string}.${string}`, EventRow<never>>>;

/** A row of an event that the audit log holds, whoever acts. */
export function audited<Facts>(stale: (facts: Facts) => readonly Invalidation[]) {
  return { audited: "of everybody" as const, stale };
}

/** A row of an event that the audit log holds where an admin acts, for itself or in a take-over. */
export function auditedOfAdmins<Facts>(stale: (facts: Facts) => readonly Invalidation[]) {
  return { audited: "of admins" as const, stale };
}

/** A row of an event that only open pages hear of. */
export function unaudited<Facts>(stale: (facts: Facts) => readonly Invalidation[]) {
  return { audited: "never" as const, stale };
}

/** What the pages of an event are found by that makes none of them stale. */
export const nothingStale = (_facts: object): readonly Invalidation[] => [];

/** What an event of each type says: the facts that its pages are found by, and what its audit entry is about. */
export type EventOf<Table extends EventTable> = {
  [Type in keyof Table & string]: { readonly type: Type } & FactsOf<Table[Type]>;
}[keyof Table & string];

type FactsOf<Row> = Row extends {
  readonly audited: infer Kind;
  readonly stale: (facts: infer Facts) => unknown;
}
  ? Facts & (Kind extends "never" ? unknown : AuditFacts)
  : never;

/** Which entity an audit entry is about, and what it says of it: ids, choices, times and amounts, no personal data. */
interface AuditFacts {
  readonly id: string | number;
  readonly detail?: object;
}
