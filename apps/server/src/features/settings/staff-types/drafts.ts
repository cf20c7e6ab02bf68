import type { staffTypeDraftEndpoints as rows } from "#contract/settings/staff-types/draft.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { allDrafts, type DraftRow, deleteDraftRow, insertDraft, updateDraft } from "./draft.queries.ts";

/** The drafts of staff types, latest first. */
export const drafts: Handler<typeof rows.drafts> = async ({ services }) =>
  (await allDrafts(services.db)).map(serializeDraft);

/** Keeps a staff type that is not filled in yet. */
export const addDraft: Handler<typeof rows.addDraft> = ({ session, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const added = await insertDraft(tx, valuesOf(body, now));
    await record({ tx, actor: actorOf(session), now }, savedDraft(added));
    return serializeDraft(added);
  });

/** Saves a draft. Refuses `not_found` once it is added as a staff type or deleted. */
export const saveDraft: Handler<typeof rows.saveDraft> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const saved = await updateDraft(tx, params.id, valuesOf(body, now));
    if (!saved) throw new DomainError("not_found");
    await record({ tx, actor: actorOf(session), now }, savedDraft(saved));
    return serializeDraft(saved);
  });

/** Deletes a draft, and answers those that are left; deleted twice is deleted. */
export const deleteDraft: Handler<typeof rows.deleteDraft> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    if (await deleteDraftRow(tx, params.id)) {
      const event = { type: "staff_type_draft.delete_draft", id: params.id } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return (await allDrafts(tx)).map(serializeDraft);
  });

function valuesOf(body: RequestContext<typeof rows.addDraft>["body"], now: number): Omit<DraftRow, "id"> {
  return { ...body, saved_at: new Date(now) };
}

function savedDraft({ id, name }: DraftRow) {
  return { type: "staff_type_draft.save_draft", id, detail: { job_title: name } } as const;
}

function serializeDraft({ saved_at, ...draft }: DraftRow): AnswerOf<typeof rows.saveDraft> {
  return { ...draft, saved_at: saved_at.toISOString() };
}
