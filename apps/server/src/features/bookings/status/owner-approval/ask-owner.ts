import { checkRaise, waitsForOwner } from "#rules/bookings/owner-approval.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type CorporationSession, corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { ownerApprovalTexts } from "#texts/da/users/owner-approval.ts";
import { listOf } from "#texts/format/numbers.ts";
import { nameOfLogin, othersOfOrder, ownersOf, totalOf } from "./owner-approval.queries.ts";

/** Who books: the login, null for the office, and what the rule wants to know of it. */
export interface BookedBy {
  readonly loginId: number | null;
  readonly role: CorporationSession["companyRole"];
  readonly isOffice: boolean;
  /** What is booked of the order already, in øre; it counts with what is added. */
  readonly booked?: Ore;
}

/** Who books in this session. */
export function bookedByOf(session: Session): BookedBy {
  const { loginId, companyRole, asAdmin } = corporationOf(session);
  return { loginId: asAdmin ? null : loginId, role: companyRole, isOffice: asAdmin };
}

/**
 * What is booked in one go, by its planned columns: each says who booked, and whether it waits for an owner, when it is
 * approved by nobody yet. Rule: Bookings that wait for an owner, docs/rules/orders.md.
 */
export function askingOwner<
  Plan extends { readonly values: Parameters<typeof priceAsBooked>[0] & { approved_at?: unknown } },
>(by: BookedBy, corporation: Pick<CorporationRow, "owner_limit">, plans: readonly Plan[]): Plan[] {
  const total = plans.reduce((sum, { values }) => sum + priceAsBooked(values).total, by.booked ?? 0);
  const waits = waitsForOwner({ ...by, limit: corporation.owner_limit }, total);
  return plans.map((plan) => ({
    ...plan,
    values: {
      ...plan.values,
      booked_by: by.loginId,
      ...(waits ? { owner_state: "waiting", approved_at: null } : {}),
    },
  }));
}

/**
 * Refuses `owner_approval`, with the owners' names, where a booker raises a booking, or the order that it is a part of,
 * above the amount. Rule: Changes above the amount, docs/rules/orders.md.
 */
export async function assertMayRaise(
  tx: Tx,
  by: BookedBy,
  corporation: Pick<CorporationRow, "id" | "owner_limit">,
  { before, after }: { readonly before: BookingRow; readonly after: BookingRow },
): Promise<void> {
  const others = await othersOfOrder(tx, before);
  const verdict = checkRaise(
    { ...by, limit: corporation.owner_limit },
    {
      before: totalOf([...others, before]),
      after: totalOf([...others, after]),
      isWaiting: before.owner_state === "waiting",
    },
  );
  if (verdict.ok) return;
  const owners = (await ownersOf(tx, corporation.id)).map(nameOfLogin);
  throw new DomainError(verdict.refusal, { detail: ownerApprovalTexts.raise(listOf(owners)) });
}
