import { sql } from "kysely";
import type { DB } from "#server/platform/database/types.gen.ts";
import type { LeftOutReason } from "#texts/da/privacy/my-data.ts";
import { type OwnTable, ownTable } from "./own-table.ts";
import { reputationData } from "./reputation-data.ts";
import { auditOf, deliveryColumns, messageColumns, securityEventsOf, sessionsOf } from "./shared-tables.ts";

const isOwn = (id: number) => sql`t.employee_id = ${id}`;
const jobTitle = sql`(select job_title from staff_types where id = t.staff_type_id)`;
const corporationName = sql`(select name from corporations where id = t.corporation_id)`;

/** What a shift takes from its booking: the work, not the company's contacts. */
const ofBooking = (column: string) =>
  sql`(select ${sql.ref(`b.${column}`)} from bookings b where b.id = t.booking_id)`;

/** Where everything about an employee stands, in the order in which it is shown. */
export const employeeData: readonly OwnTable[] = [
  ownTable({
    table: "employees",
    section: "profile",
    rows: (id) => sql`t.id = ${id}`,
    columns: [
      ...([
        "id",
        "first_name",
        "last_name",
        "birth_date",
        "address",
        "city_zip",
        "city",
        "phone",
        "email",
      ] as const),
      ...(["login_email", "identity_provider", "identity_subject", "facebook_link", "description"] as const),
      ...(["has_driver_license", "owns_car", "cpr_encrypted", "bank_reg_encrypted"] as const),
      ...(["bank_account_encrypted", "tax_card_type", "zenegy_uid", "updatable_in_zenegy"] as const),
      ...(["profile_image", "uniform_image", "noti_info_of_jobs", "noti_info_of_urgent_job"] as const),
      ...(["noti_rejected_application", "noti_congrets_on_job", "sms_congrets_on_job"] as const),
      ...(["sms_get_ready_for_job", "noti_update_meeting_time", "sms_update_meeting_time"] as const),
      ...(["noti_check_out_job", "sms_check_out_job", "noti_cancel_job", "sms_cancel_job"] as const),
      ...(["new_user", "sign_in_count", "signed_in_at", "inactivity_warned_at"] as const),
      "pay_data_asked_at",
      ...(["terms_accepted_at", "deactivated_at", "created_at"] as const),
    ],
    withheld: { cpr_digest: "technical", base_url_image: "shown_elsewhere", erased_at: "technical" },
  }),
  ownTable({
    table: "employee_regions",
    section: "regions",
    rows: isOwn,
    columns: ["area_code"],
    withheld: { employee_id: "technical" },
  }),
  ownTable({
    table: "employee_job_roles",
    section: "job_roles",
    rows: isOwn,
    columns: [],
    derived: { job_title: jobTitle },
    withheld: { employee_id: "technical", staff_type_id: "technical" },
  }),
  ownTable({
    table: "skill_answers",
    section: "skills",
    rows: isOwn,
    columns: ["value"],
    derived: {
      job_title: jobTitle,
      question: sql`(select skill_detail -> t.block::integer ->> 'skill_title' from staff_types where id = t.staff_type_id)`,
    },
    withheld: { employee_id: "technical", staff_type_id: "technical", block: "shown_elsewhere" },
  }),
  ownTable({
    table: "work_experiences",
    section: "experience",
    rows: isOwn,
    columns: [
      ...([
        "employer_text",
        "title",
        "exp_type",
        "start_year",
        "start_month",
        "end_year",
        "end_month",
      ] as const),
      ...(["still_employed", "shift_count", "description"] as const),
    ],
    withheld: { id: "technical", employee_id: "technical" },
  }),
  ownTable({
    table: "shifts",
    section: "shifts",
    rows: isOwn,
    columns: [
      ...([
        "work_date",
        "booking_id",
        "status",
        "applied_at",
        "booked_at",
        "removed_at",
        "removed_by",
      ] as const),
      ...(["removed_reason", "cancelled_at", "cancellation_reason", "hours_before_booking_date"] as const),
      ...(["employee_checkin", "employee_checkin_time", "employee_checkout_time"] as const),
      ...(["corporation_checkin_time", "corporation_checkout_time", "admin_checkin_time"] as const),
      ...(["admin_checkout_time", "admin_employee_checkin_time", "admin_employee_checkout_time"] as const),
      ...([
        "first_checkout_by",
        "last_checkout_by",
        "employee_stamped_at",
        "corporation_stamped_at",
      ] as const),
      ...(["checkout_rejected_count_employee", "checkout_rejected_count_corporation"] as const),
      ...(["time_comment_by_employee", "time_comment_by_corporation", "not_met_for_booking"] as const),
      ...(["admin_approve_checkout", "is_checked"] as const),
    ],
    derived: {
      job_title: sql`(select s.job_title from bookings b join staff_types s on s.id = b.staff_type_id where b.id = t.booking_id)`,
      corporation: sql`(select c.name from bookings b join corporations c on c.id = b.corporation_id where b.id = t.booking_id)`,
      start_time: ofBooking("start_time"),
      end_time: ofBooking("end_time"),
      address: ofBooking("address"),
      zip_code: ofBooking("zip_code"),
      city: ofBooking("city"),
      hourly_wage: ofBooking("hourly_wage"),
    },
    withheld: {
      id: "technical",
      employee_id: "technical",
      starts_at: "shown_elsewhere",
      ends_at: "shown_elsewhere",
      display_phone_status: "technical",
      corporation_time_status: "technical",
      employee_time_status: "technical",
      admin_approve_invoice: "company_only",
      invoice_id: "company_only",
      invoice_state: "company_only",
      fee_invoice_id: "company_only",
      pay_state: "shown_elsewhere",
      cancellation_hours: "company_only",
      cancellation_fee: "company_only",
      cancellation_fee_lapsed_at: "company_only",
    },
  }),
  ownTable({
    table: "pay_lines",
    section: "sent_pay",
    rows: (id) => sql`t.shift_id in (select id from shifts where employee_id = ${id})`,
    columns: [
      ...(["kind", "booking_id", "state", "hours", "hourly_wage", "amount"] as const),
      ...(["reason", "created_at", "settled_at", "taken_back_at"] as const),
    ],
    withheld: {
      id: "technical",
      shift_id: "technical",
      times_before: "technical",
      vendor_message: "technical",
      created_by: "other_person",
    },
  }),
  ownTable({
    table: "outbox",
    section: "pay",
    rows: (id) => sql`t.channel = 'payroll' and t.subject_key = ${`employee:${id}`}`,
    columns: ["subject", "created_at", "sent_at", "status", "reference"],
    derived: {
      booking_id: sql`(t.payload ->> 'bookingId')::integer`,
      hours: sql`(t.payload ->> 'hours')::numeric`,
      hourly_wage: sql`(t.payload ->> 'hourlyWage')::numeric`,
    },
    withheld: {
      id: "technical",
      key: "technical",
      channel: "technical",
      subject_key: "technical",
      recipient: "shown_elsewhere",
      body: "shown_elsewhere",
      payload: "shown_elsewhere",
      emptied_at: "technical",
      ...deliveryColumns,
    },
  }),
  ...reputationData,
  ownTable({
    table: "standby_places",
    section: "standby",
    rows: isOwn,
    columns: ["booking_id", "auto", "since", "struck_off_at"],
    withheld: { id: "technical", employee_id: "technical" },
  }),
  ownTable({
    table: "offers",
    section: "offers",
    rows: isOwn,
    columns: ["booking_id", "kind", "created_at", "expires_at", "state", "answered_at"],
    withheld: { id: "technical", employee_id: "technical" },
  }),
  ownTable({
    table: "favourites",
    section: "favourite_of",
    rows: isOwn,
    columns: ["created_at"],
    derived: { corporation: corporationName },
    withheld: { employee_id: "technical", corporation_id: "shown_elsewhere" },
  }),
  ownTable({
    table: "profile_transfers",
    section: "transfers",
    rows: (id) => sql`${id} in (t.employee_id, t.old_employee_id)`,
    columns: ["created_at", "state", "decided_at", "reason"],
    withheld: {
      id: "technical",
      employee_id: "technical",
      old_employee_id: "technical",
      decided_by: "other_person",
    },
  }),
  ownTable({
    table: "outbox",
    section: "messages",
    rows: (id) => sql`t.channel in ('email', 'sms') and t.subject_key = ${`employee:${id}`}`,
    ...messageColumns,
  }),
  sessionsOf("employee"),
  securityEventsOf("employee"),
  auditOf("employee"),
];

/** Tables without anything about an employee, each with its reason. */
export const leftOutForEmployees: Partial<Record<keyof DB, LeftOutReason>> = {
  authenticator_apps: "of_companies",
  booking_requests: "of_companies",
  bookings: "shown_with_shifts",
  calendars: "of_companies",
  corporations: "of_companies",
  erasures: "of_erased",
  global_settings: "of_nobody",
  held_offers: "of_companies",
  identity_challenges: "of_companies",
  invoices: "of_companies",
  kept_keys: "of_nobody",
  passkeys: "of_companies",
  password_resets: "of_companies",
  rate_limits: "counters",
  recovery_codes: "of_companies",
  security_alerts: "of_companies",
  sign_in_addresses: "of_companies",
  sms_templates: "of_nobody",
  staff_types: "of_nobody",
  try_out: "of_nobody",
  used_sign_in_tokens: "of_nobody",
};
