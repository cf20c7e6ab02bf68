import type { pushEndpoints as rows } from "#contract/messages/push.endpoints.ts";
import { browserPushServices, isPushAddress } from "#rules/people/security/push-address.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { pushKeysOf } from "#server/platform/crypto/push-keys.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { dropDevice, hasDevice, keepDevice } from "./push.queries.ts";

/** The installation's public key, and whether messages go to this session's device already. */
export const pushKey: Handler<typeof rows.pushKey> = async ({ session, services }) => {
  const { publicKey } = await pushKeysOf(services.db, services.secrets);
  const subscribed = await hasDevice(services.db, employeeOf(session).tokenHash);
  return { public_key: publicKey, subscribed };
};

/** Sends messages to this session's device too. Refuses `invalid` for an address that is no push service's. */
export const subscribe: Handler<typeof rows.subscribe> = ({ session, body, now, services }) => {
  const { id, tokenHash } = employeeOf(session);
  const { endpoint, keys } = body;
  const known = services.settings.pushServices ?? browserPushServices;
  if (!isPushAddress(endpoint, known)) throw new DomainError("invalid");
  return inTransaction(services.db, async (tx) => {
    await keepDevice(tx, { employee_id: id, session_hash: tokenHash, endpoint, ...keys }, now);
    await record({ tx, actor: actorOf(session), now }, { type: "employee.push_changed", id });
    return { status: "success" };
  });
};

/** Sends nothing to this session's device any more. */
export const unsubscribeDevice: Handler<typeof rows.unsubscribe> = ({ session, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { id, tokenHash } = employeeOf(session);
    await dropDevice(tx, tokenHash);
    await record({ tx, actor: actorOf(session), now }, { type: "employee.push_changed", id });
    return { status: "success" };
  });
