import type { Db, Tx } from "#server/platform/database/database.ts";
import type { SmsKey } from "#texts/da/templates/sms/defaults.ts";

/** The text that an admin gave an SMS, undefined as long as it has the default one. */
export async function smsContent(db: Db | Tx, key: SmsKey): Promise<string | undefined> {
  const row = await db
    .selectFrom("sms_templates")
    .select("template_content")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.template_content;
}

/** Every text that an admin has changed, by the key of its SMS. */
export async function editedSmsContents(db: Db | Tx): Promise<Map<string, string>> {
  const rows = await db.selectFrom("sms_templates").select(["key", "template_content"]).execute();
  return new Map(rows.map(({ key, template_content }) => [key, template_content]));
}

/** Gives an SMS another text, for every message queued from now on. */
export async function saveSmsContent(tx: Tx, key: SmsKey, content: string): Promise<void> {
  await tx
    .insertInto("sms_templates")
    .values({ key, template_content: content })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ template_content: content }))
    .execute();
}
