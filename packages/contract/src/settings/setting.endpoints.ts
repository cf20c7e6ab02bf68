import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, id, pathId, seenValues } from "#contract/wire/schemas.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import { defaultFeeFields, globalMessageText, smsTemplateText } from "./forms.ts";
import { globalMessage, smsTemplate } from "./setting.entities.ts";

const officeSettings = z.object({ approve_profiles: z.boolean() });

/** What holds for everybody until an admin changes it: the global message, the default fees, the SMS texts. */
export const settingsEndpoints = {
  globalMessage: endpoint({
    method: "GET",
    path: "admin/bookings/global-message",
    summary: "The global message and the default fees; readable by everyone.",
    callers: ["anyone"],
    answer: globalMessage,
  }),
  saveGlobal: endpoint({
    method: "PUT",
    path: "admin/bookings/update-global-message",
    summary: "Saves the global message or the default fees; what is left out stays.",
    callers: ["admin"],
    roles: "office",
    body: z
      .partial(z.strictObject({ message: globalMessageText, seen: seenValues, ...defaultFeeFields }))
      .check(
        z.refine((body) => Object.values(body).some((value) => value !== undefined), {
          error: messages.nothingToSave,
          path: ["message"],
        }),
      ),
    answer: globalMessage,
    refusals: ["changed_meanwhile"],
  }),
  officeSettings: endpoint({
    method: "GET",
    path: "admin/office-settings",
    summary: "Whether new profiles are approved by the office before they apply.",
    callers: ["admin"],
    roles: "reading",
    answer: officeSettings,
  }),
  saveOfficeSettings: endpoint({
    method: "PUT",
    path: "admin/office-settings",
    summary: "Switches the approval of new profiles on or off; who waits already is still decided on.",
    callers: ["admin"],
    roles: "office",
    body: z.strictObject({ approve_profiles: flag }),
    answer: officeSettings,
  }),
  smsTemplates: endpoint({
    method: "GET",
    path: "admin/sms-template",
    summary: "Every SMS text: ADMIN, WORKER, COMPANY, each by title.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(smsTemplate),
  }),
  saveSmsTemplate: endpoint({
    method: "PATCH",
    path: "admin/sms-template/:id",
    summary: "Changes what an SMS says. Placeholders that this SMS does not have are refused with 422.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ id: z.optional(id), template_content: smsTemplateText }),
    answer: smsTemplate,
    refusals: ["not_found"],
  }),
};
