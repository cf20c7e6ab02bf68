import { settingsEndpoints as rows } from "#contract/areas/settings.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { saveGlobal } from "./save-global.ts";
import { saveSmsTemplate, smsTemplates } from "./sms-templates.ts";

/** What holds for everybody until an admin changes it. */
export const settingsRoutes: readonly Route[] = [
  route(rows.saveGlobal, saveGlobal),
  route(rows.smsTemplates, smsTemplates),
  route(rows.saveSmsTemplate, saveSmsTemplate),
];
