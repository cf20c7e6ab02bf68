import type { LetterText } from "#rules/letters/letter-text.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import { type LetterDraft, writeLetter } from "#texts/da/templates/letters/letter.ts";

/** The e-mail as it goes out: a letter with the text in force, or one whose text is fixed as it stands. */
export async function writeEmail(db: Db | Tx, email: Email | LetterDraft): Promise<Email> {
  if (!("template" in email)) return email;
  const saved = await savedTexts(db, [email.template.key]);
  return writeLetter(email, saved.get(email.template.key) ?? null);
}

/** The text that the office has saved last for each of the letters; none for those with the standard text. */
export async function savedTexts(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LetterText>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("letter_versions")
    .distinctOn("key")
    .select(["key", "subject", "body", "button"])
    .where("key", "in", keys)
    .orderBy("key")
    .orderBy("id", "desc")
    .execute();
  return new Map(
    rows.flatMap(({ key, subject, body, button }) =>
      subject === null || body === null || button === null ? [] : [[key, { subject, body, button }] as const],
    ),
  );
}
