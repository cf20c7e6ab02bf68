import { sql } from "kysely";
import { type OwnTable, ownTable } from "./own-table.ts";

const isOwn = (id: number) => sql`t.employee_id = ${id}`;

/** What an employee stands by for, was asked to take, and was asked about changed shifts. */
export const waitingData: readonly OwnTable[] = [
  ownTable({
    table: "standby_places",
    section: "standby",
    rows: isOwn,
    columns: ["booking_id", "auto", "since", "struck_off_at"],
    withheld: { id: "technical", employee_id: "technical" },
  }),
  ownTable({
    table: "offers",
    section: "offers",
    rows: isOwn,
    columns: ["booking_id", "kind", "created_at", "expires_at", "state", "answered_at"],
    withheld: { id: "technical", employee_id: "technical" },
  }),
  ownTable({
    table: "missed_arrivals",
    section: "missed_arrivals",
    rows: (id) => sql`t.shift_id in (select id from shifts where employee_id = ${id})`,
    columns: [
      "booking_id",
      "noted_at",
      "noted_by",
      "noted_by_office",
      "state",
      "settled_at",
      "settled_by",
      "reason",
    ],
    withheld: { id: "technical", shift_id: "technical", needs_replacement: "company_only" },
  }),
  ownTable({
    table: "term_changes",
    section: "changes",
    rows: (id) => sql`t.shift_id in (select id from shifts where employee_id = ${id})`,
    columns: ["booking_id", "agreed", "asked_at", "answer_until", "state", "settled_at"],
    withheld: { id: "technical", shift_id: "technical", ready_at: "shown_elsewhere", costs: "company_only" },
  }),
];
