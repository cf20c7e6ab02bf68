import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { isFreezeHeld, previewCancellation } from "#server/features/reputation/penalties.ts";
import { averageWith } from "#server/features/reputation/ratings.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/**
 * What cancelling a confirmed shift costs now. Refuses `nothing_to_cancel`.
 * Rule: Card for a cancellation, docs/rules/cancellation.md.
 */
export const cancellationCost: Handler<typeof jobEndpoints.cancellationCost> = async ({
  session,
  params,
  now,
  services: { db, settings },
}) => {
  const employee = employeeOf(session);
  const shift = await db
    .selectFrom("shifts")
    .select(["id", "employee_id"])
    .where("booking_id", "=", params.id)
    .where("employee_id", "=", employee.id)
    .where("status", "=", "selected")
    .where("starts_at", ">", new Date(now))
    .executeTakeFirst();
  if (!shift) throw new DomainError("nothing_to_cancel");
  const penalty = await previewCancellation(db, shift, now);
  const { kind, card, freezeUntil } = penalty;
  return {
    is_late: kind === "late",
    card,
    freeze_until: freezeUntil === null ? null : new Date(freezeUntil).toISOString(),
    held: isFreezeHeld(penalty, settings, now),
    star: kind === "late" ? await averageWith(db, employee.id, 1) : null,
  };
};
