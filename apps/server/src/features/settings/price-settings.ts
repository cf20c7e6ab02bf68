import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { priceSettingEndpoints as rows } from "#contract/settings/price-settings-endpoints.ts";
import { type AnswerOf, queryKey } from "#contract/wire/endpoint.ts";
import { readAmount, toWireKroner } from "#rules/money/ore.ts";
import {
  canBeginOn,
  canWithdrawValue,
  isFee,
  type PriceSettingKey,
  priceSettingKeys,
  stateOfValue,
} from "#rules/pricing/price-settings.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { type Actor, actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import { allPriceSettings, noteFeesSaved, type PriceSettingRow, pricesOn, setValueOf } from "./queries.ts";

/** Every setting with its value of today and its history. */
export const priceSettings: Handler<typeof rows.priceSettings> = async ({ now, services }) =>
  serialize(await allPriceSettings(services.db), dayOf(now));

/** Sets a value from a day on. Refuses `invalid` for a day that is over. Rule: Settings with a day, docs/rules/pricing.md. */
export const setPrice: Handler<typeof rows.setPrice> = ({ session, body, now, services }) => {
  const { key, valid_from } = body;
  const actor = actorOf(session);
  if (!canBeginOn(valid_from, dayOf(now))) {
    throw new DomainError("invalid", { fields: { valid_from: messages.dayIsOver } });
  }
  return inTransaction(services.db, async (tx) => {
    await saveValues(tx, [{ key, value: readAmount(body.value) ?? 0 }], valid_from, { actor, now });
    return serialize(await allPriceSettings(tx), dayOf(now));
  });
};

/** Withdraws a value that is not in force yet. Refuses `not_found`, `value_in_force`, `value_withdrawn`. */
export const withdrawPrice: Handler<typeof rows.withdrawPrice> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    await tx.selectFrom("price_settings").select("id").where("id", "=", params.id).forUpdate().execute();
    const row = (await allPriceSettings(tx)).find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    const verdict = canWithdrawValue(setValueOf(row), dayOf(now));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const actor = actorOf(session);
    await tx
      .updateTable("price_settings")
      .set({ withdrawn_at: new Date(now), withdrawn_by: actor.id })
      .where("id", "=", params.id)
      .execute();
    const detail = { changes: { [row.key]: { before: row.value, after: null } }, valid_from: row.valid_from };
    await audit(tx, {
      actor,
      action: "withdraw_price",
      entity: "price_setting",
      entityId: row.id,
      detail,
      now,
    });
    await invalidatePrices(tx);
    return serialize(await allPriceSettings(tx), dayOf(now));
  });

interface NewValue {
  readonly key: PriceSettingKey;
  /** In øre. */
  readonly value: number;
}

/** Saves values from a day on, notes what was in force before, and refreshes the forms that show them. */
export async function saveValues(
  tx: Tx,
  values: readonly NewValue[],
  validFrom: Day,
  { actor, now }: { actor: Actor; now: Moment },
): Promise<void> {
  const before = pricesOn(await allPriceSettings(tx), validFrom);
  for (const { key, value } of values) {
    const { id } = await tx
      .insertInto("price_settings")
      .values({ key, value, valid_from: validFrom, created_at: new Date(now), created_by: actor.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { changes: { [key]: { before: before[key], after: value } }, valid_from: validFrom };
    await audit(tx, { actor, action: "set_price", entity: "price_setting", entityId: id, detail, now });
  }
  if (values.some(({ key }) => isFee(key))) await noteFeesSaved(tx, now);
  await invalidatePrices(tx);
}

async function invalidatePrices(tx: Tx): Promise<void> {
  const keys = [queryKey(settingsEndpoints.globalMessage), queryKey(rows.priceSettings)];
  await invalidateClients(tx, { channels: ["corporations", "admins"], keys });
}

function serialize(all: readonly PriceSettingRow[], today: Day): AnswerOf<typeof rows.priceSettings> {
  const inForce = pricesOn(all, today);
  return priceSettingKeys.map((key) => {
    const own = all.filter((row) => row.key === key);
    const values = own.map(setValueOf);
    return {
      key,
      value: toWireKroner(inForce[key]),
      history: own.map((row) => ({
        id: row.id,
        value: toWireKroner(row.value),
        valid_from: row.valid_from,
        state: stateOfValue(setValueOf(row), values, today),
        created_at: row.created_at.toISOString(),
        created_by: row.created_name,
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
        withdrawn_by: row.withdrawn_name,
      })),
    };
  });
}
