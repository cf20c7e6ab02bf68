import * as z from "zod/mini";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { employeeProfileFields } from "#contract/employees/forms.ts";
import { isWorkersBirthDate } from "#rules/people/age.ts";
import { dayOf } from "#rules/time/moment.ts";
import { employeeMessages } from "#texts/da/common/validation.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { shownOf } from "#web/components/fields/pay-numbers.tsx";

/** The switches of the notification table, by what they are about. */
export const notificationRows = [
  { row: "info_of_jobs", email: "noti_info_of_jobs", push: "push_info_of_jobs" },
  { row: "info_of_urgent_job", email: "noti_info_of_urgent_job", push: "push_info_of_urgent_job" },
  { row: "rejected_application", email: "noti_rejected_application", push: "push_rejected_application" },
  {
    row: "congrets_on_job",
    email: "noti_congrets_on_job",
    sms: "sms_congrets_on_job",
    push: "push_congrets_on_job",
  },
  { row: "get_ready_for_job", sms: "sms_get_ready_for_job", push: "push_get_ready_for_job" },
  {
    row: "update_meeting_time",
    email: "noti_update_meeting_time",
    sms: "sms_update_meeting_time",
    push: "push_update_meeting_time",
  },
  { row: "check_out_job", email: "noti_check_out_job", sms: "sms_check_out_job", push: "push_check_out_job" },
  { row: "cancel_job", email: "noti_cancel_job", sms: "sms_cancel_job", push: "push_cancel_job" },
] as const;

const payFields: readonly string[] = ["cpr_nr", "bank_reg_nr", "bank_account_nr", "tax_card_type"];
const isOfMessages = (name: string) => /^(noti|sms|push|offers)_/.test(name);

/** Which fields stand in which part of the profile. */
export const fieldsOfPart = {
  pay: (name: string) => payFields.includes(name),
  messages: isOfMessages,
  about: (name: string) => !payFields.includes(name) && !isOfMessages(name),
} as const;

const fieldNames = [
  "first_name",
  "last_name",
  "cpr_nr",
  "city_zip",
  "address",
  "city",
  "birth_date",
  "email",
  "phone",
  "description",
  "has_driver_license",
  "owns_car",
  "bank_reg_nr",
  "bank_account_nr",
  "noti_info_of_jobs",
  "noti_info_of_urgent_job",
  "noti_rejected_application",
  "noti_congrets_on_job",
  "sms_congrets_on_job",
  "sms_get_ready_for_job",
  "noti_update_meeting_time",
  "sms_update_meeting_time",
  "noti_check_out_job",
  "sms_check_out_job",
  "noti_cancel_job",
  "sms_cancel_job",
  "offers_quiet",
  "push_info_of_jobs",
  "push_info_of_urgent_job",
  "push_rejected_application",
  "push_congrets_on_job",
  "push_get_ready_for_job",
  "push_update_meeting_time",
  "push_check_out_job",
  "push_cancel_job",
] as const satisfies readonly (keyof WireEmployee)[];

export type AccountValues = Pick<WireEmployee, (typeof fieldNames)[number]> & {
  tax_card_type: string;
  offers_per_day: string;
};

export function accountValuesOf(employee: WireEmployee): AccountValues {
  const own = Object.fromEntries(fieldNames.map((name) => [name, employee[name]]));
  const { tax_card_type, offers_per_day } = employee;
  const chosen = { tax_card_type: String(tax_card_type), offers_per_day: String(offers_per_day) };
  return { ...own, ...shownOf(employee), phone: formatPhone(employee.phone), ...chosen } as AccountValues;
}

/** The contract's fields, and the birthday of somebody who is 18. */
export const accountForm = z.extend(z.object(employeeProfileFields), {
  birth_date: z.iso
    .date(employeeMessages.birthDate)
    .check(z.refine((day) => isWorkersBirthDate(day, dayOf(serverNow())), employeeMessages.birthDate)),
});
