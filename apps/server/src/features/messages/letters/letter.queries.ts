import { sql } from "kysely";
import type { LetterText } from "#rules/letters/letter-text.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A version of a letter with who of the office saved it. */
export interface LetterVersion {
  readonly id: number;
  readonly key: string;
  readonly text: LetterText | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
}

/** The versions of a letter, the newest first. */
export async function versionsOf(db: Db | Tx, key: string): Promise<LetterVersion[]> {
  return (await versions(db).where("v.key", "=", key).orderBy("v.id", "desc").execute()).map(asVersion);
}

/** The newest version of each letter that has one. */
export async function newestVersions(db: Db | Tx): Promise<LetterVersion[]> {
  const rows = await versions(db).distinctOn("v.key").orderBy("v.key").orderBy("v.id", "desc").execute();
  return rows.map(asVersion);
}

function versions(db: Db | Tx) {
  return db
    .selectFrom("letter_versions as v")
    .leftJoin("corporations as c", "c.id", "v.created_by")
    .select(["v.id", "v.key", "v.subject", "v.body", "v.button", "v.created_at"])
    .select(sql<string | null>`coalesce(nullif(c.contact_person, ''), c.name)`.as("creator"));
}

function asVersion(row: Awaited<ReturnType<ReturnType<typeof versions>["execute"]>>[number]): LetterVersion {
  const { id, key, subject, body, button, created_at, creator } = row;
  const text = subject === null || body === null || button === null ? null : { subject, body, button };
  return { id, key, text, createdAt: created_at, createdBy: creator };
}

/** Saves a version, for every letter queued from now on; null takes the standard text back. */
export async function insertVersion(
  tx: Tx,
  key: string,
  text: LetterText | null,
  { createdBy, now }: { readonly createdBy: number | null; readonly now: Moment },
): Promise<number> {
  const { id } = await tx
    .insertInto("letter_versions")
    .values({
      ...{ key, subject: text?.subject ?? null, body: text?.body ?? null, button: text?.button ?? null },
      created_at: new Date(now),
      created_by: createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
