import type * as z from "zod/mini";
import type { jobFields } from "#contract/entities/booking.ts";
import { toCommaString } from "#rules/money/ore.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";

/** What a booking says about the job itself, the same in every view of it (§3 of document 1). */
export type WireJobFields = { [Name in keyof typeof jobFields]: z.output<(typeof jobFields)[Name]> };

export function jobFieldsView(row: BookingRow): WireJobFields {
  return {
    id: row.id,
    date: row.date,
    start_time: row.start_time,
    end_time: row.end_time,
    arrangement_type: row.arrangement_type,
    arrangement_type_other: row.arrangement_type_other,
    address: row.address,
    address_url: row.address_url,
    zip_code: row.zip_code,
    city: row.city,
    number_of_staff: row.number_of_staff,
    staff_type: row.staff_type_id,
    jobRole: { id: row.staff_type_id, job_title: row.job_title },
    job_description: row.job_description,
    hourly_wage: toCommaString(row.hourly_wage),
    transport_wage: row.transport_wage,
    extra_work_hours: row.extra_work_hours,
    food_included: row.food_included ? 1 : 0,
    self_paid_break: row.self_paid_break,
    upper_dress_code: row.upper_dress_code,
    upper_dress_code_other: row.upper_dress_code_other,
    lower_dress_code: row.lower_dress_code,
    lower_dress_code_other: row.lower_dress_code_other,
    shoes_dress_code: row.shoes_dress_code,
    shoes_dress_code_other: row.shoes_dress_code_other,
    item_to_bring: row.item_to_bring,
    language: row.language,
  };
}
