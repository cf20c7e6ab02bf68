import type { staffTypeEndpoints as rows } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { assertSeen } from "#server/platform/seen-values.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { deleteDraftRow } from "./draft.queries.ts";
import {
  insertStaffType,
  isTitleTaken,
  lockStaffType,
  type StaffTypeRow,
  updateStaffType,
} from "./staff-type.queries.ts";

/** Adds a staff type with its questionnaire, and deletes its draft. Refuses `duplicate_staff_type`. */
export const addStaffType: Handler<typeof rows.add> = ({ session, body, now, services }) => {
  const { skill_name, skill_worker, skill_company } = body.jobTitle;
  return inTransaction(services.db, async (tx) => {
    const added = await insertStaffType(tx, {
      job_title: skill_name,
      worker: skill_worker,
      company: skill_company,
      billy_id: body.billy_id,
      skill_detail: body.newSkill,
      created_at: new Date(now),
    }).catch(duplicateTitle("jobTitle.skill_name"));
    const detail = detailOf({ before: null, after: added });
    const event = { type: "staff_type.add_staff_type", id: added.id, detail } as const;
    const actor = actorOf(session);
    await record({ tx, actor, now }, event);
    const draft = body.draft_id;
    if (draft !== undefined && (await deleteDraftRow(tx, draft))) {
      await record({ tx, actor, now }, { type: "staff_type_draft.delete_draft", id: draft });
    }
    return serializeStaffType(added);
  });
};

/**
 * Saves name and questionnaire; an empty `billy_id` keeps the stored one. Answers that employees gave stay
 * with their block. Refuses `not_found`, `duplicate_staff_type`, and `changed_meanwhile` where it would overwrite what
 * somebody else has saved since. Rule: A form that two save, docs/rules/people.md.
 */
export const saveStaffType: Handler<typeof rows.save> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockStaffType(tx, params.id);
    if (!before) throw new DomainError("not_found");
    const wanted = {
      job_title: body.jobTitle,
      skill_detail: body.skillDetails,
      ...(body.billy_id !== "" && { billy_id: body.billy_id }),
    };
    const thing = { entity: "staff_type", id: params.id, actions: ["save_staff_type"] };
    await assertSeen(tx, thing, { seen: body.seen, now: before, wanted });
    const after = await updateStaffType(tx, params.id, wanted).catch(duplicateTitle("jobTitle"));
    const detail = detailOf({ before, after });
    const event = { type: "staff_type.save_staff_type", id: after.id, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeStaffType(after);
  });

/**
 * Shows a staff type to workers or companies, or hides it from them. Sets the state that is sent instead of turning
 * the stored one round, so that a press that is sent twice counts once. Refuses `not_found`.
 */
export const switchVisibility: Handler<typeof rows.switchVisibility> = ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const side = body.WorkerCompany;
  const isShown = body.value ?? body[side];
  return inTransaction(services.db, async (tx) => {
    const before = await lockStaffType(tx, params.id);
    if (!before) throw new DomainError("not_found");
    const after = await updateStaffType(tx, params.id, { [side]: isShown });
    const detail = detailOf({ before, after });
    const event = { type: "staff_type.switch_staff_type", id: after.id, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeStaffType(after);
  });
};

function duplicateTitle(field: string) {
  return (error: unknown): never => {
    if (!isTitleTaken(error)) throw error;
    throw new DomainError("duplicate_staff_type", { fields: { [field]: refusals.duplicate_staff_type } });
  };
}

/** All of a staff type, as admins have it. */
function serializeStaffType({
  created_at: _createdAt,
  ...staffType
}: StaffTypeRow): AnswerOf<typeof rows.save> {
  return staffType;
}

interface StaffTypeChange {
  /** Null where it is new. */
  readonly before: StaffTypeRow | null;
  readonly after: StaffTypeRow;
}

/** What a new staff type is, and of a changed one what it was and became; of the questionnaire only that it changed. */
function detailOf({
  before,
  after: { job_title, worker, company, billy_id, skill_detail },
}: StaffTypeChange) {
  const values = { job_title, worker, company, billy_id };
  if (before === null) return values;
  const all = Object.keys(changesOf(before, { ...values, skill_detail }));
  return { changes: changesOf(before, values), changed: all };
}
