import { settingsEndpoints as rows } from "#contract/settings/endpoints.ts";
import type { WireSmsTemplate } from "#contract/settings/entities.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { actorOf } from "#server/platform/actor.ts";
import { audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/invalidate-clients.ts";
import {
  type SmsTemplate,
  smsCategories,
  smsDefaults,
  wrongPlaceholder,
} from "#texts/da/templates/sms/defaults.ts";
import { unknownPlaceholder } from "#texts/da/validation.ts";
import { editedSmsContents, saveSmsContent } from "./sms-template-queries.ts";

/** Every SMS with the text that it has now: ADMIN, WORKER, COMPANY, each by title. */
export const smsTemplates: Handler<typeof rows.smsTemplates> = async ({ services }) => {
  const edited = await editedSmsContents(services.db);
  return inOrder.map((template) => templateView(template, edited.get(template.key) ?? template.content));
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
    await audit(tx, {
      actor: actorOf(session),
      action: "save_sms_template",
      entity: "sms_template",
      entityId: template.key,
      detail: { content },
      now,
    });
    await invalidateClients(tx, { channels: ["admins"], keys: [queryKey(rows.smsTemplates)] });
    return templateView(template, content);
  });
};

const inOrder = smsDefaults.toSorted(
  (a, b) =>
    smsCategories.indexOf(a.category) - smsCategories.indexOf(b.category) || a.title.localeCompare(b.title),
);

function templateView(
  { id, title, title_in_danish, category }: SmsTemplate,
  content: string,
): WireSmsTemplate {
  return { id, title, title_in_danish, template_content: content, category };
}
