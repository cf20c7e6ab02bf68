import { sql } from "kysely";
import type { DB } from "#server/platform/database/types.gen.ts";
import type { LeftOutReason } from "#texts/da/privacy/my-data.ts";
import { type OwnTable, ownTable } from "./own-table.ts";
import { auditOf, deliveryColumns, messageColumns, sessionsOf } from "./shared-tables.ts";

const isOwn = (id: number) => sql`t.corporation_id = ${id}`;

/** An employee as companies know one: first name and initial. Rule: Short name, docs/rules/people.md. */
const shortName = sql`(
  select trim(concat(first_name, ' ', case when last_name = '' then '' else upper(left(last_name, 1)) || '.' end))
  from employees where id = t.employee_id)`;

/** Where everything about a company stands, in the order in which it is shown. */
export const corporationData: readonly OwnTable[] = [
  ownTable({
    table: "corporations",
    section: "company",
    rows: (id) => sql`t.id = ${id}`,
    columns: [
      ...([
        "id",
        "name",
        "cvr_nr",
        "department",
        "address",
        "city_zip",
        "city",
        "contact_person",
        "phone",
      ] as const),
      ...(["email", "billing_email", "ean", "payment_type", "payment_deadline", "standard_fee"] as const),
      ...([
        "urgent_booking_fee",
        "emergency_booking_fee",
        "icon_image",
        "profile_image",
        "admin_message",
      ] as const),
      ...(["noti_confirmed_booking", "noti_approved_booking", "noti_stamp_out_booking"] as const),
      ...(["sms_stamp_out_booking", "noti_cancel_booking", "noti_update_booking"] as const),
      ...(["is_admin", "is_privileged_user", "signed_in_at", "inactivity_warned_at"] as const),
      ...(["pending_email", "pending_email_expires_at"] as const),
      ...(["suspended_at", "suspended_reason", "terms_accepted_at", "created_at"] as const),
    ],
    withheld: {
      password_hash: "secret",
      pending_email_hash: "secret",
      base_url_image: "shown_elsewhere",
      email_key: "shown_elsewhere",
      email_taken_by: "other_person",
      erased_at: "technical",
    },
  }),
  ownTable({
    table: "bookings",
    section: "bookings",
    rows: isOwn,
    columns: [
      ...(["date", "id", "start_time", "end_time", "arrangement_type", "arrangement_type_other"] as const),
      ...(["address", "zip_code", "city", "address_url", "number_of_staff", "job_description"] as const),
      ...(["access_information", "access_information_other", "hourly_wage", "transport_wage"] as const),
      ...(["extra_work_hours", "food_included", "self_paid_break", "upper_dress_code"] as const),
      ...([
        "upper_dress_code_other",
        "lower_dress_code",
        "lower_dress_code_other",
        "shoes_dress_code",
      ] as const),
      ...(["shoes_dress_code_other", "item_to_bring", "language", "booking_person"] as const),
      ...(["booking_person_nr", "contact_person", "fee", "standard_fee", "urgent_booking_fee"] as const),
      ...(["emergency_booking_fee", "invoice_note", "admin_message", "is_email_script_allowed"] as const),
      ...(["payment_type", "payment_deadline", "status", "approved_at", "cancelled_at", "paid_at"] as const),
      ...(["all_check_times_approved", "send_bl_count", "is_sent_to_billy", "billy_invoice_id"] as const),
      ...(["created_at", "updated_at"] as const),
    ],
    derived: { job_title: sql`(select job_title from staff_types where id = t.staff_type_id)` },
    withheld: {
      corporation_id: "technical",
      staff_type_id: "shown_elsewhere",
      starts_at: "shown_elsewhere",
      ends_at: "shown_elsewhere",
      box_status: "technical",
      request_key: "technical",
      billy_requested_at: "technical",
      zenegy_requested_at: "technical",
      all_gravy_status: "other_person",
      is_sent_to_zenegy: "other_person",
    },
  }),
  ownTable({
    table: "shifts",
    section: "staff",
    rows: (id) =>
      sql`t.status in ('selected', 'removed') and t.booking_id in (select id from bookings where corporation_id = ${id})`,
    columns: [
      ...(["work_date", "booking_id", "status", "booked_at", "removed_at", "removed_reason"] as const),
      ...(["removed_by", "cancellation_hours", "cancellation_fee", "cancellation_fee_lapsed_at"] as const),
      ...(["corporation_checkin_time", "corporation_checkout_time", "employee_checkin_time"] as const),
      ...(["employee_checkout_time", "admin_checkin_time", "admin_checkout_time"] as const),
      ...(["corporation_stamped_at", "time_comment_by_corporation", "time_comment_by_employee"] as const),
      ...(["not_met_for_booking", "admin_approve_invoice"] as const),
    ],
    derived: { name: shortName },
    withheld: {
      id: "technical",
      employee_id: "other_person",
      starts_at: "shown_elsewhere",
      ends_at: "shown_elsewhere",
      applied_at: "other_person",
      cancelled_at: "other_person",
      cancellation_reason: "other_person",
      hours_before_booking_date: "other_person",
      employee_checkin: "other_person",
      employee_stamped_at: "other_person",
      is_checked: "technical",
      display_phone_status: "technical",
      admin_employee_checkin_time: "other_person",
      admin_employee_checkout_time: "other_person",
      first_checkout_by: "technical",
      last_checkout_by: "technical",
      checkout_rejected_count_employee: "technical",
      checkout_rejected_count_corporation: "technical",
      corporation_time_status: "technical",
      employee_time_status: "technical",
      admin_approve_checkout: "other_person",
    },
  }),
  ownTable({
    table: "outbox",
    section: "invoices",
    rows: (id) => sql`t.channel = 'accounting' and t.subject_key = ${`corporation:${id}`}`,
    columns: ["recipient", "subject", "created_at", "sent_at", "status", "reference"],
    derived: {
      booking_id: sql`(t.payload ->> 'bookingId')::integer`,
      total: sql`(t.payload ->> 'total')::numeric`,
      note: sql`t.payload ->> 'note'`,
      body: sql`t.payload -> 'mail' ->> 'body'`,
      lines: sql`(
        select json_agg(concat_ws(' · ', line ->> 'description', line ->> 'quantity', line ->> 'unitPrice'))
        from jsonb_array_elements(case when jsonb_typeof(t.payload -> 'lines') = 'array' then t.payload -> 'lines' else '[]' end) line)`,
    },
    withheld: {
      id: "technical",
      key: "technical",
      channel: "technical",
      subject_key: "technical",
      body: "shown_elsewhere",
      payload: "shown_elsewhere",
      emptied_at: "technical",
      ...deliveryColumns,
    },
  }),
  ownTable({
    table: "ratings",
    section: "ratings_received",
    rows: (id) => sql`t.about = 'corporation' and t.corporation_id = ${id}`,
    columns: ["score", "comment", "created_at", "annulled_at"],
    withheld: {
      id: "technical",
      shift_id: "other_person",
      about: "technical",
      because: "technical",
      employee_id: "other_person",
      corporation_id: "technical",
    },
  }),
  ownTable({
    table: "ratings",
    section: "ratings_given",
    rows: (id) => sql`t.about = 'employee' and t.corporation_id = ${id} and t.because = 'work'`,
    columns: ["score", "comment", "created_at", "annulled_at"],
    derived: { name: shortName },
    withheld: {
      id: "technical",
      shift_id: "technical",
      about: "technical",
      because: "technical",
      employee_id: "other_person",
      corporation_id: "technical",
    },
  }),
  ownTable({
    table: "favourites",
    section: "favourites",
    rows: isOwn,
    columns: ["created_at"],
    derived: { name: shortName },
    withheld: { employee_id: "other_person", corporation_id: "technical" },
  }),
  ownTable({
    table: "calendars",
    section: "calendar",
    rows: isOwn,
    columns: ["created_at"],
    withheld: { corporation_id: "technical", token_hash: "secret", token_encrypted: "secret" },
  }),
  ownTable({
    table: "authenticator_apps",
    section: "authenticator_app",
    rows: isOwn,
    columns: ["confirmed_at"],
    withheld: {
      corporation_id: "technical",
      secret_encrypted: "secret",
      pending_encrypted: "secret",
      last_step: "technical",
    },
  }),
  ownTable({
    table: "passkeys",
    section: "passkeys",
    rows: isOwn,
    columns: ["created_at", "name", "transports", "last_used_at"],
    withheld: {
      id: "technical",
      corporation_id: "technical",
      credential_id: "secret",
      public_key: "secret",
      counter: "technical",
    },
  }),
  ownTable({
    table: "sign_in_addresses",
    section: "sign_in_addresses",
    rows: isOwn,
    columns: ["last_at"],
    withheld: { corporation_id: "technical", address_digest: "secret" },
  }),
  ownTable({
    table: "booking_requests",
    section: "booking_requests",
    rows: isOwn,
    columns: ["created_at"],
    withheld: { corporation_id: "technical", key: "technical", content_hash: "technical" },
  }),
  ownTable({
    table: "held_offers",
    section: "held_offers",
    rows: (id) => sql`t.booking_id in (select id from bookings where corporation_id = ${id})`,
    columns: ["booking_id", "due_at"],
    withheld: {},
  }),
  ownTable({
    table: "outbox",
    section: "messages",
    // A letter about a booking also goes to admins; theirs are not the company's.
    rows: (id) => sql`t.channel in ('email', 'sms') and (
      t.subject_key = ${`corporation:${id}`} or (
        t.subject_key in (select 'booking:' || id from bookings where corporation_id = ${id})
        and t.recipient not in (select email from corporations where is_admin and id <> ${id})))`,
    ...messageColumns,
  }),
  ownTable({
    table: "password_resets",
    section: "password_resets",
    rows: isOwn,
    columns: ["expires_at", "used_at"],
    withheld: { corporation_id: "technical", token_hash: "secret" },
  }),
  sessionsOf("corporation"),
  auditOf("corporation"),
];

/** Tables without anything about a company, each with its reason. */
export const leftOutForCorporations: Partial<Record<keyof DB, LeftOutReason>> = {
  employee_job_roles: "of_employees",
  employee_regions: "of_employees",
  employees: "of_employees",
  erasures: "of_erased",
  global_settings: "of_nobody",
  identity_challenges: "keys_only",
  kept_keys: "of_nobody",
  penalties: "of_employees",
  profile_transfers: "of_employees",
  rate_limits: "counters",
  recovery_codes: "keys_only",
  skill_answers: "of_employees",
  sms_templates: "of_nobody",
  staff_types: "of_nobody",
  try_out: "of_nobody",
  used_sign_in_tokens: "of_nobody",
  work_experiences: "of_employees",
};
