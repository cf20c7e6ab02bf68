import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, id, kroner, pathId, queryNumber, text } from "#contract/wire/schemas.ts";
import { MAX_COST_CENTRE, MAX_DEPARTMENT_NAME } from "#rules/bookings/departments.ts";
import { departmentMessages as messages } from "#texts/da/corporation/departments.ts";
import { department, departmentOfBooking } from "./department.entities.ts";

/** What the form of a department sends. */
const departmentForm = z.strictObject({
  name: text(MAX_DEPARTMENT_NAME, messages.nameMissing),
  cost_centre: z._default(text(MAX_COST_CENTRE), ""),
});

/** What a department comes to in a month; amounts without VAT. */
const departmentMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  /** Null for bookings without one. */
  department_id: z.nullable(id),
  bookings: z.int(),
  people: z.int(),
  /** Paid hours as booked. */
  hours: z.number(),
  booked: kroner,
  invoiced: kroner,
});

export type WireDepartmentMonth = z.output<typeof departmentMonth>;

const company = { callers: ["corporation"], roles: "planning" } as const;

/** The departments of the company that calls. */
export const departmentEndpoints = {
  departments: endpoint({
    method: "GET",
    path: "corporations/departments",
    summary: "The departments of the company, by name, archived ones last.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    answer: z.array(department),
  }),
  createDepartment: endpoint({
    method: "POST",
    path: "corporations/departments",
    summary: "Adds a department; a name is one department's alone, whatever its capitals.",
    ...company,
    companyRoles: "departments",
    body: departmentForm,
    answer: department,
    refusals: ["office_user"],
  }),
  changeDepartment: endpoint({
    method: "PUT",
    path: "corporations/departments/:id",
    summary: "Renames a department, gives it another cost centre, archives it or takes it back.",
    ...company,
    companyRoles: "departments",
    params: z.object({ id: pathId }),
    body: z.strictObject({
      name: z.optional(text(MAX_DEPARTMENT_NAME, messages.nameMissing)),
      cost_centre: z.optional(text(MAX_COST_CENTRE)),
      archived: z.optional(flag),
    }),
    answer: department,
    refusals: ["office_user", "not_found"],
  }),
  departmentFigures: endpoint({
    method: "GET",
    path: "corporations/departments/figures",
    summary: "Bookings, people, hours and amounts of a year by month and department, the latest month first.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    query: z.object({ year: queryNumber(2000, 2100) }),
    answer: z.array(departmentMonth),
  }),
  changeBookingDepartment: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/department",
    summary:
      "Puts a booking on another department of its company, or on none, until it is invoiced. Nobody is asked or told.",
    ...company,
    companyRoles: "allocating",
    params: z.object({ id: pathId }),
    body: z.strictObject({ department: z.nullable(id) }),
    answer: departmentOfBooking,
    refusals: ["not_found", "department_invoiced"],
  }),
};
