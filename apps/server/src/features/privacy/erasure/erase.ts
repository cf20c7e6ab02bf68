import { createHash } from "node:crypto";
import { sql } from "kysely";
import { canErase, keptAfterErasure } from "#rules/people/privacy/erasure.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Erasures } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { TemporaryFailure } from "#server/platform/integrations/failure.ts";
import type { ImageStore, PictureAddress } from "#server/platform/integrations/images/images.port.ts";
import { erasureRefusal } from "#texts/da/privacy/erasure-refusal.ts";
import { fullName } from "#texts/format/contact.ts";
import { compareErasureList } from "./erasure-list.ts";
import { type ErasedSubject, type ErasureState, loadErasureState } from "./facts.ts";
import { cancelComingBookings, removeCorporation } from "./remove-corporation.ts";
import { leaveComingShifts, removeEmployee } from "./remove-employee.ts";

export type ErasureCause = Erasures["cause"];

/** In which transaction, by whom and why somebody is erased. */
export interface Erasing {
  readonly tx: Tx;
  readonly now: Moment;
  readonly services: Pick<Services, "secrets">;
  readonly actor: Actor;
  readonly cause: ErasureCause;
  /** The list of erasures has this one: done once more after a restore, whatever the restored rows say. */
  readonly isRepeated?: boolean;
}

/**
 * Erases a person or a company and keeps apart what bookkeeping needs. Refuses `not_found` and what the rule refuses;
 * whoever is refused is left as they were. Rule: Erasing a profile, docs/rules/people.md.
 */
export async function erase(erasing: Erasing, subject: ErasedSubject): Promise<ErasureState> {
  const { tx, now, services, actor, cause, isRepeated = false } = erasing;
  const row = await lockSubject(tx, subject);
  if (isRepeated) await endComingWork(tx, subject, now);
  const state = await loadErasureState(tx, subject, now);
  if (!row || !state) throw new DomainError("not_found");
  const verdict = canErase(
    isRepeated ? { ...state.facts, unsettled: 0, owed: 0, isAdmin: false } : state.facts,
  );
  if (!verdict.ok) {
    const asker = cause === "own_request" ? "themselves" : "admin";
    throw new DomainError(verdict.refusal, { detail: erasureRefusal(verdict.refusal, asker) });
  }
  const { through } = keptAfterErasure(subject.kind, state.lastDay);
  const { id } = await tx
    .insertInto("erasures")
    .values({
      kind: subject.kind,
      subject_id: subject.id,
      cause,
      erased_at: new Date(now),
      fingerprint: fingerprintOf(subject, row.created_at),
      kept_through: through,
      pictures: JSON.stringify(await ownPictures(tx, subject)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (through !== null) {
    await tx
      .updateTable("erasures")
      .set(identityOf(row, services.secrets, id))
      .where("id", "=", id)
      .execute();
  }
  if ("cvr_nr" in row) await removeCorporation(tx, row, now);
  else await removeEmployee(tx, row, now);
  await record(
    { tx, actor, now },
    { type: `${subject.kind}.erase` as const, id: subject.id, detail: { cause } },
  );
  return state;
}

/** What follows once an erasure is committed; what fails here is made good every day and at the next start. */
export async function finishErasures(services: Services): Promise<void> {
  await deletePictures(services.db, services.integrations.images);
  await compareErasureList(services);
}

/** What tells a profile from any other that may have its number one day. */
export function fingerprintOf({ kind, id }: ErasedSubject, createdAt: Date): string {
  return createHash("sha256").update(`erased ${kind} ${id} ${createdAt.getTime()}`).digest("base64url");
}

async function lockSubject(tx: Tx, { kind, id }: ErasedSubject) {
  if (kind === "employee") return lockEmployee(tx, id);
  return tx
    .selectFrom("corporations")
    .selectAll()
    .where("id", "=", id)
    .where("member_of", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

async function endComingWork(tx: Tx, { kind, id }: ErasedSubject, now: Moment): Promise<void> {
  if (kind === "employee") await leaveComingShifts(tx, id, now);
  else await cancelComingBookings(tx, id, now);
}

/** What bookkeeping needs to know of somebody: name and number, the latter encrypted anew for the row it moves to. */
function identityOf(row: CorporationRow | EmployeeRow, secrets: Secrets, erasureId: number) {
  if ("cvr_nr" in row) return { kept_name: row.name, kept_cvr_nr: row.cvr_nr };
  const kept_name = fullName(row.first_name, row.last_name);
  if (row.cpr_encrypted === null) return { kept_name };
  const cpr = secrets.decrypt(row.cpr_encrypted, "employees.cpr_encrypted", row.id);
  return { kept_name, kept_cpr_encrypted: secrets.encrypt(cpr, "erasures.kept_cpr_encrypted", erasureId) };
}

/** The pictures of a profile that no other profile and no staff type shows. */
async function ownPictures(tx: Tx, { kind, id }: ErasedSubject): Promise<PictureAddress[]> {
  const names =
    kind === "employee" ? sql`array[profile_image, uniform_image]` : sql`array[profile_image, icon_image]`;
  const others = (table: "employees" | "corporations", columns: string) => sql`
    select from ${sql.table(table)} o where picture in (${sql.raw(columns)})
      and not (${table === "employees"} = ${kind === "employee"} and o.id = ${id})`;
  const { rows } = await sql<PictureAddress>`
    select distinct base_url_image as base, picture as name from ${sql.table(kind === "employee" ? "employees" : "corporations")},
      unnest(${names}) as picture
    where id = ${id} and picture <> ''
      and not exists (${others("employees", "o.profile_image, o.uniform_image")})
      and not exists (${others("corporations", "o.profile_image, o.icon_image")})
      and not exists (select from staff_types where strpos(skill_detail::text, picture) > 0)`.execute(tx);
  return rows;
}

/**
 * Deletes the pictures that erasures left to delete. What cannot be deleted now is tried again every day; a storage that
 * does not answer is asked once, since somebody may wait.
 */
async function deletePictures(db: Db, images: ImageStore): Promise<void> {
  const waiting = await db
    .selectFrom("erasures")
    .select(["id", "pictures"])
    .where(sql<boolean>`pictures <> '[]'::jsonb`)
    .execute();
  let isAway = false;
  for (const { id, pictures } of waiting) {
    if (isAway) return;
    const left: PictureAddress[] = [];
    for (const picture of pictures as PictureAddress[]) {
      const failure: unknown = isAway || (await images.remove(picture).catch((error: unknown) => error));
      isAway ||= failure instanceof TemporaryFailure;
      if (failure) left.push(picture);
    }
    await db
      .updateTable("erasures")
      .set({ pictures: JSON.stringify(left) })
      .where("id", "=", id)
      .execute();
  }
}
