import type { WireReminder } from "#contract/backoffice/reminder.endpoints.ts";
import { type Reminder, reminders } from "#rules/shifts/reminding.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** What the log calls a reminder of each kind, and what its line is about. */
export const remindedAs = {
  check_in: { action: "remind_to_check_in", entity: "shift" },
  employee_times: { action: "remind_of_times", entity: "shift" },
  company_times: { action: "remind_company", entity: "booking" },
  pay_data: { action: "ask_for_pay_data", entity: "employee" },
} as const satisfies Record<Reminder, { action: string; entity: string }>;

type RemindedEntity = (typeof remindedAs)[Reminder]["entity"];

/** What reminders are about: ids by the kind of thing. */
type ReminderSubjects = Readonly<Record<RemindedEntity, readonly number[]>>;

/** The newest reminder of one action about one shift, booking or employee. */
export interface ReminderRow {
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly at: Date;
  readonly name: string | null;
}

/** The newest reminder of each kind about each of the subjects, with who sent it. */
export function loadLastReminders(db: Db | Tx, subjects: ReminderSubjects): Promise<ReminderRow[]> {
  const actions = Object.values(remindedAs).map(({ action }) => action);
  const kinds = ["shift", "booking", "employee"] as const;
  return db
    .selectFrom("audit_log as a")
    .leftJoin("corporations as c", "c.id", "a.actor_id")
    .distinctOn(["a.entity", "a.entity_id", "a.action"])
    .select(["a.action", "a.entity", "a.entity_id", "a.at"])
    .select(({ fn, ref, val }) =>
      fn.coalesce(fn<string | null>("nullif", [ref("c.contact_person"), val("")]), "c.name").as("name"),
    )
    .where("a.action", "in", actions)
    .where(({ eb, and, or }) =>
      or(
        kinds
          .filter((entity) => subjects[entity].length > 0)
          .map((entity) =>
            and([eb("a.entity", "=", entity), eb("a.entity_id", "in", subjects[entity].map(String))]),
          ),
      ),
    )
    .orderBy("a.entity")
    .orderBy("a.entity_id")
    .orderBy("a.action")
    .orderBy("a.at", "desc")
    .execute();
}

type LastReminder = NonNullable<WireReminder["reminded"]> & { about: Reminder };

/** The reminders about one shift, its booking and its person, in the order of the kinds. */
export function serializeLastReminders(
  rows: readonly ReminderRow[],
  subject: Readonly<Record<RemindedEntity, number | null>>,
): LastReminder[] {
  return reminders.flatMap((about) => {
    const { action, entity } = remindedAs[about];
    const row = rows.find(
      (one) => one.action === action && one.entity === entity && one.entity_id === String(subject[entity]),
    );
    return row ? [{ about, at: row.at.toISOString(), by: row.name ?? "" }] : [];
  });
}
