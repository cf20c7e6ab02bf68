import { writeToCompany } from "#server/notices/to-companies/company-letter.ts";
import { type NoticeJob, tellEmployee } from "#server/notices/to-employees/employee-message.ts";
import { bookingCancelled } from "#texts/da/templates/email/booking.ts";
import { shiftCancelled } from "#texts/da/templates/email/shifts.ts";
import type { NoticeEmployee } from "./facts.ts";
import type { Occasion } from "./queue.ts";

/** Tells the company and everybody who applied that a booking is cancelled. */
export async function tellBookingCancelled(
  occasion: Occasion,
  job: NoticeJob,
  employees: readonly NoticeEmployee[],
): Promise<void> {
  const { booking, corporation } = job;
  await writeToCompany(occasion, booking, corporation, {
    key: `booking-cancelled:${booking.id}`,
    wanted: corporation.noti_cancel_booking,
    write: bookingCancelled,
  });
  for (const employee of employees) {
    await tellEmployee(occasion, job, employee, {
      key: `shift-cancelled:${booking.id}:${employee.id}`,
      path: "/",
      email: { wanted: employee.noti_cancel_job, write: shiftCancelled },
      sms: { wanted: employee.sms_cancel_job, template: "shift_cancelled" },
    });
  }
}
