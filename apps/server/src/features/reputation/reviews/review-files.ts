import type { penaltyEndpoints as rows } from "#contract/employees/penalty.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { canAttachFile, canTakeFileBack } from "#rules/cancelling/reviews.ts";
import { record } from "#server/features/events/record.ts";
import { lockPenalties } from "#server/features/reputation/penalty.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { receiveFile } from "#server/platform/files/received-file.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { serializePenalty } from "./penalty-reviews.ts";
import { findPenalty, type PenaltyRow, reviewFactsOf } from "./review.queries.ts";
import {
  deleteReviewFile,
  findReviewFile,
  insertReviewFile,
  type ReviewFileRow,
} from "./review-file.queries.ts";

/**
 * Attaches a file to the question for a review. Refuses `not_found`, `penalty_lifted`, `review_answered`,
 * `too_many_files`, `file_too_large` and `file_type`. Rule: Files beside a question, docs/rules/cancellation.md.
 */
export const addReviewFile: Handler<typeof rows.addReviewFile> = async (call) => {
  const { session, params, file, now, services } = call;
  const employee = onboardedEmployee(session);
  const received = await receiveFile(file);
  return inTransaction(services.db, async (tx) => {
    const row = await lockOwn(tx, employee.id, params.id);
    const verdict = canAttachFile(reviewFactsOf(row), row.files.length);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await insertReviewFile(tx, row.id, received, { now, secrets: services.secrets });
    const event = { type: "penalty.add_review_file", id: row.id, employeeId: employee.id } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return serializePenalty((await findPenalty(tx, row.id)) ?? row, { now, services });
  });
};

/**
 * Takes an own file back; taken back twice is taken back. Refuses `not_found`, `penalty_lifted`, `review_answered`.
 * Rule: Files beside a question, docs/rules/cancellation.md.
 */
export const removeReviewFile: Handler<typeof rows.removeReviewFile> = ({
  session,
  params,
  now,
  services,
}) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const row = await lockOwn(tx, employee.id, params.id);
    const verdict = canTakeFileBack(reviewFactsOf(row));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    if (await deleteReviewFile(tx, { penaltyId: row.id, id: params.fileId })) {
      const event = { type: "penalty.remove_review_file", id: row.id, employeeId: employee.id } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return serializePenalty((await findPenalty(tx, row.id)) ?? row, { now, services });
  });
};

/** An own file with its content. Refuses `not_found`. */
export const ownReviewFile: Handler<typeof rows.ownReviewFile> = async ({ session, params, services }) => {
  const employee = onboardedEmployee(session);
  const row = await findReviewFile(services.db, { penaltyId: params.id, id: params.fileId });
  if (row?.employee_id !== employee.id) throw new DomainError("not_found");
  return inClear(row, services.secrets);
};

/** A file of somebody's with its content, once the look is noted. Refuses `not_found`. */
export const openReviewFile: Handler<typeof rows.openReviewFile> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const row = await findReviewFile(tx, { penaltyId: params.id, id: params.fileId });
    if (!row) throw new DomainError("not_found");
    const detail = { employee: row.employee_id };
    const event = { type: "penalty.open_review_file", id: params.id, employeeId: row.employee_id, detail };
    await record({ tx, actor: actorOf(session), now }, { ...event, type: "penalty.open_review_file" });
    return inClear(row, services.secrets);
  });

/** An own penalty, locked with all others of the person. */
async function lockOwn(tx: Tx, employeeId: number, id: number): Promise<PenaltyRow> {
  await lockPenalties(tx, employeeId);
  const row = await findPenalty(tx, id);
  if (row?.employee_id !== employeeId) throw new DomainError("not_found");
  return row;
}

function inClear(
  { id, name, media_type, content_encrypted }: ReviewFileRow,
  secrets: Secrets,
): AnswerOf<typeof rows.ownReviewFile> {
  const content = secrets.decrypt(content_encrypted, "penalty_files.content_encrypted", id);
  return { name, media_type, content };
}
