import type { Db, Tx } from "#server/db/database.ts";
import type { SmsKey } from "#texts/da/templates/sms/defaults.ts";

/** The text that an admin gave a template, undefined as long as it has the default one. */
export async function smsContent(db: Db | Tx, key: SmsKey): Promise<string | undefined> {
  const row = await db
    .selectFrom("sms_templates")
    .select("template_content")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.template_content;
}
