import type { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import {
  type ContractSection,
  contractKinds,
  problemsOfContract,
  tidyContract,
} from "#rules/contract-texts/contract-text.ts";
import { canTellOn } from "#rules/contract-texts/versions.ts";
import { canBeginOn, canWithdrawValue, stateOfValue } from "#rules/pricing/price-settings.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { adminMessages, contractMessages } from "#texts/da/common/validation.ts";
import { contractProblemSentence } from "#texts/da/contracts/contract-problems.ts";
import { standardTexts } from "#texts/da/contracts/contract-texts.ts";
import {
  allContractTexts,
  type ContractTextRow,
  insertContractText,
  lockContractText,
} from "./contract-text.queries.ts";
import { tellReaders } from "./tell-readers.ts";
import { filledNow } from "./text-in-force.ts";

/** Each text with all of its versions. */
export const officeTexts: Handler<typeof rows.officeTexts> = ({ now, services }) =>
  answer(services.db, dayOf(now));

/** A text that is being written, as everybody would read it now; keeps nothing. */
export const previewText: Handler<typeof rows.previewText> = async ({ body, now, services }) => {
  const { kind, sections } = body;
  const reading = { brand: services.settings.brand, corporationId: null, day: dayOf(now), today: dayOf(now) };
  const filled = await filledNow(services.db, kind, tidyContract(sections), reading);
  return { kind, version: "preview", valid_from: null, sections: filled.map(toWire), must_accept: false };
};

/**
 * Saves a version of a text, and tells its readers where their day is today. Refuses `invalid` for a day that is over and
 * for one to tell on that does not fit, `contract_text` for one that cannot be used, with a sentence on what is wrong,
 * and `value_of_day`. Rules: A contract text that can be saved; The version in force, docs/rules/contract-texts.md.
 */
export const saveText: Handler<typeof rows.saveText> = ({ session, body, now, services }) => {
  const { kind, valid_from: validFrom } = body;
  const today = dayOf(now);
  const tellOn = body.tell_on ?? today;
  if (!canBeginOn(validFrom, today)) throw invalid({ valid_from: adminMessages.dayIsOver });
  if (!canTellOn(tellOn, { today, validFrom })) throw invalid({ tell_on: contractMessages.tellOn });
  const sections = tidyContract(body.sections);
  const [problem] = problemsOfContract(kind, sections);
  if (problem)
    throw new DomainError("contract_text", { fields: { sections: contractProblemSentence(problem) } });
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const version = { kind, validFrom, sections, tellOn };
    const id = await insertContractText(tx, version, { createdBy: actor.id, now }).catch((error: unknown) => {
      throw brokenConstraint(error) === "contract_texts_day" ? new DomainError("value_of_day") : error;
    });
    const detail = { kind, valid_from: validFrom, tell_on: tellOn };
    await record({ tx, actor, now }, { type: "contract_text.save_text", id, kind, detail });
    await tellReaders({ tx, now, services }, id);
    return answer(tx, today);
  });
};

/**
 * Withdraws a version that is not in force yet, and tells whoever was told of it. Refuses `not_found`, `value_in_force`
 * and `value_withdrawn`. Rule: The version in force, docs/rules/contract-texts.md.
 */
export const withdrawText: Handler<typeof rows.withdrawText> = ({ session, params, now, services }) => {
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const text = await lockContractText(tx, params.id);
    if (!text) throw new DomainError("not_found");
    const { id, kind, valid_from } = text;
    const value = { id, validFrom: valid_from, isWithdrawn: text.withdrawn_at !== null };
    const verdict = canWithdrawValue(value, dayOf(now));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await tx
      .updateTable("contract_texts")
      .set({ withdrawn_at: new Date(now), withdrawn_by: actor.id })
      .where("id", "=", id)
      .execute();
    const detail = { kind, valid_from };
    await record({ tx, actor, now }, { type: "contract_text.withdraw_text", id, kind, detail });
    await tellReaders({ tx, now, services }, id);
    return answer(tx, dayOf(now));
  });
};

function invalid(fields: Record<string, string>): DomainError {
  return new DomainError("invalid", { fields });
}

async function answer(db: Db | Tx, today: Day): Promise<AnswerOf<typeof rows.officeTexts>> {
  const all = await allContractTexts(db);
  return contractKinds.map((kind) => {
    const versions = all.filter((row) => row.kind === kind);
    return {
      kind,
      standard: standardTexts[kind].map(toWire),
      versions: versions.map((row) => ({
        id: row.id,
        valid_from: row.valid_from,
        sections: (row.sections as unknown as ContractSection[]).map(toWire),
        state: stateOfValue(setValueOf(row), versions.map(setValueOf), today),
        tell_on: row.tell_on,
        told_at: row.told_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        created_by: row.created_name,
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
        withdrawn_by: row.withdrawn_name,
      })),
    };
  });
}

const setValueOf = ({ id, valid_from, withdrawn_at }: ContractTextRow) => ({
  id,
  validFrom: valid_from,
  isWithdrawn: withdrawn_at !== null,
});

const toWire = ({ heading, sentences }: ContractSection) => ({ heading, sentences: [...sentences] });
