import type { Db } from "#server/platform/database/database.ts";

/**
 * One line for the console when accounts of before had the same e-mail but for its spelling: of each two the older
 * signs in by it. Null when there are none, as there are none once their e-mails differ.
 */
export async function sharedEmailsWarning(db: Db): Promise<string | null> {
  const rows = await db
    .selectFrom("corporations")
    .select(["id", "email_taken_by"])
    .where("email_taken_by", "is not", null)
    .orderBy("id")
    .execute();
  if (rows.length === 0) return null;
  const pairs = rows.map(({ id, email_taken_by }) => `company ${id} has that of company ${email_taken_by}`);
  return `E-mails that two accounts share: ${pairs.join(", ")}. The former cannot sign in until its e-mail is changed (docs/operations/databases.md).`;
}
