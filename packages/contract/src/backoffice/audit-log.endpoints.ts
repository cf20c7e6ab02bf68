import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, givenDay, givenMoment, moment, searchTerm } from "#contract/wire/schemas.ts";

/** What a line of the log is about; `security` are sign-ins, failures and refusals, `looks` those at CPR and bank numbers. */
export const logKinds = [
  "security",
  "access",
  "personal_data",
  "looks",
  "profiles",
  "bookings",
  "shifts",
  "money",
  "settings",
] as const;

export type LogKind = (typeof logKinds)[number];

/** Whoever or whatever a line can be about, as `employee:7`; an address and an e-mail that nobody has by their digest. */
const subjectKey = z
  .string()
  .check(z.regex(/^(employee|corporation|booking):[1-9]\d{0,8}$|^(email|address):[\w+/=-]{1,100}$/));

/** Somebody or something by its id, with the name that it has now; null where it has none or is gone. */
const named = z.object({
  /** `employee`, `corporation`, `admin`, `system`, `booking`, `shift`, `staff_type` … */
  kind: z.string(),
  id: z.string(),
  name: z.nullable(z.string()),
});

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** A line of the log. */
const logLine = z.object({
  /** Of the list alone. */
  id: z.string(),
  at: moment,
  kind: z.literal(["action", "security"]),
  /** What was done; of a security event `sign_in`, `failed_sign_in`, `failed_proof`, `forbidden`, `limited` or `bad_input`. */
  action: z.string(),
  /** Null where nobody is known, as of a failed sign-in with an e-mail that no account has. */
  actor: z.nullable(named),
  /** Whose session it was, where an admin acted in it. */
  on_behalf_of: z.nullable(named),
  subject: z.nullable(z.extend(named, { date: z.nullable(day) })),
  /** What it was before and after. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** What else changed, without its values: they may name somebody. */
  fields: z.array(z.string()),
  /** What else was written down: choices, amounts, ids. */
  facts: z.array(z.object({ field: z.string(), value })),
  /** Of a security event: from which network, and how many times within the minute (refused input: the hour). */
  network: z.nullable(z.string()),
  times: z.int(),
});

const filters = {
  kind: z.optional(z.literal([...logKinds])),
  /** A name or an id; up to ten people, ten companies and a booking that it fits. */
  q: searchTerm,
  who: z.optional(subjectKey),
  from: z.optional(givenDay),
  to: z.optional(givenDay),
};

/** Where a page begins: after the line of this moment, from this source, with this id. */
const place = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[as]~\d{1,15}$/),
  z.refine((text) => givenMoment.safeParse(text.split("~")[0]).success),
);

/** Who or what the filters `q` and `who` were read as. */
const subjects = z.array(z.object({ key: z.string(), name: z.nullable(z.string()) }));

const page = { lines: z.array(logLine), subjects };

/** The audit log and the security log, as an admin reads them. */
export const auditEndpoints = {
  log: endpoint({
    method: "GET",
    path: "admin/audit",
    mayLag: true,
    summary: "Who did what to whom and when, newest first; `next` is the `before` of the following page.",
    callers: ["admin"],
    roles: "hours",
    query: z.object({
      ...filters,
      before: z.optional(place),
    }),
    answer: z.object({ ...page, next: z.nullable(z.string()) }),
  }),
  logExport: endpoint({
    method: "GET",
    path: "admin/audit-export",
    summary: "The newest 10,000 lines that fit, for a file. That it was taken is a line of the log itself.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    query: z.object(filters),
    answer: z.object({ ...page, is_cut: z.boolean() }),
    rate: { perHour: 60 },
  }),
};
