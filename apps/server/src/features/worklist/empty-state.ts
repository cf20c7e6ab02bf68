import { sql } from "kysely";
import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { isCheckInNear } from "#rules/shifts/check-in.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { WorklistParams } from "./sections/section.ts";

/** The shift that comes next, with how many are on its booking and how many of them are ready. */
interface NextShift {
  readonly corporation: string;
  readonly date: string;
  readonly start_time: string;
  readonly people: number;
  readonly ready: number;
}

/** What takes an item off each section, as the audit log calls it. */
const actionsOf = {
  security: [],
  shut_channels: ["try_now"],
  late_sick: ["decide_late_sick"],
  not_arrived: ["decide_not_arrived", "came_after_all"],
  under_filled: ["selected", "add_worker", "ask_replacements"],
  changes_unanswered: [],
  not_ready: ["remind_to_check_in"],
  to_approve: ["approve", "reject"],
  not_checked_out: ["remind_of_times", "remind_company"],
  late_checkouts: ["set_times", "register_corporation_time", "register_employee_time", "set_met"],
  open_hours: ["settle_times"],
  hours_to_approve: ["approve_shift"],
  invoice_questions: ["answer_question"],
  reminders_due: ["send_reminder"],
  ready_to_invoice: ["send_invoice"],
  ready_to_pay: ["send_pay", "send_pay_difference"],
  missing_data: ["ask_for_pay_data"],
  same_cpr: [],
  prepaid_too_much: ["credit_invoice"],
  months_to_close: ["close_month"],
  penalties: ["penalty_uphold", "penalty_lift"],
  working_time: [],
  no_permit: ["note_right_to_work"],
  expiring_documents: ["add_document", "remove_document"],
  new_documents: ["approve_document", "decline_document"],
  new_profiles: ["approve_profile", "decline_profile"],
  terms_missing: [],
  transfers: ["transfer_confirmed", "transfer_refused"],
  failed_deliveries: ["send_again", "take_back_invoice", "take_back_pay"],
} as const satisfies Record<TodayKey, readonly string[]>;

const actions = Object.values(actionsOf).flat();

/** What was done today and which shift comes next, for a page on which nothing waits. */
export async function loadEmptyState(
  db: Db,
  { midnight, now }: WorklistParams,
): Promise<AnswerOf<typeof worklistEndpoints.today>["all_done"]> {
  const [done, next] = await Promise.all([countDoneSince(db, midnight), findNextShift(db, now)]);
  // How many of it are ready is told once they may be.
  const ready = next && isCheckInNear(next.date, now.getTime()) ? next.ready : null;
  return { done, next_shift: next ? { ...next, ready } : null };
}

/** Each kind of decision counts once for what it was made on, also in a take-over; one that was undone does not. */
async function countDoneSince(db: Db, midnight: Date): Promise<number> {
  const { done } = await db
    .selectFrom("audit_log as a")
    .where("a.action", "in", actions)
    .where("a.at", ">=", midnight)
    .where("a.actor_kind", "=", "admin")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("audit_log as u")
            .whereRef("u.entity", "=", "a.entity")
            .whereRef("u.entity_id", "=", "a.entity_id")
            .where("u.action", "=", sql<string>`'undo_' || a.action`)
            .whereRef("u.at", ">=", "a.at")
            .select("u.id"),
        ),
      ),
    )
    .select(sql<number>`count(distinct (a.action, a.entity, a.entity_id))`.as("done"))
    .executeTakeFirstOrThrow();
  return done;
}

function findNextShift(db: Db, now: Date): Promise<NextShift | undefined> {
  return db
    .selectFrom("bookings as b")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("shifts as s")
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "selected")
          .select(({ fn }) => [
            fn.countAll<number>().as("people"),
            fn.count<number>("s.employee_checkin").as("ready"),
          ])
          .as("s"),
      (join) => join.onTrue(),
    )
    .where("b.status", "<>", "cancelled")
    .where("b.approved_at", "is not", null)
    .where("b.starts_at", ">", now)
    .where("s.people", ">", 0)
    .select(["c.name as corporation", "b.date", "b.start_time", "s.people", "s.ready"])
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .limit(1)
    .executeTakeFirst();
}
