import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type BookingRow,
  findBooking,
  getAuthorizedBooking,
} from "#server/features/bookings/booking.queries.ts";
import { departmentOf } from "#server/features/bookings/booking-fields.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { makePdf } from "#server/platform/files/pdf/make-pdf.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Attachment } from "#server/platform/integrations/messaging/messaging.port.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { staffListTexts as texts } from "#texts/da/corporation/staff-list.ts";
import { formatAddress, formatPhone, shortName } from "#texts/format/contact.ts";
import { formatDayLong, formatTimes } from "#texts/format/days.ts";
import { loadCorporationBooking } from "./corporation-booking.queries.ts";
import { selectedOf } from "./corporation-booking.serializer.ts";

/**
 * The selected staff of a booking as a PDF to hang up: names, phones, and room for times and signatures. Refuses
 * `not_found`, and `nothing_to_send` where nobody is selected.
 */
export const staffList: Handler<typeof rows.staffList> = async ({ session, params, now, services }) => {
  const booking = await getAuthorizedBooking(services.db, session, params.id);
  const content = await staffListPdf(services.db, booking, now);
  if (!content) throw new DomainError("nothing_to_send");
  return {
    name: texts.file(booking.id),
    media_type: "application/pdf",
    content: content.toString("base64"),
  };
};

/** The same as files of an e-mail; none where nobody is on the booking any more. */
export async function attachedStaffListOf(db: Db, bookingId: number, now: Moment): Promise<Attachment[]> {
  const booking = await findBooking(db, bookingId);
  const content = booking && (await staffListPdf(db, booking, now));
  return content ? [{ name: texts.file(bookingId), mediaType: "application/pdf", content }] : [];
}

async function staffListPdf(db: Db, booking: BookingRow, now: Moment): Promise<Buffer | null> {
  const { corporation, staff } = await loadCorporationBooking(db, booking, now);
  const people = selectedOf(staff).map(({ first_name, last_name, phone }) => ({
    name: shortName(first_name, last_name),
    phone: phone === "" ? "" : formatPhone(phone),
  }));
  if (people.length === 0) return null;
  const { date, start_time, end_time, job_title, address, zip_code, city } = booking;
  const department = departmentOf(booking);
  const dress = [
    chosenOrOther(booking.upper_dress_code, booking.upper_dress_code_other),
    chosenOrOther(booking.lower_dress_code, booking.lower_dress_code_other),
    chosenOrOther(booking.shoes_dress_code, booking.shoes_dress_code_other),
  ];
  const facts = [
    [texts.when, `${formatDayLong(date)}, ${formatTimes(start_time, end_time)}`],
    [texts.where, formatAddress(address, zip_code, city)],
    ...(department ? [[texts.department, departmentName(department)] as const] : []),
    [texts.contact, `${booking.booking_person}, ${formatPhone(booking.booking_person_nr)}`],
    [texts.dress, dress.filter((part) => part !== "").join(", ")],
  ] as const;
  const head = {
    title: `${texts.title}, ${bookingNumber(booking.id)}`,
    at: now,
    footer: { left: `${corporation.name}, ${bookingNumber(booking.id)}`, right: texts.page },
  };
  return makePdf(head, (pdf) => {
    pdf.title(`${texts.title}: ${job_title}`);
    for (const [label, text] of facts) pdf.row(label, text);
    const open = booking.number_of_staff - people.length;
    if (open > 0) pdf.paragraph(texts.open(open));
    // Each row is high enough to write in.
    const rows = people.map(({ name, phone }) => [`${name}\n `, phone, "", "", ""]);
    const groups = rows.map((row) => ({ title: "", detail: "", rows: [row] }));
    pdf.table({ widths: [92, 56, 56, 140], head: texts.head, groups });
  });
}
