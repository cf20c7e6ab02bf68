import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, flag, id, moment, pathId } from "#contract/wire/schemas.ts";
import { erasureTexts } from "#texts/da/privacy/erasure.ts";

const byId = z.object({ id: pathId });

/** A value as it is stored: text, number, yes or no, or a list of such. */
const stored = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]);

/** Everything that is stored of one person or company, section by section; a row names its values by their columns. */
export const myData = z.object({
  generated_at: moment,
  kind: z.literal(["employee", "corporation"]),
  id,
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      about: z.string(),
      rows: z.array(z.record(z.string(), stored)),
    }),
  ),
  /** What is stored and not shown here, each with its reason. */
  withheld: z.array(z.object({ what: z.string(), why: z.string() })),
});

const format = z.object({ format: z._default(z.literal(["json", "html"]), "json") });

/** What an erasure does, or would do. */
export const erasure = z.object({
  /** Whether it may be done, or was done, now. */
  allowed: z.boolean(),
  done: z.boolean(),
  /** Why not, with what to do first. */
  refusals: z.array(z.object({ code: z.string(), message: z.string(), count: z.int() })),
  goes: z.array(z.object({ key: z.string(), text: z.string(), count: z.int() })),
  stays: z.array(z.object({ key: z.string(), text: z.string(), why: z.string(), until: day })),
});

const dryRun = z.object({ dryRun: z.optional(flag) });
const refusals = ["already_erased", "coming_shifts", "unsettled_pay"] as const;
const corporationRefusals = [
  "already_erased",
  "admin_account",
  "coming_bookings",
  "unsettled_invoices",
  "money_owed",
] as const;

/** Why an admin erases somebody; a choice, because free text would be personal data in the audit log. */
const adminErasure = z.strictObject({
  reason: z.optional(
    z.literal(["asked_admin", "duplicate", "deceased"], { error: erasureTexts.reasonMissing }),
  ),
});

/** What people and companies can see of themselves, and how they leave. */
export const privacyEndpoints = {
  employeeData: endpoint({
    method: "GET",
    path: "employees/my-data",
    summary: "Everything that is stored of the employee, as JSON or as a page to keep.",
    callers: ["employee"],
    query: format,
    answer: myData,
    rate: { perHour: 60 },
  }),
  corporationData: endpoint({
    method: "GET",
    path: "corporations/my-data",
    summary: "Everything that is stored of the company, as JSON or as a page to keep.",
    callers: ["corporation"],
    roles: "account",
    companyRoles: "account",
    query: format,
    answer: myData,
    rate: { perHour: 60 },
  }),
  eraseEmployee: endpoint({
    method: "POST",
    path: "employees/erasure",
    summary:
      "Erases the employee's profile; `dryRun=1` says what goes and what stays until when. Not in a take-over.",
    callers: ["employee"],
    query: dryRun,
    body: z.strictObject({ confirm: z.optional(z.literal(true, { error: erasureTexts.confirmMissing })) }),
    answer: erasure,
    refusals: ["forbidden", ...refusals],
  }),
  eraseCorporation: endpoint({
    method: "POST",
    path: "corporations/erasure",
    summary:
      "Erases the company's profile, with its password; `dryRun=1` says what goes and what stays. Not in a take-over.",
    callers: ["corporation"],
    roles: "office",
    companyRoles: "company",
    query: dryRun,
    body: z.strictObject({ current_password: z.optional(z.string().check(z.maxLength(200))) }),
    answer: erasure,
    refusals: ["forbidden", ...corporationRefusals],
    stepUp: "with second factor",
    rate: { perHour: 30 },
  }),
  eraseEmployeeAsAdmin: endpoint({
    method: "POST",
    path: "admin/employees/:id/erase",
    summary: "The same for an employee who asked an admin, by reason.",
    callers: ["admin"],
    roles: "office",
    params: byId,
    query: dryRun,
    body: adminErasure,
    answer: erasure,
    refusals: ["not_found", ...refusals],
    stepUp: "with second factor",
  }),
  eraseCorporationAsAdmin: endpoint({
    method: "POST",
    path: "admin/corporations/:id/erase",
    summary: "The same for a company.",
    callers: ["admin"],
    roles: "office",
    params: byId,
    query: dryRun,
    body: adminErasure,
    answer: erasure,
    refusals: ["not_found", ...corporationRefusals],
    stepUp: "with second factor",
  }),
};
