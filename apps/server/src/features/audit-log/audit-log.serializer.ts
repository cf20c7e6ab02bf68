import type { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { LogPlace, LogRow } from "./audit-log.queries.ts";
import type { Subject } from "./subjects.ts";

type Line = AnswerOf<typeof auditEndpoints.log>["lines"][number];
type Value = Line["facts"][number]["value"];

/** A line as an admin reads it. */
export function serializeLine(row: LogRow): Line {
  const { actor_kind, actor_id, on_behalf_of, detail, network, about } = row;
  const [behalfKind = "", behalfId = ""] = on_behalf_of?.split(":") ?? [];
  const { changes = {}, changed = [], fields = changed, ...rest } = detail ?? {};
  // A call is a method and a path; everything else is what somebody signed in with.
  const call = about ? [{ field: about.includes(" ") ? "about" : "factor", value: about }] : [];
  return {
    id: `${row.source}${row.id}`,
    at: row.at.toISOString(),
    kind: row.source === "a" ? "action" : "security",
    action: row.action,
    actor: actor_kind === null ? null : { kind: actor_kind, id: actor_id ?? "", name: row.actor_name },
    on_behalf_of: on_behalf_of === null ? null : { kind: behalfKind, id: behalfId, name: row.behalf_name },
    subject: subjectOf(row),
    changes: Object.entries(changes as object).map(([field, { before, after }]) => ({
      field,
      before: wireValue(before),
      after: wireValue(after),
    })),
    fields: (fields as string[]).filter((field) => !(field in (changes as object))),
    facts: [...call, ...Object.entries(rest).map(([field, value]) => ({ field, value: wireValue(value) }))],
    network,
    times: row.times ?? 1,
  };
}

/** Whom or what lines of the log are about, by the key that the log is narrowed with. */
export function serializeSubjects(subjects: readonly Subject[]) {
  return subjects.map(({ kind, id, name }) => ({ key: `${kind}:${id}`, name }));
}

/** Where the page after this line begins, as text. */
export function placeAfter({ at, source, id }: LogRow): string {
  return `${at.toISOString()}~${source}~${id}`;
}

/** The place that such a text says. */
export function placeOf(text: string): LogPlace {
  const [at = "", source, id] = text.split("~");
  return { at: Date.parse(at), source: source === "a" ? "a" : "s", id: Number(id) };
}

function subjectOf({ entity, entity_id, entity_name, entity_date }: LogRow): Line["subject"] {
  if (entity === null) return null;
  return { kind: entity, id: entity_id ?? "", name: entity_name, date: entity_date };
}

/** Values of one line are short; lists of ids and the like become text. */
function wireValue(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? value.join(", ") : JSON.stringify(value);
}
