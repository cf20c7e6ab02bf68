import type {
  companyKeyEndpoints,
  officeKeyEndpoints,
  WireApiKey,
} from "#contract/api-access/api-key.endpoints.ts";
import { type KeyScope, MAX_KEYS } from "#rules/people/security/api-keys.ts";
import { type Day, dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import {
  companyHolder,
  type Holder,
  lockHolder,
  officeHolder,
} from "#server/features/sessions/api-access/holder.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { type KeyRow, keyRows, newKey, stateOfKey } from "#server/platform/sessions/api-keys.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import { apiAccessMessages as messages } from "#texts/da/api-access/validation.ts";

/** Keys that are listed at most, the newest first. */
const MAX_LISTED = 100;

type Call<Body> = Pick<RequestContext<never>, "session" | "now" | "services"> & { readonly body: Body };

interface NewKey {
  readonly name: string;
  readonly scope: KeyScope["scope"];
  readonly ends_on?: Day | null | undefined;
}

async function listKeys(db: Db, { companyId }: Holder, now: Moment): Promise<WireApiKey[]> {
  const rows = await ofHolder(db, companyId).orderBy("k.id", "desc").limit(MAX_LISTED).execute();
  return rows.map((row) => serializeKey(row, now));
}

/**
 * Makes a key, which is answered this once; only its hash is kept. Refuses `invalid` for a last day that has passed, and
 * `too_many_keys` where 20 work already.
 */
async function makeKey({ session, now, services, body }: Call<NewKey>, { companyId, loginId }: Holder) {
  if (body.ends_on && body.ends_on < dayOf(now))
    throw new DomainError("invalid", { fields: { ends_on: messages.dayPassed } });
  const { token, prefix } = newKey();
  return inTransaction(services.db, async (tx) => {
    // Of two who make the last key at once the second waits here for the first.
    await lockHolder(tx, companyId);
    const before = await ofHolder(tx, companyId).execute();
    if (before.filter((row) => stateOfKey(row, now) === "works").length >= MAX_KEYS)
      throw new DomainError("too_many_keys");
    const { id } = await tx
      .insertInto("api_keys")
      .values({
        ...{ corporation_id: companyId, made_by: loginId, name: body.name, scope: body.scope, prefix },
        ...{ key_hash: hashOfToken(token), created_at: new Date(now), ends_on: body.ends_on ?? null },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { scope: body.scope, ends_on: body.ends_on ?? null };
    await record({ tx, actor: actorOf(session), now }, { type: "api_key.make_key", id, companyId, detail });
    return { key: await loadKey(tx, id, now), token };
  });
}

/** Revokes a key from this moment on; a repeat changes nothing. Refuses `not_found`. */
async function revokeKey(
  { session, now, services }: Omit<Call<never>, "body">,
  { companyId }: Holder,
  id: number,
): Promise<WireApiKey> {
  return inTransaction(services.db, async (tx) => {
    const row = await ofHolder(tx, companyId).where("k.id", "=", id).forUpdate("k").executeTakeFirst();
    if (!row) throw new DomainError("not_found");
    if (row.revoked_at !== null) return serializeKey(row, now);
    await tx
      .updateTable("api_keys")
      .set({ revoked_at: new Date(now) })
      .where("id", "=", id)
      .execute();
    await record({ tx, actor: actorOf(session), now }, { type: "api_key.revoke_key", id, companyId });
    return loadKey(tx, id, now);
  });
}

function ofHolder(db: Db | Tx, companyId: number | null) {
  return keyRows(db).where("k.corporation_id", companyId === null ? "is" : "=", companyId);
}

async function loadKey(tx: Tx, id: number, now: Moment): Promise<WireApiKey> {
  return serializeKey(await keyRows(tx).where("k.id", "=", id).executeTakeFirstOrThrow(), now);
}

function serializeKey(row: KeyRow, now: Moment): WireApiKey {
  return {
    ...{ id: row.id, name: row.name, scope: row.scope, prefix: row.prefix, ends_on: row.ends_on },
    made_by: row.maker_name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    state: stateOfKey(row, now),
  };
}

type CompanyRows = typeof companyKeyEndpoints;
type OfficeRows = typeof officeKeyEndpoints;

export const keys: Handler<CompanyRows["keys"]> = ({ session, now, services }) =>
  listKeys(services.db, companyHolder(session), now);

export const makeCompanyKey: Handler<CompanyRows["makeKey"]> = (call) =>
  makeKey(call, companyHolder(call.session));

export const revokeCompanyKey: Handler<CompanyRows["revokeKey"]> = (call) =>
  revokeKey(call, companyHolder(call.session), call.params.id);

export const officeKeys: Handler<OfficeRows["officeKeys"]> = ({ session, now, services }) =>
  listKeys(services.db, officeHolder(session), now);

export const makeOfficeKey: Handler<OfficeRows["makeOfficeKey"]> = (call) =>
  makeKey(call, officeHolder(call.session));

export const revokeOfficeKey: Handler<OfficeRows["revokeOfficeKey"]> = (call) =>
  revokeKey(call, officeHolder(call.session), call.params.id);
