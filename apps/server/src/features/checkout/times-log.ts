import type { checkoutEndpoints as rows, WireTimesEntry } from "#contract/checkout/checkout.endpoints.ts";
import { findShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/** Who wrote which times of the caller's shift, and when; the oldest first. Refuses `not_found`. */
export const timesLog: Handler<typeof rows.timesLog> = async ({ session, params, services: { db } }) => {
  const shift = await findShift(db, params.shiftId);
  if (shift?.employee_id !== employeeOf(session).id) throw new DomainError("not_found");
  const office = new Map<string, unknown>();
  return (await loadEntries(db, shift.id)).flatMap((entry) => {
    const times = timesIn(entry.detail, office);
    return times ? [{ at: entry.at.toISOString(), by: writerOf(entry.actor_kind), ...times }] : [];
  });
};

/** Stamps of both sides, and what the office set for the pay. */
function loadEntries(db: Db, shiftId: number) {
  return db
    .selectFrom("audit_log")
    .select(["at", "actor_kind", "detail"])
    .where("entity", "=", "shift")
    .where("entity_id", "=", String(shiftId))
    .where("action", "in", [
      "stamp",
      "register_employee_time",
      "set_times",
      "settle_times",
      "auto_register_time",
    ])
    .orderBy("id")
    .execute();
}

function writerOf(kind: string): WireTimesEntry["by"] {
  return kind === "employee" || kind === "corporation" ? kind : "office";
}

/**
 * A stamp holds its times; a change by the office only those columns of the pay that became others, so `office` keeps
 * what it set before.
 */
function timesIn(detail: unknown, office: Map<string, unknown>): { from: string; to: string } | null {
  const { from, to, changes } = (detail ?? {}) as {
    from?: unknown;
    to?: unknown;
    changes?: Record<string, { after?: unknown } | undefined>;
  };
  if (typeof from === "string" && typeof to === "string") return { from, to };
  const changed = PAY_COLUMNS.filter((column) => changes?.[column] !== undefined);
  for (const column of changed) office.set(column, changes?.[column]?.after);
  const [start, end] = PAY_COLUMNS.map((column) => office.get(column));
  const isSet = changed.length > 0 && typeof start === "string" && typeof end === "string";
  return isSet ? { from: start, to: end } : null;
}

const PAY_COLUMNS = ["admin_employee_checkin_time", "admin_employee_checkout_time"] as const;
