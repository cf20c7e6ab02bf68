import type { Selectable } from "kysely";
import type { ContractKind, ContractSection } from "#rules/contract-texts/contract-text.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { nameOfAdmin } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { ContractTexts } from "#server/platform/database/types.gen.ts";

/** A version as it was saved, with the names of who saved and withdrew it. */
export type ContractTextRow = Selectable<ContractTexts> & {
  readonly created_name: string | null;
  readonly withdrawn_name: string | null;
};

/** What of a version is read by people. */
export interface ContractVersion {
  readonly id: number;
  readonly kind: ContractKind;
  readonly validFrom: Day;
  readonly sections: readonly ContractSection[];
}

/** Every version of every text, withdrawn ones among them, latest day first. */
export function allContractTexts(db: Db | Tx): Promise<ContractTextRow[]> {
  return db
    .selectFrom("contract_texts as t")
    .selectAll("t")
    .select([
      nameOfAdmin("t.created_by").as("created_name"),
      nameOfAdmin("t.withdrawn_by").as("withdrawn_name"),
    ])
    .orderBy("t.valid_from", "desc")
    .orderBy("t.id", "desc")
    .execute();
}

/**
 * The version of each text in force on a day; a text without one is the product's own. One that begins after today counts
 * once it is told of. Rules: The version in force; Telling of a version, docs/rules/contract-texts.md.
 */
export async function contractVersionsOn(
  db: Db | Tx,
  { day, today }: { readonly day: Day; readonly today: Day },
): Promise<Readonly<Partial<Record<ContractKind, ContractVersion>>>> {
  const rows = await db
    .selectFrom("contract_texts")
    .distinctOn("kind")
    .select(["id", "kind", "valid_from", "sections"])
    .where("withdrawn_at", "is", null)
    .where("valid_from", "<=", day)
    .where((is) => is.or([is("valid_from", "<=", today), is("told_at", "is not", null)]))
    .orderBy("kind")
    .orderBy("valid_from", "desc")
    .execute();
  return Object.fromEntries(
    rows.map(({ id, kind, valid_from, sections }) => [
      kind,
      { id, kind, validFrom: valid_from, sections: sections as unknown as ContractSection[] },
    ]),
  );
}

/** Saves a version, told of on its day. Fails on `contract_texts_day` where its day begins another. */
export async function insertContractText(
  tx: Tx,
  text: ContractVersionToSave,
  { createdBy, now }: { readonly createdBy: number | null; readonly now: Moment },
): Promise<number> {
  const { id } = await tx
    .insertInto("contract_texts")
    .values({
      kind: text.kind,
      valid_from: text.validFrom,
      sections: JSON.stringify(text.sections),
      tell_on: text.tellOn,
      created_at: new Date(now),
      created_by: createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type ContractVersionToSave = Omit<ContractVersion, "id"> & { readonly tellOn: Day };

/** Locks a version until the transaction ends; undefined where there is none. */
export async function lockContractText(tx: Tx, id: number): Promise<Selectable<ContractTexts> | undefined> {
  return tx.selectFrom("contract_texts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
