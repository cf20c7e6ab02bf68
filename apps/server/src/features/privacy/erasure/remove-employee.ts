import type { Moment } from "#rules/time/moment.ts";
import { leaveQueues, withdrawApplications } from "#server/features/bookings/shifts/shift.queries.ts";
import { type EmployeeRow, updateEmployee } from "#server/features/employees/employee.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { erasureTexts } from "#texts/da/privacy/erasure.ts";
import { formatPhone, fullName, shortName } from "#texts/format/contact.ts";
import { blankMessages } from "./blank-messages.ts";

/**
 * Removes everything of a person that bookkeeping does not need. What was worked stays with its hours, under a profile
 * that names nobody. The caller holds the lock of the profile.
 */
export async function removeEmployee(tx: Tx, row: EmployeeRow, now: Moment): Promise<void> {
  const { id } = row;
  await withdrawApplications(tx, id, now);
  await endSessionsOf(tx, { kind: "employee", id });
  for (const table of [
    "employee_regions",
    "employee_job_roles",
    "skill_answers",
    "work_experiences",
    "unwanted_jobs",
    "employee_calendars",
    "job_offers",
    "profile_changes",
    "internal_notes",
    "employee_documents",
    "fitness_checks",
    "employment_terms",
    "acceptances",
    "invitations",
    "employee_identities",
    "passkeys",
  ] as const) {
    await tx.deleteFrom(table).where("employee_id", "=", id).execute();
  }
  // That somebody agreed to more hours belongs to the hours, which stay.
  await tx.updateTable("week_opt_outs").set({ consent: "" }).where("employee_id", "=", id).execute();
  await leaveQueues(tx, id);
  // What an undoing would give back are shifts with their words, and there is nobody to give them to.
  await tx.deleteFrom("undos").where("kind", "=", "deactivate").where("entity_id", "=", id).execute();
  await tx.deleteFrom("security_events").where("account", "=", `employee:${id}`).execute();
  await tx.deleteFrom("security_alerts").where("subject", "=", `employee:${id}`).execute();
  await tx.deleteFrom("favourites").where("employee_id", "=", id).execute();
  await tx
    .deleteFrom("profile_transfers")
    .where((eb) => eb.or([eb("employee_id", "=", id), eb("old_employee_id", "=", id)]))
    .execute();
  await tx.deleteFrom("penalties").where("employee_id", "=", id).execute();
  await tx.deleteFrom("ratings").where("employee_id", "=", id).where("about", "=", "employee").execute();
  await tx.updateTable("ratings").set({ comment: "" }).where("employee_id", "=", id).execute();
  await tx
    .updateTable("shifts")
    .set({
      removed_reason: null,
      fee_reason: "",
      working_time_reason: "",
      sick_decision_reason: "",
      cancellation_reason: null,
      time_comment_by_employee: "",
      time_comment_by_corporation: "",
    })
    .where("employee_id", "=", id)
    .execute();
  // What the payroll service said of a line may name the person.
  await tx
    .updateTable("pay_lines")
    .set({ vendor_message: "" })
    .where("shift_id", "in", (eb) => eb.selectFrom("shifts").select("id").where("employee_id", "=", id))
    .execute();
  await blankMessages(tx, [`employee:${id}`], namesOf(row), now);
  await tx
    .updateTable("outbox")
    .set({ recipient: "", last_error: "" })
    .where("subject_key", "=", `employee:${id}`)
    .where("channel", "=", "payroll")
    .execute();
  await updateEmployee(tx, id, { ...nobody, deactivated_at: new Date(now), erased_at: new Date(now) });
}

/** Ends the confirmed shifts that have not ended; only where an erasure is done once more after a restore. */
export async function leaveComingShifts(tx: Tx, employeeId: number, now: Moment): Promise<void> {
  await tx
    .updateTable("shifts")
    .set({ status: "removed", removed_by: "admin", removed_at: new Date(now) })
    .where("employee_id", "=", employeeId)
    .where("status", "=", "selected")
    .where("ends_at", ">", new Date(now))
    .execute();
}

/** How letters to others name a person. */
function namesOf({ first_name, last_name, email, login_email, phone }: EmployeeRow): string[] {
  const names = last_name === "" ? [] : [fullName(first_name, last_name), shortName(first_name, last_name)];
  return [...names, email, login_email, phone, formatPhone(phone)];
}

/** A profile without a person. The sign-in that it had makes a new one. */
const nobody = {
  identity_provider: null,
  identity_subject: null,
  login_email: "",
  way_used_at: null,
  first_name: erasureTexts.erasedPerson,
  last_name: "",
  address: "",
  city: "",
  city_zip: "",
  phone: "",
  email: "",
  birth_date: null,
  description: "",
  approval_reason: "",
  has_driver_license: false,
  owns_car: false,
  cpr_encrypted: null,
  cpr_digest: null,
  shares_cpr: false,
  right_to_work: "not_stated" as const,
  right_to_work_at: null,
  right_to_work_by_office: false,
  bank_reg_encrypted: null,
  bank_account_encrypted: null,
  tax_card_type: 0,
  profile_image: "",
  uniform_image: "",
  base_url_image: "",
  facebook_link: "",
  sign_in_count: 0,
  updatable_in_zenegy: false,
  zenegy_uid: null,
  signed_in_at: null,
  jobs_looked_at: null,
  jobs_new_since: null,
  inactivity_warned_at: null,
  pay_data_asked_at: null,
  noti_info_of_jobs: false,
  noti_info_of_urgent_job: false,
  noti_rejected_application: false,
  noti_congrets_on_job: false,
  sms_congrets_on_job: false,
  sms_get_ready_for_job: false,
  noti_update_meeting_time: false,
  sms_update_meeting_time: false,
  noti_check_out_job: false,
  sms_check_out_job: false,
  noti_cancel_job: false,
  sms_cancel_job: false,
  push_info_of_jobs: false,
  push_info_of_urgent_job: false,
  push_rejected_application: false,
  push_congrets_on_job: false,
  push_get_ready_for_job: false,
  push_update_meeting_time: false,
  push_check_out_job: false,
  push_cancel_job: false,
};
