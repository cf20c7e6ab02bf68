import type { settingsEndpoints as rows } from "#contract/settings/setting.endpoints.ts";
import type { WireSmsTemplate } from "#contract/settings/setting.entities.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { unknownPlaceholder } from "#texts/da/common/validation.ts";
import {
  type SmsKey,
  type SmsTemplate,
  smsCategories,
  smsDefaults,
  wrongPlaceholder,
} from "#texts/da/templates/sms/defaults.ts";

/** Every SMS with the text that it has now: ADMIN, WORKER, COMPANY, each by title. */
export const smsTemplates: Handler<typeof rows.smsTemplates> = async ({ services }) => {
  const edited = await editedSmsContents(services.db);
  return inOrder.map((template) => serializeTemplate(template, edited.get(template.key) ?? template.content));
};

/**
 * Changes what an SMS says from now on; what is queued already goes out as it was. Refuses `not_found`, and `invalid`
 * for a placeholder that this SMS has no value for: whoever gets it would read the name in braces.
 */
export const saveSmsTemplate: Handler<typeof rows.saveSmsTemplate> = ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const template = smsDefaults.find(({ id }) => id === params.id);
  if (!template) throw new DomainError("not_found");
  const content = body.template_content;
  const wrong = wrongPlaceholder(content, template.placeholders);
  if (wrong !== null) {
    throw new DomainError("invalid", {
      fields: { template_content: unknownPlaceholder(wrong, template.placeholders) },
    });
  }
  return inTransaction(services.db, async (tx) => {
    await saveSmsContent(tx, template.key, content);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "sms_template.save_sms_template", id: template.key },
    );
    return serializeTemplate(template, content);
  });
};

const inOrder = smsDefaults.toSorted(
  (a, b) =>
    smsCategories.indexOf(a.category) - smsCategories.indexOf(b.category) || a.title.localeCompare(b.title),
);

function serializeTemplate(
  { id, title, title_in_danish, category }: SmsTemplate,
  content: string,
): WireSmsTemplate {
  return { id, title, title_in_danish, template_content: content, category };
}

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
export async function editedSmsContents(db: Db | Tx): Promise<Map<SmsKey, string>> {
  const rows = await db.selectFrom("sms_templates").select(["key", "template_content"]).execute();
  return new Map(rows.map(({ key, template_content }) => [key as SmsKey, template_content]));
}

/** Gives an SMS another text, for every message queued from now on. */
async function saveSmsContent(tx: Tx, key: SmsKey, content: string): Promise<void> {
  await tx
    .insertInto("sms_templates")
    .values({ key, template_content: content })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ template_content: content }))
    .execute();
}
