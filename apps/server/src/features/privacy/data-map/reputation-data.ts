import { sql } from "kysely";
import { type OwnTable, ownTable } from "./own-table.ts";

const isOwn = (id: number) => sql`t.employee_id = ${id}`;
const corporationName = sql`(select name from corporations where id = t.corporation_id)`;

/** What is said of an employee and by one: ratings, cards, freezes, and their reviews. */
export const reputationData: readonly OwnTable[] = [
  ownTable({
    table: "ratings",
    section: "ratings_received",
    rows: (id) => sql`t.about = 'employee' and t.employee_id = ${id}`,
    columns: ["score", "comment", "because", "created_at", "annulled_at"],
    derived: { corporation: corporationName },
    withheld: {
      id: "technical",
      shift_id: "technical",
      about: "technical",
      employee_id: "technical",
      corporation_id: "shown_elsewhere",
    },
  }),
  ownTable({
    table: "ratings",
    section: "ratings_given",
    rows: (id) => sql`t.about = 'corporation' and t.employee_id = ${id}`,
    columns: ["score", "comment", "created_at", "annulled_at"],
    derived: { corporation: corporationName },
    withheld: {
      id: "technical",
      shift_id: "technical",
      about: "technical",
      because: "technical",
      employee_id: "technical",
      corporation_id: "shown_elsewhere",
    },
  }),
  ownTable({
    table: "penalties",
    section: "penalties",
    rows: isOwn,
    columns: [
      "kind",
      "card",
      "occurred_at",
      "freeze_until",
      "is_held",
      "annulled_at",
      "review_message",
      "review_asked_at",
      "answer_by",
      "reviewer",
      "decision",
      "decision_reason",
      "decided_at",
    ],
    derived: { work_date: sql`(select work_date from shifts where id = t.shift_id)` },
    withheld: {
      id: "technical",
      decided_by: "other_person",
      employee_id: "technical",
      shift_id: "shown_elsewhere",
      consumed_by: "technical",
    },
  }),
  ownTable({
    table: "penalty_files",
    section: "penalty_files",
    rows: (id) => sql`t.penalty_id in (select id from penalties where employee_id = ${id})`,
    columns: ["name", "bytes", "added_at"],
    withheld: {
      id: "technical",
      penalty_id: "technical",
      media_type: "technical",
      // Opened on the person's own page of cards.
      content_encrypted: "shown_elsewhere",
    },
  }),
];
