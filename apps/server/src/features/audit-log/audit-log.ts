import type { LogKind, auditEndpoints as rows } from "#contract/backoffice/audit-log.endpoints.ts";
import type { QueryOf } from "#contract/wire/endpoint.ts";
import { addDays, momentOf } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { actionsOfKind } from "#texts/da/backoffice/audit-actions.ts";
import { type LogFilter, logRows } from "./audit-log.queries.ts";
import { placeAfter, placeOf, serializeLine, serializeSubjects } from "./audit-log.serializer.ts";
import { findSubjects, type Subject, subjectOf } from "./subjects.ts";

const PAGE = 50;
const MAX_EXPORTED = 10_000;

type Filters = QueryOf<typeof rows.logExport>;

/** Who did what to whom and when, newest first. It holds no personal numbers, so that a look at it is no line of it. */
export const log: Handler<typeof rows.log> = async ({ query, services: { db } }) => {
  const { before } = query;
  const subjects = await subjectsOf(db, query);
  const filter = { ...filterOf(query, subjects), after: before ? placeOf(before) : null };
  const found = await logRows(db, { ...filter, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    lines: page.map(serializeLine),
    subjects: serializeSubjects(subjects ?? []),
    next: found.length > PAGE && last ? placeAfter(last) : null,
  };
};

/** The newest lines that fit, for a file; that it was taken is noted. */
export const exportLog: Handler<typeof rows.logExport> = async ({
  query,
  session,
  now,
  services: { db },
}) => {
  const subjects = await subjectsOf(db, query);
  const filter = { ...filterOf(query, subjects), after: null };
  const found = await logRows(db, { ...filter, limit: MAX_EXPORTED + 1 });
  const actor = actorOf(session);
  await record({ tx: db, actor, now }, { type: "audit_log.export", id: "all" });
  return {
    lines: found.slice(0, MAX_EXPORTED).map(serializeLine),
    subjects: serializeSubjects(subjects ?? []),
    is_cut: found.length > MAX_EXPORTED,
  };
};

/** Whom or what is asked for; null for everything. */
async function subjectsOf(db: Db, { q, who }: Filters): Promise<readonly Subject[] | null> {
  if (who !== undefined) return [await subjectOf(db, who)];
  return q === "" ? null : findSubjects(db, q);
}

function filterOf(
  { kind, from, to }: Filters,
  subjects: readonly Subject[] | null,
): Omit<LogFilter, "after" | "limit"> {
  return {
    actions: actionsOf(kind),
    withSecurity: kind === undefined || kind === "security",
    subjects,
    from: from === undefined ? null : momentOf(from, "00:00"),
    until: to === undefined ? null : momentOf(addDays(to, 1), "00:00"),
  };
}

function actionsOf(kind: LogKind | undefined): readonly string[] | null {
  if (kind === undefined) return null;
  return kind === "security" ? [] : actionsOfKind(kind);
}
