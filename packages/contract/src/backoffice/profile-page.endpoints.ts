import * as z from "zod/mini";
import { bookingStatus } from "#contract/bookings/booking.entities.ts";
import { corporation } from "#contract/corporations/corporation.entities.ts";
import { employee } from "#contract/employees/employee.entities.ts";
import { weekOptOut } from "#contract/employees/week-opt-out.endpoints.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, kroner, moment, pathId } from "#contract/wire/schemas.ts";
import { invoiceGroupings } from "#rules/money/invoice-grouping.ts";
import { priceSettingKeys } from "#rules/pricing/price-settings.ts";

/** A message to somebody, without its text. */
const pageMessage = z.object({
  id: z.int(),
  channel: z.literal(["email", "sms", "push", "accounting", "payroll"]),
  /** Of an e-mail; empty once it is deleted. */
  subject: z.string(),
  status: z.literal(["queued", "sending", "sent", "failed", "withdrawn"]),
  created_at: moment,
});

/** A job on the page of a person or a company. */
const pageJob = {
  booking_id: id,
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  job_title: z.string(),
};

const personShift = z.object({
  ...pageJob,
  shift_id: id,
  corporation: z.string(),
  status: z.literal(["applied", "selected", "unwanted", "withdrawn", "cancelled", "removed", "sick"]),
  not_met: z.boolean(),
  is_over: z.boolean(),
  /** Whether the office may report the person sick, or take a sick report back. */
  sick: z.nullable(z.literal(["report", "take_back"])),
  /** Why an admin went past the rules of working time; empty where nothing was broken. */
  working_time_reason: z.string(),
});

const companyBooking = z.object({
  ...pageJob,
  status: bookingStatus,
  approved: z.boolean(),
  selected: z.int(),
  places: z.int(),
});

export type WirePersonShift = z.output<typeof personShift>;
export type WireCompanyBooking = z.output<typeof companyBooking>;
export type WirePageMessage = z.output<typeof pageMessage>;

/** An accepted invoice that nobody has paid or credited, kroner without VAT. */
const unpaidInvoice = z.object({
  id,
  booking_id: id,
  kind: z.literal(["invoice", "prepayment"]),
  /** Who made it. */
  vendor: z.literal(["own", "billy", "economic"]),
  number: z.nullable(z.string()),
  url: z.nullable(z.string()),
  total: kroner,
  due_date: z.nullable(day),
  payment: z.literal(["unpaid", "overdue"]),
});

/** A term of the bookings that the company makes now, in its unit, and whether it is agreed with the company. */
const companyTerm = z.object({
  key: z.literal([...priceSettingKeys]),
  value: z.number(),
  source: z.literal(["own", "default"]),
});

export type WireUnpaidInvoice = z.output<typeof unpaidInvoice>;
export type WireCompanyTerm = z.output<typeof companyTerm>;

/** All that the office knows of one person or one company, on one page each. */
export const pageEndpoints = {
  person: endpoint({
    method: "GET",
    path: "admin/employees/:id",
    summary:
      "One person: profile, of its CPR and bank numbers only dots, working time, the newest fifty shifts, messages.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.object({
      employee,
      /** The newest saving of the profile, for saving it; 0 where there is none. */
      version: z.int(),
      deactivated_at: z.nullable(moment),
      missing: z.array(z.literal(["name", "cpr", "bank"])),
      /** Other people with the same CPR number. */
      same_cpr: z.array(z.object({ id, name: z.string() })),
      working_time: z.object({
        /** On average over the four months that end with the last confirmed shift, or today. */
        hours_a_week: z.number(),
        week_limit: z.number(),
        rest_limit: z.number(),
        /** Hours in one piece that are a weekly day off, and days at most between two of them. */
        day_off_hours: z.number(),
        days_on_limit: z.number(),
        /** Consents to more hours a week than the limit, the newest first, and whether one holds today. */
        opt_outs: z.array(weekOptOut),
        is_opted_out: z.boolean(),
      }),
      shifts: z.array(personShift),
      total_shifts: z.int(),
      messages: z.array(pageMessage),
    }),
    refusals: ["not_found"],
  }),
  company: endpoint({
    method: "GET",
    path: "admin/corporations/:id",
    summary:
      "One company: profile, what it owes by which invoices, its terms, the newest fifty bookings, messages.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.object({
      corporation,
      /** The newest saving of the profile, for saving it; 0 where there is none. */
      version: z.int(),
      /** Of all unpaid invoices, and of the overdue ones among them. */
      unpaid: z.object({ count: z.int(), amount: kroner }),
      overdue: z.object({ count: z.int(), amount: kroner }),
      /** The fifty that are due first. */
      unpaid_invoices: z.array(unpaidInvoice),
      terms: z.array(companyTerm),
      /** Which agreement its new bookings are made under: the agency's, none, or one of its own. */
      agreement: z.object({ choice: z.literal(["default", "none", "own"]), id: z.nullable(id) }),
      /** How its bookings are put together on invoices. */
      invoice_grouping: z.literal([...invoiceGroupings]),
      bookings: z.array(companyBooking),
      total_bookings: z.int(),
      messages: z.array(pageMessage),
    }),
    refusals: ["not_found"],
  }),
};
