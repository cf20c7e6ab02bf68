import type { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { problemsOfTemplate, type TermsSection } from "#rules/employment-terms/template.ts";
import { templateOn } from "#rules/employment-terms/versions.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { defaultTermsTemplate } from "#texts/da/contracts/terms/default-template.ts";
import { problemSentence } from "#texts/da/contracts/terms/template-problems.ts";
import { allTemplates, insertTemplate } from "./template.queries.ts";

/** The versions of the template, and what the editor starts with. */
export const templates: Handler<typeof rows.templates> = ({ now, services }) =>
  answer(services.db, services.settings.brand.name, dayOf(now));

/**
 * Saves a version of the template. Refuses `invalid` for a day that is over and `terms_template` for one that cannot be
 * used, with a sentence on each problem. Rule: A template that can be used, docs/rules/employment-terms.md.
 */
export const saveTemplate: Handler<typeof rows.saveTemplate> = ({ session, body, now, services }) => {
  const { valid_from: validFrom, employer, content } = body;
  const today = dayOf(now);
  if (validFrom < today)
    throw new DomainError("invalid", { fields: { valid_from: adminMessages.dayIsOver } });
  const [problem] = problemsOfTemplate(content);
  if (problem) throw new DomainError("terms_template", { fields: { content: problemSentence(problem) } });
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const id = await insertTemplate(tx, { validFrom, employer, content }, { createdBy: actor.id, now });
    const detail = { valid_from: validFrom };
    await record({ tx, actor, now }, { type: "terms_template.save_terms_template", id, detail });
    return answer(tx, services.settings.brand.name, today);
  });
};

async function answer(db: Db | Tx, brandName: string, today: Day): Promise<AnswerOf<typeof rows.templates>> {
  const all = await allTemplates(db);
  const current = templateOn(all, today);
  const copied = (content: readonly TermsSection[]) =>
    content.map(({ title, points }) => ({ title, points: [...points] }));
  return {
    versions: all.map((version) => ({
      id: version.id,
      valid_from: version.validFrom,
      employer: version.employer,
      content: copied(version.content),
      created_at: version.createdAt.toISOString(),
      created_by: version.createdBy,
      people: version.people,
      state: version.id === current?.id ? "in_force" : version.validFrom > today ? "to_come" : "past",
    })),
    start: {
      employer: { name: brandName, cvr: "", address: "", insurer: "" },
      content: copied(defaultTermsTemplate),
    },
  };
}
