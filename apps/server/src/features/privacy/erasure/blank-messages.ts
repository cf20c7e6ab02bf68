import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** Shorter than this a name stands in too many words to mean anybody. */
const MIN_NAME_LENGTH = 4;

/**
 * Empties letters: those of the subjects, which also leave if they have not been sent, and those that were sent to
 * anybody and name one of `names`. What has gone out needs no text any more; that it went out stays.
 */
export async function blankMessages(
  tx: Tx,
  subjectKeys: readonly string[],
  names: readonly string[],
  now: Moment,
): Promise<void> {
  const isMessage = sql<boolean>`channel in ('email', 'sms', 'push')`;
  const isOwn = sql<boolean>`subject_key = any(${[...subjectKeys]}::text[])`;
  await tx
    .deleteFrom("outbox")
    .where(isMessage)
    .where(isOwn)
    .where("status", "in", ["queued", "failed"])
    .execute();
  const known = [...new Set(names.map((name) => name.trim()))].filter(
    ({ length }) => length >= MIN_NAME_LENGTH,
  );
  const namesOne = sql<boolean>`exists (
    select from unnest(${known}::text[]) as name
    where strpos(concat_ws(' ', recipient, subject, body, payload ->> 'html'), name) > 0)`;
  await tx
    .updateTable("outbox")
    .set({
      recipient: "",
      subject: "",
      body: "",
      payload: "{}",
      last_error: "",
      link_encrypted: null,
      emptied_at: new Date(now),
    })
    .where(isMessage)
    .where((eb) => eb.or([isOwn, eb.and([eb("status", "=", "sent"), namesOne])]))
    .execute();
}
