import { sql } from "kysely";
import { type OwnTable, ownTable } from "./own-table.ts";

const isOwn = (id: number) => sql`t.employee_id = ${id}`;

/** What is stored of an employee's phone: the jobs it was told of, the messages it gets, its calendar. */
export const phoneData: readonly OwnTable[] = [
  ownTable({
    table: "job_offers",
    section: "job_offers",
    rows: isOwn,
    columns: ["booking_id", "created_at", "due_at", "sent_at", "asked_at"],
    withheld: { employee_id: "technical", is_urgent: "technical", asked_told_at: "technical" },
  }),
  ownTable({
    table: "push_subscriptions",
    section: "push_devices",
    rows: isOwn,
    columns: ["created_at"],
    withheld: {
      id: "technical",
      employee_id: "technical",
      session_hash: "secret",
      endpoint: "secret",
      p256dh: "secret",
      auth: "secret",
    },
  }),
  ownTable({
    table: "employee_calendars",
    section: "own_calendar",
    rows: isOwn,
    columns: ["created_at"],
    withheld: { employee_id: "technical", token_hash: "secret", token_encrypted: "secret" },
  }),
];
