import { type RawBuilder, sql } from "kysely";
import type { WireReminder } from "#contract/backoffice/reminder.endpoints.ts";
import { type Reminder, reminders } from "#rules/shifts/reminding.ts";

/** What the log calls a reminder of each kind, and what its line is about. */
export const remindedAs = {
  check_in: { action: "remind_to_check_in", entity: "shift" },
  employee_times: { action: "remind_of_times", entity: "shift" },
  company_times: { action: "remind_company", entity: "booking" },
  pay_data: { action: "ask_for_pay_data", entity: "employee" },
} as const satisfies Record<Reminder, { action: string; entity: string }>;

/** A line of the log as a part of another row. */
export interface RemindedRow {
  readonly action: string;
  readonly at: string;
  readonly by: string | null;
}

type Reminded = NonNullable<WireReminder["reminded"]> & { about: Reminder };

/**
 * The newest reminder of each kind, as JSON; null for none. The ids are columns. What is logged about them is few lines;
 * all reminders there ever were would be many.
 */
export function lastReminders(ids: Record<"shift" | "booking" | "employee", RawBuilder<unknown>>) {
  const actions = Object.values(remindedAs).map(({ action }) => sql.lit(action));
  return sql<
    RemindedRow[] | null
  >`(select json_agg(json_build_object('action', r.action, 'at', r.at, 'by', r.name))
    from (select distinct on (a.action) a.action, a.at, coalesce(nullif(c.contact_person, ''), c.name) as name
      from (select action, at, actor_id from audit_log
        where (entity, entity_id) in (('shift', ${ids.shift}::text), ('booking', ${ids.booking}::text),
          ('employee', ${ids.employee}::text)) offset 0) a
      left join corporations c on c.id = a.actor_id
      where a.action in (${sql.join(actions)})
      order by a.action, a.at desc) r)`;
}

/** The same as it is answered, in the order of the kinds. */
export function serializeReminded(rows: readonly RemindedRow[] | null): Reminded[] {
  return reminders.flatMap((about) => {
    const row = rows?.find(({ action }) => action === remindedAs[about].action);
    return row ? [{ about, at: new Date(row.at).toISOString(), by: row.by ?? "" }] : [];
  });
}
