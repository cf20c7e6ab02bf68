import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { Product } from "#tests/support/product.ts";
import { signedIn } from "./seed-past-bookings.ts";

const hotel = "hotel@vagtklar.test";
const admin = "admin@vagtklar.test";

/** Every page of the office in the try-out of `product`, each as the path that opens it. */
export async function officePaths(product: Product): Promise<string[]> {
  const as = await signedIn(product, admin);
  const companies = (await product.call(corporationEndpoints.list, { as })).body.corporations;
  const persons = (await product.call(employeeEndpoints.list, { as })).body.employees;
  const own = await signedIn(product, hotel);
  const coming = (await product.call(bookingEndpoints.upcoming, { as: own })).body;
  const ended = await product.call(bookingEndpoints.finished, { as: own, query: { limit: "4" } });
  const waiting = coming.find(({ approved }) => !approved)?.id;
  return [
    "/",
    "/home",
    "/admin/approve-booking-overview",
    `/admin/review-booking/${waiting}`,
    ...ended.body.data.map(({ id }) => `/admin/bookingInvoice/${id}`),
    "/admin/upcomingBookings",
    "/admin/oldBookings",
    "/admin/invoiceRun",
    "/admin/invoices",
    "/admin/invoices/bank",
    "/admin/invoices/reminders",
    "/admin/settings/invoices",
    "/admin/payroll",
    "/admin/months",
    "/admin/figures",
    "/admin/reports",
    "/admin/messages",
    "/admin/mailbox",
    "/admin/audit",
    `/admin/employees/${persons.at(-1)?.id}`,
    `/admin/corporations/${companies[0]?.id}`,
    "/admin/settings",
    "/admin/agreements",
    "/admin/employment-terms",
    "/admin/letters",
    "/admin/letters/hired",
    "/admin/texts",
    "/admin/penalties",
    "/admin/transfers",
    "/admin/oldProfiles",
    "/admin/newProfiles",
    "/admin/invited",
    "/admin/users",
    "/admin/showEmployees",
    "/admin/showCorporations",
    "/admin/staffType",
    "/admin/staffType?entry=1",
    "/newBooking",
    `/viewBooking/${coming[0]?.id}`,
    `/editBooking/${coming[0]?.id}`,
    `/checkout-employees/${ended.body.data[0]?.id}`,
    "/editcorporation",
    "/security",
    "/privacy",
  ];
}
