import type { settingsEndpoints as rows } from "#contract/settings/setting.endpoints.ts";
import { agreementToWire } from "#contract/settings/wage-agreement.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { readAmount, toCommaString, toWireKroner } from "#rules/money/ore.ts";
import { pricesUnder } from "#rules/pricing/price-agreement.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { agreementChoiceOf, agreementVersionsOf } from "#server/features/pricing/wage-agreement.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { assertSeen } from "#server/platform/seen-values.ts";
import { agreedWith } from "./agreed-with.ts";
import { replaceValues } from "./price-settings.ts";
import {
  lockGlobalMessage,
  pricesInForce,
  readGlobalMessage,
  saveGlobalMessage,
  termsIn,
} from "./setting.queries.ts";

/**
 * The message to everyone and what a booking made today costs, in kroner an hour; visitors need it too. The fees are
 * everybody's, the wage and the terms those agreed with the calling company.
 */
export const globalMessage: Handler<typeof rows.globalMessage> = async ({ session, now, services }) =>
  loadGlobalMessage(services.db, dayOf(now), session?.kind === "corporation" ? session.id : null);

/**
 * Saves the global message or the default fees; what is left out stays. The fees are those of every
 * booking made from today on by a company that has none of its own; booked ones keep theirs. Fees that were set
 * for today already are replaced. Refuses `changed_meanwhile` for a message that somebody else has changed since.
 */
export const saveGlobal: Handler<typeof rows.saveGlobal> = ({ session, body, now, services }) => {
  const { message, seen, ...fees } = body;
  const values = feeKeys.flatMap((key) => {
    const amount = fees[key];
    return amount === undefined ? [] : [{ key, value: readAmount(amount) ?? 0 }];
  });
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    if (values.length > 0) await replaceValues(tx, values, dayOf(now), { actor, now });
    if (message !== undefined) {
      const stored = { message: await lockGlobalMessage(tx) };
      const thing = { entity: "global_settings", id: "global", actions: ["save_global_settings"] };
      await assertSeen(tx, thing, { seen, now: stored, wanted: { message } });
      await saveGlobalMessage(tx, message);
      // The message is free text and may name somebody, so that the log says only that it changed.
      const detail = { fields: ["global_message"] };
      await record(
        { tx, actor, now },
        { type: "global_settings.save_global_settings", id: "global", detail },
      );
    }
    return loadGlobalMessage(tx, dayOf(now), null);
  });
};

const feeKeys = ["standard_fee", "urgent_booking_fee", "emergency_booking_fee"] as const;

async function loadGlobalMessage(
  db: Db | Tx,
  today: Day,
  corporationId: number | null,
): Promise<AnswerOf<typeof rows.globalMessage>> {
  const general = await pricesInForce(db, today);
  const agreed = await agreedWith(db, corporationId, today);
  const prices = agreed ? pricesUnder(general, agreed) : general;
  const agreedWage = agreed?.values.hourly_wage;
  const versions = await agreementVersionsOf(db, await agreementChoiceOf(db, corporationId));
  return {
    global_message: await readGlobalMessage(db),
    standard_fee: toWireKroner(general.standard_fee),
    urgent_booking_fee: toWireKroner(general.urgent_booking_fee),
    emergency_booking_fee: toWireKroner(general.emergency_booking_fee),
    hourly_wage: toCommaString(prices.hourly_wage),
    agreed_hourly_wage: agreedWage === undefined ? null : toCommaString(agreedWage),
    head_waiter_fee: toWireKroner(general.head_waiter_fee),
    terms: termsIn(prices),
    agreements: versions.map(({ validFrom, agreement }) => ({
      valid_from: validFrom,
      agreement: agreementToWire(agreement),
    })),
  };
}
