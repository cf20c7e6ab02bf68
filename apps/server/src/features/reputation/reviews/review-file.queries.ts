import { sql } from "kysely";
import { REVIEW_FILES_KEPT_DAYS } from "#rules/cancelling/reviews.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { ReceivedFile } from "#server/platform/files/received-file.ts";

/** A file beside a question, and whose it is. */
export type ReviewFileRow = NonNullable<Awaited<ReturnType<typeof findReviewFile>>>;

interface Place {
  readonly penaltyId: number;
  readonly id: number;
}

/** One file of one penalty, or undefined. */
export function findReviewFile(db: Db | Tx, { penaltyId, id }: Place) {
  return db
    .selectFrom("penalty_files as f")
    .innerJoin("penalties as p", "p.id", "f.penalty_id")
    .select(["f.id", "f.name", "f.media_type", "f.content_encrypted", "p.employee_id"])
    .where("f.id", "=", id)
    .where("f.penalty_id", "=", penaltyId)
    .executeTakeFirst();
}

/** Keeps a file, encrypted. */
export async function insertReviewFile(
  tx: Tx,
  penaltyId: number,
  { name, mediaType, content }: ReceivedFile,
  { now, secrets }: { readonly now: Moment; readonly secrets: Secrets },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('penalty_files', 'id'))::int as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await tx
    .insertInto("penalty_files")
    .values({
      id,
      penalty_id: penaltyId,
      name,
      media_type: mediaType,
      bytes: content.byteLength,
      content_encrypted: secrets.encrypt(content.toString("base64"), "penalty_files.content_encrypted", id),
      added_at: new Date(now),
    })
    .execute();
}

/** Deletes a file; whether there was one. */
export async function deleteReviewFile(tx: Tx, { penaltyId, id }: Place): Promise<boolean> {
  const gone = await tx
    .deleteFrom("penalty_files")
    .where("id", "=", id)
    .where("penalty_id", "=", penaltyId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/**
 * Deletes the files of questions that are long answered, and those that nobody asked with.
 * Rule: Files beside a question, docs/rules/cancellation.md.
 */
export async function dropReviewFiles(db: Db, now: Moment): Promise<void> {
  const oldest = new Date(now - REVIEW_FILES_KEPT_DAYS * 24 * HOUR_MS);
  await db
    .deleteFrom("penalty_files as f")
    .using("penalties as p")
    .whereRef("p.id", "=", "f.penalty_id")
    .where((eb) =>
      eb.or([
        eb("p.decided_at", "<", oldest),
        eb("p.annulled_at", "<", oldest),
        eb.and([eb("p.review_asked_at", "is", null), eb("f.added_at", "<", oldest)]),
      ]),
    )
    .execute();
}
