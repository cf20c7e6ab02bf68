import type { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { WireAcceptances } from "#contract/settings/contract-texts/contract-text.entities.ts";
import type { ContractSection } from "#rules/contract-texts/contract-text.ts";
import { dayOf } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, employeeOf } from "#server/platform/sessions/session.ts";
import { mustAcceptTerms } from "./accept-text.ts";
import { textInForce } from "./text-in-force.ts";

/** The text in force as the caller reads it: a company with the figures agreed with it. */
export const contractText: Handler<typeof rows.contractText> = async (call) => {
  const { session, params, query, now, services } = call;
  const { db, settings } = services;
  const corporationId = session.kind === "corporation" ? session.id : null;
  // What was in force once is not read here: it stands with whoever accepted it.
  const today = dayOf(now);
  const day = query.on === undefined || query.on < today ? today : query.on;
  const reading = { brand: settings.brand, corporationId, day, today };
  const text = await textInForce(db, params.kind, reading);
  const accepts = session.kind === "corporation" && !session.asAdmin && params.kind === "trade_terms";
  return {
    kind: text.kind,
    version: text.fingerprint,
    valid_from: text.validFrom,
    sections: text.sections.map(({ heading, sentences }) => ({ heading, sentences: [...sentences] })),
    must_accept: accepts && (await mustAcceptTerms(db, session.id, text)),
  };
};

/** What the calling employee has accepted. */
export const ownAcceptances: Handler<typeof rows.ownAcceptances> = ({ session, services }) =>
  acceptancesOf(services.db, "employee_id", employeeOf(session).id);

/** What the calling company has accepted. */
export const companyAcceptances: Handler<typeof rows.companyAcceptances> = ({ session, services }) =>
  acceptancesOf(services.db, "corporation_id", corporationOf(session).id);

/** What somebody has accepted, for the office. Refuses `not_found`. */
export const acceptancesOfPerson: Handler<typeof rows.acceptancesOfPerson> = async ({ params, services }) => {
  await assertThere(services.db, "employees", params.id);
  return acceptancesOf(services.db, "employee_id", params.id);
};

/** What a company has accepted, for the office. Refuses `not_found`. */
export const acceptancesOfCompany: Handler<typeof rows.acceptancesOfCompany> = async ({
  params,
  services,
}) => {
  await assertThere(services.db, "corporations", params.id);
  return acceptancesOf(services.db, "corporation_id", params.id);
};

async function assertThere(db: Db, table: "employees" | "corporations", id: number): Promise<void> {
  const row = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (!row) throw new DomainError("not_found");
}

/** How many acceptances are shown: an employee gives one with every application. */
const MAX_SHOWN = 300;

async function acceptancesOf(
  db: Db,
  whose: "employee_id" | "corporation_id",
  id: number,
): Promise<WireAcceptances> {
  const given = await db
    .selectFrom("acceptances")
    .select(["id", "text_id", "accepted_at", "given_with", "booking_id", "admin_id"])
    .where(whose, "=", id)
    .orderBy("accepted_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SHOWN)
    .execute();
  const ids = [...new Set(given.map(({ text_id }) => text_id))];
  const texts =
    ids.length === 0
      ? []
      : await db
          .selectFrom("accepted_texts")
          .select(["id", "kind", "valid_from", "sections"])
          .where("id", "in", ids)
          .orderBy("id", "desc")
          .execute();
  return {
    acceptances: given.map(({ given_with, admin_id, accepted_at, ...row }) => ({
      ...row,
      accepted_at: accepted_at.toISOString(),
      by: given_with,
      by_office: admin_id !== null,
    })),
    texts: texts.map(({ sections, ...text }) => ({
      ...text,
      sections: (sections as unknown as ContractSection[]).map(({ heading, sentences }) => ({
        heading,
        sentences: [...sentences],
      })),
    })),
  };
}
