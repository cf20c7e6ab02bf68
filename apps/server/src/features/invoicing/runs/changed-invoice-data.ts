import type { WireChangedInvoiceData } from "#contract/invoicing/ledger.entities.ts";
import { changedSinceInvoice } from "#rules/people/profile-change.ts";
import { changesOfCorporationsSince } from "#server/features/profile-history/profile-changes.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db } from "#server/platform/database/database.ts";

/**
 * Which companies' invoice data is other than when they were last invoiced, by company, with when and by whom.
 * Rule: Changed since the last invoice, docs/rules/people.md.
 */
export async function changedInvoiceData(
  db: Db,
  corporationIds: readonly number[],
  secrets: Secrets,
): Promise<ReadonlyMap<number, WireChangedInvoiceData>> {
  const invoiced = await lastInvoiced(db, corporationIds);
  if (invoiced.size === 0) return new Map();
  const first = Math.min(...invoiced.values());
  const savings = await changesOfCorporationsSince(db, [...invoiced.keys()], new Date(first), secrets);
  const found = [...Map.groupBy(savings, ({ corporationId }) => corporationId)].flatMap(([id, own]) => {
    const timed = own.map((saving) => ({ ...saving, at: saving.at.getTime() }));
    const changed = changedSinceInvoice(timed, invoiced.get(id) ?? null);
    if (!changed) return [];
    const { fields, last } = changed;
    const at = new Date(last.at).toISOString();
    const shown: WireChangedInvoiceData = { fields: [...fields], at, by: last.adminName };
    return [[id, shown] as const];
  });
  return new Map(found);
}

/** When each was last invoiced, as far as the invoice counts; no company that never was. */
async function lastInvoiced(db: Db, corporationIds: readonly number[]): Promise<Map<number, number>> {
  if (corporationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("invoices as i")
    .innerJoin("bookings as b", "b.id", "i.booking_id")
    .select((eb) => ["b.corporation_id", eb.fn.max("i.created_at").as("at")])
    .where("b.corporation_id", "in", corporationIds)
    .where("i.kind", "in", ["invoice", "prepayment"])
    .where("i.state", "<>", "refused")
    .where("i.taken_back_at", "is", null)
    .groupBy("b.corporation_id")
    .execute();
  return new Map(rows.map(({ corporation_id, at }) => [corporation_id, at.getTime()]));
}
