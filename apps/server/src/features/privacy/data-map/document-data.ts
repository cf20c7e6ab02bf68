import { sql } from "kysely";
import { ownTable } from "./own-table.ts";

/** Permits and certificates of an employee. */
export const documentData = ownTable({
  table: "employee_documents",
  section: "documents",
  rows: (id) => sql`t.employee_id = ${id}`,
  columns: [
    ...(["kind", "issued_on", "expires_on", "file_name", "bytes", "added_at"] as const),
    ...(["by_office", "decision", "decision_reason", "decided_at"] as const),
  ],
  // A column of the name is the job of an experience elsewhere.
  derived: { name: sql`t.title` },
  withheld: {
    id: "technical",
    title: "shown_elsewhere",
    employee_id: "technical",
    media_type: "technical",
    // Opened in the person's own profile.
    content_encrypted: "shown_elsewhere",
    decided_by: "other_person",
    replaces_id: "technical",
    reminded_days: "technical",
  },
});

/** What was checked when the person got a shift; found reasons as their names. */
export const fitnessData = ownTable({
  table: "fitness_checks",
  section: "fitness_checks",
  rows: (id) => sql`t.employee_id = ${id}`,
  columns: ["checked_at", "how", "right_to_work", "reason"],
  derived: {
    work_date: sql`(select work_date from shifts where id = t.shift_id)`,
    expires_on: sql`(select max(p ->> 'until') from jsonb_array_elements(t.permits) p)`,
    found: sql`array(select f ->> 'reason' from jsonb_array_elements(t.findings) f)`,
  },
  withheld: {
    id: "technical",
    shift_id: "technical",
    employee_id: "technical",
    checked_for: "technical",
    checked_by: "other_person",
    permits: "shown_elsewhere",
    findings: "shown_elsewhere",
  },
});

/** Consents to more hours a week. */
export const optOutData = ownTable({
  table: "week_opt_outs",
  section: "week_opt_outs",
  rows: (id) => sql`t.employee_id = ${id}`,
  columns: ["from_day", "until_day", "consent", "noted_at", "withdrawn_at"],
  withheld: {
    id: "technical",
    employee_id: "technical",
    // Among the documents.
    document_id: "shown_elsewhere",
    noted_by: "other_person",
    withdrawn_by: "other_person",
  },
});

/** Terms of employment that the person was given; what they say is read in the person's own profile. */
export const termsData = ownTable({
  table: "employment_terms",
  section: "employment_terms",
  rows: (id) => sql`t.employee_id = ${id}`,
  columns: ["number", "given_at", "read_at"],
  withheld: {
    id: "technical",
    employee_id: "technical",
    template_id: "technical",
    content: "shown_elsewhere",
    facts: "shown_elsewhere",
    wage: "shown_elsewhere",
    default_wage: "technical",
    replaces_id: "technical",
  },
});

/** What of an acceptance is shown: which text, when and with what; what it says is read on the profile. */
const acceptanceOf = (owner: "employee_id" | "corporation_id") =>
  ownTable({
    table: "acceptances",
    section: "acceptances",
    rows: (id) => sql`${sql.ref(`t.${owner}`)} = ${id}`,
    columns: ["accepted_at", "booking_id"],
    derived: {
      subject: sql`(select kind from accepted_texts where id = t.text_id)`,
      valid_from: sql`(select valid_from from accepted_texts where id = t.text_id)`,
    },
    withheld: {
      id: "technical",
      text_id: "shown_elsewhere",
      given_with: "shown_elsewhere",
      employee_id: "technical",
      corporation_id: "technical",
      admin_id: "other_person",
    },
  });

/** Texts that an employee has accepted. */
export const acceptedByEmployee = acceptanceOf("employee_id");

/** Texts that a company has accepted. */
export const acceptedByCorporation = acceptanceOf("corporation_id");
