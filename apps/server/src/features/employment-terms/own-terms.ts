import type { termsEndpoints as rows, WireTerms } from "#contract/employees/employment-terms.endpoints.ts";
import { changedPoints } from "#rules/employment-terms/versions.ts";
import { toCommaString } from "#rules/money/ore.ts";
import { findEmployee, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { noteRead, termsOf } from "./terms.queries.ts";

/** The caller's own terms. */
export const ownTerms: Handler<typeof rows.ownTerms> = ({ session, services }) =>
  list(services.db, employeeOf(session).id);

/** Notes that the caller has read own terms; pressing again changes nothing. Refuses `not_found`. */
export const readTerms: Handler<typeof rows.readTerms> = ({ session, params, now, services }) => {
  const { id: employeeId } = employeeOf(session);
  return inTransaction(services.db, async (tx) => {
    await lockEmployee(tx, employeeId);
    const terms = (await termsOf(tx, employeeId)).find(({ id }) => id === params.id);
    if (!terms) throw new DomainError("not_found");
    if (terms.read_at === null) {
      await noteRead(tx, terms.id, now);
      const detail = { terms: terms.id };
      const event = { type: "employee.read_terms", id: employeeId, detail } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return list(tx, employeeId);
  });
};

/** Somebody's terms, for the office. Refuses `not_found`. */
export const termsOfPerson: Handler<typeof rows.termsOfPerson> = async ({ params, services }) => {
  if (!(await findEmployee(services.db, params.id))) throw new DomainError("not_found");
  return list(services.db, params.id);
};

async function list(db: Db | Tx, employeeId: number): Promise<WireTerms[]> {
  const all = await termsOf(db, employeeId);
  return all.map((terms, index) => {
    const before = all[index + 1];
    const { company, work, place, start, employer } = terms.facts;
    return {
      id: terms.id,
      number: terms.number,
      given_at: terms.given_at.toISOString(),
      read_at: terms.read_at?.toISOString() ?? null,
      employer,
      hourly_wage: toCommaString(terms.wage),
      sections: terms.content.map(({ title, points }) => ({ title, points: [...points] })),
      changes: before ? changedPoints(before.content, terms.content) : [],
      first_shift: { company, work, place, start },
    };
  });
}
