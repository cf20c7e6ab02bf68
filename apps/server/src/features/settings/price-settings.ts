import type { priceSettingEndpoints as rows } from "#contract/settings/price-settings.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { readAmount, toWireKroner } from "#rules/money/ore.ts";
import {
  canBeginOn,
  canWithdrawValue,
  isDayTaken,
  isFee,
  isInRange,
  type PriceSettingKey,
  priceSettingKeys,
  stateOfValue,
} from "#rules/pricing/price-settings.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { wrongValue } from "#texts/da/backoffice/price-settings.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import {
  allPriceSettings,
  lockSettings,
  noteFeesSaved,
  type PriceSettingRow,
  pricesOn,
  setValueOf,
} from "./setting.queries.ts";
import { assertTermsAgree } from "./terms-agree.ts";

/** Every setting with its value of today and its history. */
export const priceSettings: Handler<typeof rows.priceSettings> = async ({ now, services }) =>
  serialize(await allPriceSettings(services.db), dayOf(now));

/**
 * Sets a value from a day on. Refuses `invalid` for a day that is over and for a value that the setting does not take,
 * `value_of_day` and `terms_disagree`. Rules: Settings with a day, docs/rules/pricing.md; Terms that agree,
 * docs/rules/trade-terms.md.
 */
export const setPrice: Handler<typeof rows.setPrice> = ({ session, body, now, services }) => {
  const { key, valid_from } = body;
  const actor = actorOf(session);
  if (!canBeginOn(valid_from, dayOf(now))) {
    throw new DomainError("invalid", { fields: { valid_from: messages.dayIsOver } });
  }
  const value = readAmount(body.value) ?? 0;
  if (!isInRange(key, value)) throw new DomainError("invalid", { fields: { value: wrongValue(key) } });
  return inTransaction(services.db, async (tx) => {
    await saveValues(tx, [{ key, value }], valid_from, { actor, now });
    return serialize(await allPriceSettings(tx), dayOf(now));
  });
};

/**
 * Withdraws a value that is not in force yet. Refuses `not_found`, `value_in_force`, `value_withdrawn`, and
 * `terms_disagree` where others rest on it.
 */
export const withdrawPrice: Handler<typeof rows.withdrawPrice> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const row = (await lockedSettings(tx)).find(({ id }) => id === params.id);
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
    await record({ tx, actor, now }, { type: "price_setting.withdraw_price", id: row.id, detail });
    await assertTermsAgree(tx, row.valid_from);
    return serialize(await allPriceSettings(tx), dayOf(now));
  });

interface NewValue {
  readonly key: PriceSettingKey;
  /** In hundredths of its unit. */
  readonly value: number;
}

interface SetBy {
  readonly actor: Actor;
  readonly now: Moment;
}

/** Saves values from today on in place of those that were set for today already. */
export async function replaceValues(
  tx: Tx,
  values: readonly NewValue[],
  today: Day,
  by: SetBy,
): Promise<void> {
  const before = await lockedSettings(tx);
  await tx
    .updateTable("price_settings")
    .set({ withdrawn_at: new Date(by.now), withdrawn_by: by.actor.id })
    .where(
      "key",
      "in",
      values.map(({ key }) => key),
    )
    .where("valid_from", "=", today)
    .where("withdrawn_at", "is", null)
    .execute();
  await insertValues(tx, values, { validFrom: today, before }, by);
}

/** Saves values from a day on that has none yet. Refuses `value_of_day` and `terms_disagree`. */
async function saveValues(tx: Tx, values: readonly NewValue[], validFrom: Day, by: SetBy): Promise<void> {
  const before = await lockedSettings(tx);
  const isTaken = ({ key }: NewValue) =>
    isDayTaken(before.filter((row) => row.key === key).map(setValueOf), validFrom);
  if (values.some(isTaken)) throw new DomainError("value_of_day");
  await insertValues(tx, values, { validFrom, before }, by);
  await assertTermsAgree(tx, validFrom);
}

/** Every value; whoever sets or withdraws another waits until this transaction ends. */
async function lockedSettings(tx: Tx): Promise<PriceSettingRow[]> {
  await lockSettings(tx);
  return allPriceSettings(tx);
}

/** Saves values, and records what was in force before. */
async function insertValues(
  tx: Tx,
  values: readonly NewValue[],
  { validFrom, before }: { validFrom: Day; before: readonly PriceSettingRow[] },
  { actor, now }: SetBy,
): Promise<void> {
  const inForce = pricesOn(before, validFrom);
  for (const { key, value } of values) {
    const { id } = await tx
      .insertInto("price_settings")
      .values({ key, value, valid_from: validFrom, created_at: new Date(now), created_by: actor.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { changes: { [key]: { before: inForce[key], after: value } }, valid_from: validFrom };
    await record({ tx, actor, now }, { type: "price_setting.set_price", id, detail });
  }
  if (values.some(({ key }) => isFee(key))) await noteFeesSaved(tx, now);
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
