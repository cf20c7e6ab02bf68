import { type RawBuilder, sql } from "kysely";
import type { WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import type { ReviewFacts } from "#rules/cancelling/reviews.ts";
import { asPenalty } from "#server/features/reputation/penalty.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { storedCount } from "#server/platform/database/lists/list-counts.ts";
import {
  isAfter,
  newestFirst,
  pageOf,
  readingOf,
  type SortedBy,
} from "#server/platform/database/lists/pages.ts";
import {
  contains,
  containsNumber,
  folded,
  type Search,
  type SearchPage,
} from "#server/platform/database/lists/text-search.ts";

/** A penalty with its shift, its employee and what was said of it. */
export type PenaltyRow = Awaited<ReturnType<ReturnType<typeof penaltyRows>["executeTakeFirstOrThrow"]>>;

/** A penalty waits: asked for and not answered since, or a freeze that nobody has decided on. Rule: Deciding on a penalty. */
const waits = sql<boolean>`(p.annulled_at is null and (p.decided_at is null or p.decided_at < p.review_asked_at)
  and (p.review_asked_at is not null or p.freeze_until is not null))`;

/** Every penalty of one employee, newest first. */
export function penaltiesOfEmployee(db: Db | Tx, employeeId: number): Promise<PenaltyRow[]> {
  return penaltyRows(db).where("p.employee_id", "=", employeeId).orderBy("p.id", "desc").execute();
}

/** One penalty, or undefined. */
export function findPenalty(db: Db | Tx, id: number): Promise<PenaltyRow | undefined> {
  return penaltyRows(db).where("p.id", "=", id).executeTakeFirst();
}

interface Narrowing extends Search {
  readonly state: "waiting" | "active" | "lifted" | undefined;
  readonly employee: number | undefined;
}

/** One page of the penalties of everybody, those that wait first: soonest answer first, then the newest. */
export async function searchPenalties(db: Db, narrowing: Narrowing): Promise<SearchPage<PenaltyRow>> {
  const { term, state, employee, after } = narrowing;
  const { limit, offset } = readingOf(narrowing);
  const [group, answerBy = 0, lastId = 0] = after ?? [];
  const isBehindWaiting = isAfter(group === WAITING ? [answerBy, -lastId] : undefined, soonestAnswerFirst);
  const isBehindOther = isAfter(group === OTHER ? [lastId] : undefined, newestFirst("p.id"));
  const conditions = [
    ...(term === "" ? [] : [sql<boolean>`p.id in (select id from fits)`]),
    ...(employee === undefined ? [] : [sql<boolean>`p.employee_id = ${employee}`]),
    ...(state === undefined ? [] : [states[state]]),
    sql<boolean>`true`,
  ];
  const all = sql.join(conditions, sql` and `);
  const { rows: read } = await sql<Found>`
    with ${term === "" ? sql`` : sql`fits as materialized (${penaltiesAbout(term)}),`}
    found as (
      (select p.id, ${answerDay} as answer_day, ${sql.lit(WAITING)} as own_group from penalties p
        where ${group !== OTHER} and ${waits} and ${all} and ${isBehindWaiting})
      union all
      (select p.id, 0, ${sql.lit(OTHER)} from penalties p where ${waits} is not true and ${all} and ${isBehindOther}
        order by p.id desc limit ${limit + offset})
    ),
    page as (select *, row_number() over (order by own_group, answer_day, id desc) as place from found)
    select page.id, page.answer_day, page.own_group, counted.total from (select ${countOf(narrowing, all)} as total) counted
    left join page on page.place > ${offset} and page.place <= ${offset + limit}
    order by page.place`.execute(db);
  const found = read.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
  const page = pageOf(found, narrowing, (row) => [row.own_group, row.answer_day, row.id]);
  const ids = page.rows.map(({ id }) => id);
  const rows = await penaltyRows(db)
    .where(sql<boolean>`p.id = any(${ids}::int[])`)
    .orderBy(sql`array_position(${ids}::int[], p.id)`)
    .execute();
  return { rows, next: page.next, total: read[0]?.total ?? 0 };
}

interface Found {
  /** Null where a page has none, and the row only counts. */
  readonly id: number | null;
  readonly answer_day: number;
  readonly own_group: number;
  readonly total: number;
}

/** The two groups of penalties in their order. */
const WAITING = 0;
const OTHER = 1;

/** The day by which an answer is due as a number, 20261201; behind all days where none is. */
const answerDay = sql`coalesce(to_char(p.answer_by, 'YYYYMMDD')::int, 99999999)`;
const soonestAnswerFirst: SortedBy = { direction: "asc", parts: [{ of: answerDay }, { of: sql`-p.id` }] };

/** How many there are on all pages; where nothing but a state is asked for, as it is kept. */
function countOf({ term, state, employee }: Narrowing, all: RawBuilder<unknown>): RawBuilder<number> {
  if (term === "" && employee === undefined && state !== "waiting") {
    const lists = { active: ["penalties"], lifted: ["lifted penalties"] } as const;
    return storedCount(...(state ? lists[state] : (["penalties", "lifted penalties"] as const)));
  }
  return sql<number>`(select count(*)::int from penalties p where ${all})`;
}

/** Penalties of people with that name or telephone number, person by person, and at companies of that name. */
function penaltiesAbout(term: string) {
  return sql`select p.id from employees e
      cross join lateral (select id from penalties where employee_id = e.id offset 0) p
      where ${contains(sql.ref("e.search_name"), term)} or ${containsNumber(["e.phone"], term)}
    union select p.id from penalties p join shifts s on s.id = p.shift_id join bookings b on b.id = s.booking_id
      where b.corporation_id in (select c.id from corporations c
        where ${contains(sql.ref("c.search_name"), term)} and ${contains(folded(sql.ref("c.name")), term)})`;
}

const states = {
  waiting: waits,
  active: sql<boolean>`p.annulled_at is null`,
  lifted: sql<boolean>`p.annulled_at is not null`,
};

/** Only the freeze that a person has confirmed runs. */
export async function saveReview(
  tx: Tx,
  id: number,
  values: {
    readonly review_message?: string;
    readonly review_asked_at?: Date;
    readonly answer_by?: string;
    readonly reviewer?: string;
    readonly is_held?: boolean;
    readonly decision?: "uphold" | "lift";
    readonly decision_reason?: string;
    readonly decided_at?: Date;
    readonly decided_by?: number;
  },
): Promise<void> {
  await tx.updateTable("penalties").set(values).where("id", "=", id).execute();
}

/** What the rules ask of a row. */
export function reviewFactsOf(row: PenaltyRow): ReviewFacts {
  const { annulledAt, freezeUntil } = asPenalty(row);
  return {
    annulledAt,
    freezeUntil,
    askedAt: row.review_asked_at?.getTime() ?? null,
    decision: row.decision,
    decidedAt: row.decided_at?.getTime() ?? null,
  };
}

/** The files beside the question, the oldest first, without their content. */
const filesOfPenalty = sql<
  WirePenalty["files"]
>`coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name,
    'bytes', f.bytes, 'added_at', to_char(f.added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by f.id)
  from penalty_files f where f.penalty_id = p.id), '[]')`;

function penaltyRows(db: Db | Tx) {
  return db
    .selectFrom("penalties as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .innerJoin("employees as e", "e.id", "p.employee_id")
    .selectAll("p")
    .select(["b.id as booking_id", "b.date", "b.start_time", "b.end_time", "b.starts_at"])
    .select(["b.address", "b.zip_code", "b.city"])
    .select(["t.job_title", "c.name as corporation"])
    .select(["e.first_name", "e.last_name", "e.phone", "e.email", "e.login_email"])
    .select(filesOfPenalty.as("files"))
    .select(
      sql<boolean>`p.kind = 'late' and exists (select from ratings r where r.shift_id = p.shift_id
        and r.because = 'late_cancellation' and r.annulled_at is null)`.as("star"),
    );
}

/** Who sits behind an account of the office: the contact person, or else the account's name. */
export async function nameOfAdmin(tx: Tx, id: number): Promise<string> {
  const { contact_person, name } = await tx
    .selectFrom("corporations")
    .select(["contact_person", "name"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return contact_person || name;
}
