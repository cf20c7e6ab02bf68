import { sql } from "kysely";
import type { deskEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { isCheckInNear } from "#rules/shifts/check-in.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part } from "#server/platform/database/driver/together.ts";
import { type Asked, nowIn } from "./sections/item.ts";

/** What the page says where nothing waits; both are null while something does. */
interface AllDoneRow {
  readonly done: number | null;
  readonly next_shift: NextShift | null;
}

interface NextShift {
  readonly corporation: string;
  readonly date: string;
  readonly start_time: string;
  readonly people: number;
  readonly ready: number;
}

/** What takes a line off each group, as the log calls it. */
const actionsOf = {
  security: [],
  shut_channels: ["try_now"],
  under_filled: ["selected", "add_worker", "ask_replacements"],
  not_ready: ["remind_to_check_in"],
  to_approve: ["approve", "reject"],
  not_checked_out: ["remind_of_times", "remind_company"],
  late_checkouts: ["set_times", "register_corporation_time", "register_employee_time", "set_met"],
  open_hours: ["settle_times"],
  hours_to_approve: ["approve_shift"],
  ready_to_invoice: ["send_invoice"],
  ready_to_pay: ["send_pay", "send_pay_difference"],
  missing_data: ["ask_for_pay_data"],
  same_cpr: [],
  prepaid_too_much: ["credit_invoice"],
  penalties: ["penalty_uphold", "penalty_lift"],
  working_time: [],
  transfers: ["transfer_confirmed", "transfer_refused"],
  failed_deliveries: ["send_again", "take_back_invoice", "take_back_pay"],
} as const satisfies Record<TodayKey, readonly string[]>;

const actions = Object.values(actionsOf).flat();

/** The one row of what was done today and of the shift that comes next, read only where nothing waits. */
export function allDone(db: Db | Tx, asked: Asked) {
  const isDone = sql`not exists (select from ${part("lines")} where key <> 'prepaid_too_much')`;
  return db.selectNoFrom([
    sql<AllDoneRow["done"]>`case when ${isDone} then (${doneToday(asked)}) end`.as("done"),
    sql<AllDoneRow["next_shift"]>`case when ${isDone} then (${nextShift(asked)}) end`.as("next_shift"),
  ]);
}

/**
 * Each kind of decision counts once for what it was made on, also in a take-over; one that was undone does not.
 */
function doneToday({ midnight }: Asked) {
  return sql`select count(distinct (a.action, a.entity, a.entity_id))::int from audit_log a
    where a.action in (${sql.join(actions.map((action) => sql.lit(action)))}) and a.at >= ${midnight}::timestamptz
      and a.actor_kind = 'admin' and not exists (select from audit_log u where u.entity = a.entity
        and u.entity_id = a.entity_id and u.action = 'undo_' || a.action and u.at >= a.at)`;
}

function nextShift(asked: Asked) {
  const booked = sql`from shifts s where s.booking_id = b.id and s.status = 'selected'`;
  return sql`select json_build_object('corporation', c.name, 'date', b.date, 'start_time', b.start_time,
      'people', (select count(*) ${booked}), 'ready', (select count(s.employee_checkin) ${booked}))
    from bookings b join corporations c on c.id = b.corporation_id
    where b.status <> 'cancelled' and b.approved_at is not null and b.starts_at > ${nowIn(asked)}
      and exists (select ${booked}) order by b.starts_at, b.id limit 1`;
}

/** How many of the next shift are ready is told once they may be. */
export function serializeAllDone(
  row: AllDoneRow | undefined,
  now: Moment,
): AnswerOf<typeof deskEndpoints.today>["all_done"] {
  if (row === undefined || row.done === null) return null;
  const next = row.next_shift;
  return {
    done: row.done,
    next_shift: next && { ...next, ready: isCheckInNear(next.date, now) ? next.ready : null },
  };
}
