import { sql } from "kysely";
import type { transferEndpoints as rows, WireTransfer } from "#contract/employees/transfer.endpoints.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { isAfter, pageOf, readingOf, type SortedBy } from "#server/platform/database/lists/pages.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";

/** Requests for old profiles, those that wait first; without a state all of them. */
export const transfers: Handler<typeof rows.transfers> = async ({ query, services }) => {
  const { state, after } = query;
  const { limit, offset } = readingOf(query);
  const all = state ? compared(services.db).where("t.state", "=", state) : compared(services.db);
  const read = await all
    .where(isAfter(after && [after[0] ?? 0, placeInGroup(after[0] === WAITING, after[1] ?? 0)], inOrder))
    .orderBy(group)
    .orderBy(inGroup)
    .limit(limit)
    .offset(offset)
    .execute();
  const { rows: found, next } = pageOf(read, query, (row) => [
    row.state === "waiting" ? WAITING : DECIDED,
    row.id,
  ]);
  let counted = services.db
    .selectFrom("profile_transfers")
    .select((eb) => eb.fn.countAll<number>().as("count"));
  if (state) counted = counted.where("state", "=", state);
  const { count } = await counted.executeTakeFirstOrThrow();
  return new ListPage({ transfers: found.map(serialize), total: Number(count) }, next);
};

const WAITING = 0;
const DECIDED = 1;
const placeInGroup = (isWaiting: boolean, id: number) => (isWaiting ? id : -id);

const group = sql`case when t.state = 'waiting' then ${sql.lit(WAITING)} else ${sql.lit(DECIDED)} end`;
const inGroup = sql`case when t.state = 'waiting' then t.id else -t.id end`;
const inOrder: SortedBy = { direction: "asc", parts: [{ of: group }, { of: inGroup }] };

/** One request as an admin sees it. */
export async function loadTransfer(tx: Tx, id: number): Promise<WireTransfer> {
  return serialize(await compared(tx).where("t.id", "=", id).executeTakeFirstOrThrow());
}

type Compared = Awaited<ReturnType<ReturnType<typeof compared>["executeTakeFirstOrThrow"]>>;

function compared(db: Db | Tx) {
  return db
    .selectFrom("profile_transfers as t")
    .innerJoin("employees as e", "e.id", "t.employee_id")
    .innerJoin("employees as o", "o.id", "t.old_employee_id")
    .select(["t.id", "t.state", "t.reason", "t.created_at", "t.decided_at"])
    .select([
      "e.id as e_id",
      "e.first_name as e_first_name",
      "e.last_name as e_last_name",
      sql<string>`coalesce(nullif(e.email, ''), e.login_email)`.as("e_email"),
      "e.phone as e_phone",
      "e.city as e_city",
      "e.created_at as e_created_at",
      "o.id as o_id",
      "o.first_name as o_first_name",
      "o.last_name as o_last_name",
      "o.email as o_email",
      "o.phone as o_phone",
      "o.city as o_city",
      "o.created_at as o_created_at",
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom("shifts as s")
        .select(fn.countAll<number>().as("count"))
        .whereRef("s.employee_id", "=", "e.id")
        .where("s.status", "=", "selected")
        .as("e_shifts"),
      selectFrom("shifts as s")
        .select(fn.countAll<number>().as("count"))
        .whereRef("s.employee_id", "=", "o.id")
        .where("s.status", "=", "selected")
        .as("o_shifts"),
      selectFrom("profile_transfers as w")
        .select(fn.countAll<number>().as("count"))
        .whereRef("w.old_employee_id", "=", "t.old_employee_id")
        .whereRef("w.id", "<>", "t.id")
        .where("w.state", "=", "waiting")
        .as("others"),
    ]);
}

function serialize(row: Compared): WireTransfer {
  const { id, state, reason } = row;
  return {
    id,
    state,
    reason,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    employee: {
      id: row.e_id,
      first_name: row.e_first_name,
      last_name: row.e_last_name,
      email: row.e_email,
      phone: row.e_phone,
      city: row.e_city,
      created_at: row.e_created_at.toISOString(),
      shifts: Number(row.e_shifts),
    },
    old_profile: {
      id: row.o_id,
      first_name: row.o_first_name,
      last_name: row.o_last_name,
      email: row.o_email,
      phone: row.o_phone,
      city: row.o_city,
      created_at: row.o_created_at.toISOString(),
      shifts: Number(row.o_shifts),
    },
    others: Number(row.others),
  };
}
