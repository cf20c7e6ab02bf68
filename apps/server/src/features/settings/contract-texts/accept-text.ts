import type { ContractKind } from "#rules/contract-texts/contract-text.ts";
import { canAccept, mustAcceptAnew } from "#rules/contract-texts/versions.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { type TextInForce, textInForce } from "./text-in-force.ts";

interface AcceptContext {
  readonly tx: Tx;
  readonly now: Moment;
  readonly services: Pick<Services, "settings">;
}

/** Who accepts, with what. */
interface Acceptance {
  readonly employeeId?: number;
  readonly corporationId?: number;
  readonly givenWith: "sign_up" | "booking" | "application";
  readonly bookingId?: number;
  /** The admin who acts for them; null for themselves. */
  readonly adminId: number | null;
}

/**
 * The text in force that a company or an employee accepts now. Refuses `text_changed` where another one was shown.
 * Rule: Accepting what was read, docs/rules/contract-texts.md.
 */
export async function textToAccept(
  { tx, now, services }: AcceptContext,
  kind: ContractKind,
  {
    seen,
    corporationId = null,
  }: { readonly seen?: string | undefined; readonly corporationId?: number | null },
): Promise<TextInForce> {
  const today = dayOf(now);
  const reading = { brand: services.settings.brand, corporationId, day: today, today };
  const text = await textInForce(tx, kind, reading);
  const verdict = canAccept(seen, text.fingerprint);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  return text;
}

/** Keeps that somebody accepted a text, and the text as it was read; a company once, an employee with each application. */
export async function saveAcceptance(
  { tx, now }: AcceptContext,
  text: TextInForce,
  { employeeId, corporationId, givenWith, bookingId, adminId }: Acceptance,
): Promise<void> {
  await tx
    .insertInto("acceptances")
    .values({
      text_id: await keptText(tx, text),
      employee_id: employeeId ?? null,
      corporation_id: corporationId ?? null,
      given_with: givenWith,
      booking_id: bookingId ?? null,
      admin_id: adminId,
      accepted_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(["corporation_id", "text_id"]).where("corporation_id", "is not", null).doNothing(),
    )
    .execute();
}

/** The id of a text as it reads; the first who accepts it keeps it for all. */
async function keptText(tx: Tx, text: TextInForce): Promise<number> {
  const find = () =>
    tx
      .selectFrom("accepted_texts")
      .select("id")
      .where("fingerprint", "=", text.fingerprint)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  const made = await tx
    .insertInto("accepted_texts")
    .values({
      kind: text.kind,
      version_id: text.versionId,
      valid_from: text.validFrom,
      fingerprint: text.fingerprint,
      sections: JSON.stringify(text.sections),
    })
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  // Somebody else kept it at the same moment.
  return (made ?? (await find()))?.id ?? 0;
}

/**
 * Whether a company accepts the trade terms with its next booking. One that signed up before acceptances were stored has
 * accepted the text that the product comes with. Rule: Accepting anew, docs/rules/contract-texts.md.
 */
export async function mustAcceptTerms(
  db: Db | Tx,
  corporationId: number,
  inForce: Pick<TextInForce, "versionId">,
): Promise<boolean> {
  const last = await db
    .selectFrom("acceptances as a")
    .innerJoin("accepted_texts as t", "t.id", "a.text_id")
    .select("t.version_id")
    .where("a.corporation_id", "=", corporationId)
    .where("t.kind", "=", "trade_terms")
    .orderBy("a.accepted_at", "desc")
    .orderBy("a.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return mustAcceptAnew(last?.version_id, inForce.versionId);
}
