import { sql } from "kysely";
import { type OwnTable, ownTable } from "./own-table.ts";

/** An employee as companies know one: first name and initial. Rule: Short name, docs/rules/people.md. */
export const shortName = sql`(
  select trim(concat(first_name, ' ', case when last_name = '' then '' else upper(left(last_name, 1)) || '.' end))
  from employees where id = t.employee_id)`;

/** A company's bookings, whom it had on them, and what it was invoiced. */
export const corporationBookings: readonly OwnTable[] = [
  ownTable({
    table: "bookings",
    section: "bookings",
    rows: (id) => sql`t.corporation_id = ${id}`,
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
      ...([
        "payment_type",
        "payment_deadline",
        "status",
        "approved_at",
        "cancelled_at",
        "rejected_at",
        "paid_at",
      ] as const),
      ...(["all_check_times_approved", "send_bl_count", "is_sent_to_billy"] as const),
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
      working_time_reason: "other_person",
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
      invoice_id: "technical",
      invoice_state: "shown_elsewhere",
      fee_invoice_id: "technical",
      pay_state: "other_person",
    },
  }),
  ownTable({
    table: "invoices",
    section: "sent_invoices",
    rows: (id) => sql`t.booking_id in (select id from bookings where corporation_id = ${id})`,
    columns: [
      ...(["kind", "number", "booking_id", "state", "total", "deducted", "url"] as const),
      ...(["reason", "created_at", "settled_at", "taken_back_at"] as const),
    ],
    withheld: {
      id: "technical",
      credits: "technical",
      lines: "shown_elsewhere",
      shift_ids: "technical",
      fee_shift_ids: "technical",
      dropped_fees: "technical",
      vendor_message: "technical",
      created_by: "other_person",
    },
  }),
];
