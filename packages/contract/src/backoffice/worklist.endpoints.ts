import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, kroner, moment, searchTerm } from "#contract/wire/schemas.ts";
import { setupSteps } from "#rules/shifts/setup-checklist.ts";
import { todayKeys } from "#rules/shifts/waiting.ts";
import { lastReminder } from "./reminder.endpoints.ts";

const times = z.object({ from: clockTime, to: clockTime });

/** A line of 'I dag'. What does not belong to it is null. */
export const todayItem = z.object({
  booking_id: z.nullable(id),
  shift_id: z.nullable(id),
  employee_id: z.nullable(id),
  /** A company's question about an invoice. */
  question_id: z.nullable(id),
  corporation_id: z.nullable(id),
  corporation: z.nullable(z.string()),
  corporation_phone: z.nullable(z.string()),
  /** Who it is about; of a failed delivery its recipient. */
  person: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  date: z.nullable(day),
  start_time: z.nullable(clockTime),
  end_time: z.nullable(clockTime),
  city: z.nullable(z.string()),
  /** The moment that its urgency counts from: start, end, arrival, or the end of a freeze. */
  at: z.nullable(moment),
  /** People selected, ready to be sent, or shifts that wait for somebody's data. */
  people: z.nullable(z.int()),
  places: z.nullable(z.int()),
  /** What the booking to be approved, the next invoice or the pay comes to; the pay that waits for somebody's data, and what was prepaid too much. */
  amount: z.nullable(kroner),
  /** Of what is ready: all that goes out with it, a company's week on invoices or a pay period. */
  run: z.nullable(
    z.object({
      bookings: z.int(),
      people: z.int(),
      /** Null of invoices, and with the amount where there is too much to add up here. */
      hours: z.nullable(z.number()),
      amount: z.nullable(kroner),
      /** People whose pay waits for their numbers. */
      stays: z.int(),
    }),
  ),
  stamps: z.nullable(z.object({ employee: z.nullable(times), corporation: z.nullable(times) })),
  /** Words that say what it is: the card, the channel, what is missing. */
  about: z.array(z.string()),
  /** What somebody has written with it: why a card should be reviewed. */
  words: z.nullable(z.string()),
  /** Of something that could not be delivered, its line in the mailbox. */
  delivery: z.nullable(
    z.object({
      id,
      can_send_again: z.boolean(),
      /** Why it was given up, in Danish; null where it was sent and did not arrive. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** What those whom it waits for were reminded of last. */
  reminded: z.array(lastReminder),
});

const todayGroup = z.object({
  key: z.literal([...todayKeys]),
  count: z.int(),
  items: z.array(todayItem),
});

/** A step of a new installation: none is sent once those that are needed are done. */
const setupStep = z.object({ key: z.literal([...setupSteps]), done: z.boolean(), needed: z.boolean() });

/** What is said where nothing waits. */
const allDone = z.object({
  /** What admins have done today. */
  done: z.int(),
  /** The next one that somebody is booked for. */
  next_shift: z.nullable(
    z.object({
      corporation: z.string(),
      date: day,
      start_time: clockTime,
      people: z.int(),
      /** Null until they may report ready. */
      ready: z.nullable(z.int()),
    }),
  ),
});

/** What a search found: its page, what it is called, and what tells it from others of the name. */
const searchHit = z.object({
  kind: z.literal(["booking", "employee", "corporation", "invoice"]),
  id,
  title: z.string(),
  detail: z.string(),
  url: z.string(),
});

/** The worklist of the office: what waits for an admin. */
export const worklistEndpoints = {
  today: endpoint({
    method: "GET",
    path: "admin/today",
    summary:
      "What waits for an admin, group by group, each with its first twenty lines; of a new installation also its first steps; where nothing waits what was done today, and the next shift.",
    callers: ["admin"],
    roles: "reading",
    answer: z.object({
      groups: z.array(todayGroup),
      /** How long before its start a booking with free places is among them. */
      under_filled_hours: z.int(),
      first_steps: z.array(setupStep),
      all_done: z.nullable(allDone),
    }),
  }),
  search: endpoint({
    method: "GET",
    path: "admin/search",
    mayLag: true,
    summary:
      "Invoices, companies, people and bookings that fit, at most five of each; CPR numbers are neither searched nor shown. Fewer than two letters find nothing.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({ q: searchTerm }),
    answer: z.array(searchHit),
  }),
};
