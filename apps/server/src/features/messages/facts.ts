import type { Selectable } from "kysely";
import type { Bookings, Corporations, Employees } from "#server/platform/database/types.gen.ts";
import type { Settings } from "#server/platform/settings.ts";
import type { BookingFacts, EmployeeJobFacts, JobFacts } from "#texts/da/templates/facts.ts";
import { formatAddress } from "#texts/format/contact.ts";

/** What notices take from the rows. */
export type MessageBooking = Selectable<Bookings> & { job_title: string };
export type MessageCorporation = Pick<
  Selectable<Corporations>,
  | "id"
  | "name"
  | "email"
  | "phone"
  | "contact_person"
  | "noti_confirmed_booking"
  | "noti_approved_booking"
  | "noti_stamp_out_booking"
  | "sms_stamp_out_booking"
  | "noti_cancel_booking"
  | "noti_update_booking"
>;
export type MessageEmployee = Pick<
  Selectable<Employees>,
  | "id"
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "noti_info_of_jobs"
  | "noti_info_of_urgent_job"
  | "noti_rejected_application"
  | "noti_congrets_on_job"
  | "sms_congrets_on_job"
  | "sms_get_ready_for_job"
  | "noti_update_meeting_time"
  | "sms_update_meeting_time"
  | "noti_check_out_job"
  | "sms_check_out_job"
  | "noti_cancel_job"
  | "sms_cancel_job"
>;

/** A booking as its company is told of it; `path` is the page that the message leads to. */
export function bookingFacts(
  booking: MessageBooking,
  corporation: MessageCorporation,
  settings: Settings,
  path: string,
): BookingFacts {
  return {
    ...jobFacts(booking, corporation, settings, path),
    contactPerson: corporation.contact_person,
    numberOfStaff: booking.number_of_staff,
  };
}

/** A job as an employee is told of it. */
export function employeeJobFacts(
  booking: MessageBooking,
  corporation: MessageCorporation,
  employee: Pick<MessageEmployee, "first_name">,
  settings: Settings,
  path: string,
): EmployeeJobFacts {
  return { ...jobFacts(booking, corporation, settings, path), firstName: employee.first_name };
}

function jobFacts(
  booking: MessageBooking,
  corporation: MessageCorporation,
  settings: Settings,
  path: string,
): JobFacts {
  return {
    jobTitle: booking.job_title,
    corporationName: corporation.name,
    day: booking.date,
    from: booking.start_time,
    to: booking.end_time,
    address: formatAddress(booking.address, booking.zip_code, booking.city),
    link: `${settings.publicUrl}${path}`,
  };
}
