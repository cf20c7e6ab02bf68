import { sql } from "kysely";
import type { oldProfileEndpoints, WireImportedProfiles } from "#contract/employees/old-profile.endpoints.ts";
import { importLine } from "#rules/people/transfer.ts";
import { updateEmployee } from "#server/features/employees/employee.queries.ts";
import { payDataColumns } from "#server/features/employees/pay-data.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { acquireAdvisoryLock, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { oldProfileColumns, oldProfileMessages } from "#texts/da/admin/people/old-profiles.ts";
import { type OldProfile, type ReadLine, readLines } from "./read-lines.ts";

type Row = typeof oldProfileEndpoints.importOldProfiles;

/**
 * Makes an old profile of every line that is new, or with `dryRun` tells what would be made. Refuses
 * `old_profiles_unreadable`. Rule: Importing old profiles, docs/rules/people.md.
 */
export const importOldProfiles: Handler<Row> = (call) => {
  const read = readLines(call.body.csv);
  return inTransaction(call.services.db, async (tx) => {
    // Two imports of one file wait for each other: the second finds the profiles of the first.
    await acquireAdvisoryLock(tx, "old profiles");
    const lines = await decide(tx, call, read);
    if (!call.query.dryRun) {
      for (const { profile, outcome } of lines) {
        if (profile && outcome === "new") await makeOldProfile(tx, call, profile);
      }
    }
    return answerOf(lines);
  });
};

type DecidedLine = ReadLine & { readonly outcome: "new" | "there" | "wrong" };

async function decide(
  tx: Tx,
  { services }: RequestContext<Row>,
  read: readonly ReadLine[],
): Promise<DecidedLine[]> {
  const { secrets } = services;
  const digests = read.flatMap(({ profile }) => (profile ? secrets.digests(profile.cpr_nr) : []));
  const stored = await storedDigests(tx, digests);
  const seen = new Set<string>();
  return read.map((line) => {
    const cpr = line.profile?.cpr_nr;
    const isRepeated = cpr !== undefined && seen.has(cpr);
    if (cpr !== undefined) seen.add(cpr);
    const isStored = cpr !== undefined && secrets.digests(cpr).some((digest) => stored.has(digest));
    const outcome = importLine({ hasErrors: line.profile === null, isRepeated, isStored });
    const told = { column: oldProfileColumns.cpr_nr, message: oldProfileMessages.repeated };
    return { ...line, outcome, errors: isRepeated ? [...line.errors, told] : line.errors };
  });
}

async function storedDigests(tx: Tx, digests: readonly string[]): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await tx
    .selectFrom("employees")
    .select("cpr_digest")
    .where("cpr_digest", "=", sql<string>`any(${sql.val([...digests])}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ cpr_digest }) => cpr_digest ?? []));
}

/** A profile that nobody signs in to: without staff types and regions nothing is sent to it. */
async function makeOldProfile(tx: Tx, { session, services, now }: RequestContext<Row>, profile: OldProfile) {
  const { cpr_nr, birth_date, ...own } = profile;
  const row = await tx
    .insertInto("employees")
    .values({
      ...own,
      birth_date: birth_date === "" ? null : birth_date,
      new_user: false,
      terms_accepted_at: new Date(now),
      created_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateEmployee(
    tx,
    row.id,
    payDataColumns(row, { cpr_nr }, { secrets: services.secrets, byAdmin: true }),
  );
  await record({ tx, actor: actorOf(session), now }, { type: "employee.import_old_profile", id: row.id });
}

function answerOf(lines: readonly DecidedLine[]): WireImportedProfiles {
  const count = (wanted: DecidedLine["outcome"]) => lines.filter(({ outcome }) => outcome === wanted).length;
  return {
    lines: lines.map(({ line, name, outcome, errors }) => ({ line, name, outcome, errors: [...errors] })),
    new: count("new"),
    there: count("there"),
    wrong: count("wrong"),
  };
}
