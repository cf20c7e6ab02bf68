import { type RawBuilder, sql } from "kysely";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { Day } from "#rules/time/moment.ts";

/** The moments and days between which something waits. */
export interface Asked {
  readonly now: Date;
  /** When today began. */
  readonly midnight: Date;
  readonly startedAfter: Date;
  readonly fillUntil: Date;
  readonly reportUntil: Date;
  readonly reportUntilDay: Day;
  readonly late: Date;
  readonly alertsAfter: Date;
  readonly reportedAfter: Date;
  /** Hours a week from which somebody is near the limit. */
  readonly nearHours: number;
  /** Whether the answer may be left as it is while nothing has changed that it follows from. */
  readonly mayLast: boolean;
}

/** What one group is made of: the lines of which rows, in which order, and what each line says of its row. */
export type Group = (asked: Asked) => {
  readonly booking?: RawBuilder<unknown>;
  readonly shift?: RawBuilder<unknown>;
  readonly employee?: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly people?: RawBuilder<unknown>;
  readonly about?: RawBuilder<unknown>;
  readonly recipient?: RawBuilder<unknown>;
  readonly words?: RawBuilder<unknown>;
  readonly delivery?: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
};

/** The lines of a group in their order, each with how many there are; all groups have the same columns. */
export function linesOf(key: TodayKey, line: ReturnType<Group>): RawBuilder<unknown> {
  const none = (type: string) => sql`null::${sql.raw(type)}`;
  return sql`select ${sql.lit(key)} as key, count(*) over ()::int as total,
      row_number() over (order by ${line.order}) as place, ${line.booking ?? none("int")} as booking_id,
      ${line.shift ?? none("int")} as shift_id, ${line.employee ?? none("int")} as employee_id,
      ${line.at} as at, ${line.people ?? none("int")} as people,
      ${line.about ?? sql`array[]::text[]`} as about, ${line.recipient ?? none("text")} as recipient,
      ${line.words ?? none("text")} as words,
      ${line.delivery ?? none("json")} as delivery
    from ${line.from} order by place`;
}

/** The moment that is asked about, for SQL that cannot tell a value's type by itself. */
export function nowIn({ now }: Pick<Asked, "now">): RawBuilder<unknown> {
  return sql`${now}::timestamptz`;
}
