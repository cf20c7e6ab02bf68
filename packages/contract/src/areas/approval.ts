import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { adminBooking, outboxRow } from "#contract/entities/admin.ts";
import { corporation } from "#contract/entities/corporation.ts";
import { employee } from "#contract/entities/employee.ts";
import { id, moment, paging, pathId } from "#contract/scalars.ts";

const byId = z.object({ id: pathId });
const search = z._default(z.string().check(z.trim(), z.maxLength(100)), "");

/** Guards the export of companies; never in an address, which logs keep. */
export const downloadPassword = {
  name: "X-Download-Password",
  about: "COMPANY_CSV_PASSWORD, or the admin's own password where none is set",
} as const;

/** The admin's overview: approvals, the mailbox, and the two lists from which sessions are taken over. */
export const approvalEndpoints = {
  waiting: endpoint({
    method: "GET",
    path: "admin/bookings/waiting-approval",
    summary: "Bookings that wait for approval, soonest first.",
    callers: ["admin"],
    answer: z.array(adminBooking),
  }),
  approve: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/approve-booking",
    summary: "Approves a booking: the company and matching employees are told.",
    callers: ["admin"],
    params: byId,
    answer: adminBooking,
    refusals: ["not_found", "already_approved", "booking_ended"],
  }),
  reject: endpoint({
    method: "PUT",
    path: "admin/bookings/:id/not-approve-booking",
    summary: "Rejects a waiting booking: it is cancelled and the company told.",
    callers: ["admin"],
    params: byId,
    answer: adminBooking,
    refusals: ["not_found", "already_approved", "already_rejected"],
  }),
  outbox: endpoint({
    method: "GET",
    path: "admin/outbox",
    summary: "Every message and delivery, what failed first.",
    callers: ["admin"],
    query: z.object({
      status: z.optional(z.literal(["queued", "sending", "sent", "failed"])),
      channel: z.optional(z.literal(["email", "sms", "accounting", "payroll"])),
      ...paging(50),
    }),
    answer: z.array(outboxRow),
  }),
  sendAgain: endpoint({
    method: "PUT",
    path: "admin/outbox/:id/send-again",
    summary: "Queues a failed delivery once more.",
    callers: ["admin"],
    params: byId,
    answer: outboxRow,
    refusals: ["not_found", "transition"],
  }),
  employees: endpoint({
    method: "GET",
    path: "admin/employees",
    summary: "Employees, searched by id, name, e-mail, phone and city; never by CPR.",
    callers: ["admin"],
    query: z.object({
      ...paging(15),
      searchTerm: search,
      staffType: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.object({ employees: z.array(employee), totalEmployees: z.int() }),
  }),
  deactivateEmployee: endpoint({
    method: "PUT",
    path: "admin/employees/:id/deactivate",
    summary: "Ends an employee's access and open applications; confirmed shifts stay. Repeatable.",
    callers: ["admin"],
    params: byId,
    answer: employee,
    refusals: ["not_found"],
  }),
  resetEmployeeToken: endpoint({
    method: "PUT",
    path: "admin/employees/:id/reset-token",
    summary: "Ends every session of an employee, who can sign in again.",
    callers: ["admin"],
    params: byId,
    answer: employee,
    refusals: ["not_found"],
  }),
  corporations: endpoint({
    method: "GET",
    path: "admin/corporations",
    summary: "Companies, searched by id, name, e-mail, phone and CVR number.",
    callers: ["admin"],
    query: z.object({ ...paging(20), searchTerm: search }),
    answer: z.object({ corporations: z.array(corporation), totalCorporations: z.int() }),
  }),
  corporationCount: endpoint({
    method: "GET",
    path: "admin/corporations/count",
    summary: "How many companies there are.",
    callers: ["admin"],
    answer: z.int(),
  }),
  corporationsExport: endpoint({
    method: "GET",
    path: "admin/corporations/corporations-csv",
    summary: "Every company with the number of its bookings, for the file virksomheder.csv.",
    callers: ["admin"],
    header: downloadPassword,
    answer: z.array(z.object({ corporationDetails: corporation, totalBookings: z.int() })),
    refusals: ["wrong_download_password", "no_companies"],
    rate: { perHour: 5 },
  }),
  employeeOptions: endpoint({
    method: "GET",
    path: "admin/employees/get-all-employees",
    summary: "Everybody who can be added to a booking.",
    callers: ["admin"],
    answer: z.array(
      z.object({ id, first_name: z.string(), last_name: z.string(), city: z.string(), created_at: moment }),
    ),
  }),
};
