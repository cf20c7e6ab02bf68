import { type Expression, type QueryCreator, sql } from "kysely";
import type { Day } from "#rules/time/moment.ts";
import type { DB } from "#server/platform/database/types.gen.ts";
import type { MailboxRow, OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import type { OpenShift, SendableShift } from "./shift-states.ts";

/** The moments and days between which something waits. */
export interface WorklistParams {
  readonly now: Date;
  readonly today: Day;
  /** When today began. */
  readonly midnight: Date;
  readonly startedAfter: Date;
  readonly fillUntil: Date;
  /** Before this start nobody loses a shift by silence: the office calls. */
  readonly callUntil: Date;
  readonly reportUntil: Date;
  readonly reportUntilDay: Day;
  /** The last due date that the first, second and third reminder are due of, and the last day of the one before. */
  readonly remindersUntil: readonly Day[];
  readonly remindedUntil: Day;
  /** The last day of documents that end soon. */
  readonly documentsUntil: Day;
  readonly late: Date;
  /** First working days from this one on, and shifts that end after it began, have terms to be given. */
  readonly termsFromDay: Day;
  readonly termsFrom: Date;
  readonly alertsAfter: Date;
  readonly reportedAfter: Date;
  /** Hours a week from which somebody is near the limit. */
  readonly nearHours: number;
  /** Hours of rest in one piece within 24 hours from the start of a shift. */
  readonly restHours: number;
  /** Hours in one piece that are a weekly day off, and days at most between two of them. */
  readonly dayOffHours: number;
  readonly daysOn: number;
}

/** The stored tables, and the two queries that several sections are read from. */
type WorklistTables = DB & { sendable: SendableShift; open_hours: OpenShift };

/** The query of one section: all its items, by `itemColumns`. */
export type Section = (db: QueryCreator<WorklistTables>, params: WorklistParams) => Expression<SectionRow>;

/** An item as a section selects it. */
export interface SectionRow {
  /** How many items the section has. */
  readonly total: number;
  /** From 1, in the section's order. */
  readonly place: number;
  readonly booking_id: number | null;
  readonly shift_id: number | null;
  readonly employee_id: number | null;
  readonly question_id: number | null;
  readonly at: Date | null;
  readonly people: number | null;
  readonly about: readonly string[];
  /** Of a delivery: to whom. */
  readonly recipient: string | null;
  /** What somebody has written with it. */
  readonly words: string | null;
  readonly delivery: FailedDelivery | null;
}

export interface FailedDelivery {
  readonly id: number;
  readonly status: OutboxRow["status"];
  readonly hasSecret: boolean;
  readonly isEmptied: boolean;
  readonly problem: DeliveryProblem | null;
  readonly channel: MailboxRow["channel"];
}

type ItemColumns = Omit<SectionRow, "total" | "place">;
type ItemExpressions = { readonly [Column in keyof ItemColumns]?: Expression<ItemColumns[Column]> };
/** The columns that all sections have; `orderBy` is what stands behind `order by`. */
export function itemColumns({
  orderBy,
  ...item
}: ItemExpressions & { readonly orderBy: Expression<unknown> }) {
  const nothing = sql<null>`null`;
  return [
    sql<number>`(count(*) over ())::int`.as("total"),
    sql<number>`row_number() over (order by ${orderBy})`.as("place"),
    sql<number | null>`${item.booking_id ?? nothing}::int`.as("booking_id"),
    sql<number | null>`${item.shift_id ?? nothing}::int`.as("shift_id"),
    sql<number | null>`${item.employee_id ?? nothing}::int`.as("employee_id"),
    sql<number | null>`${item.question_id ?? nothing}::int`.as("question_id"),
    sql<Date | null>`${item.at ?? nothing}::timestamptz`.as("at"),
    sql<number | null>`${item.people ?? nothing}::int`.as("people"),
    sql<readonly string[]>`${item.about ?? sql`array[]`}::text[]`.as("about"),
    sql<string | null>`${item.recipient ?? nothing}::text`.as("recipient"),
    sql<string | null>`${item.words ?? nothing}::text`.as("words"),
    sql<FailedDelivery | null>`${item.delivery ?? nothing}::json`.as("delivery"),
  ] as const;
}
