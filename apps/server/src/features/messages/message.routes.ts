import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import { messageEndpoints as rows } from "#contract/messages/message.endpoints.ts";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { letter, letters, saveLetter, sendSample } from "./letters/letters.ts";
import { mail, outbox, outboxChannels, sendAgain, tryNow } from "./mailbox.ts";
import { pushKey, subscribe, unsubscribeDevice } from "./push/subscriptions.ts";
import { saveSmsTemplate, smsTemplates } from "./sms-templates.ts";

/** The messages of the outbox, and the texts of letters and SMS as admins edit them. */
export const messageRoutes: readonly Route[] = [
  route(rows.outbox, outbox),
  route(rows.mail, mail),
  route(rows.sendAgain, sendAgain),
  route(rows.outboxChannels, outboxChannels),
  route(rows.tryNow, tryNow),
  route(pushEndpoints.pushKey, pushKey),
  route(pushEndpoints.subscribe, subscribe),
  route(pushEndpoints.unsubscribe, unsubscribeDevice),
  route(letterEndpoints.letters, letters),
  route(letterEndpoints.letter, letter),
  route(letterEndpoints.saveLetter, saveLetter),
  route(letterEndpoints.sendSample, sendSample),
  route(settingsEndpoints.smsTemplates, smsTemplates),
  route(settingsEndpoints.saveSmsTemplate, saveSmsTemplate),
];
