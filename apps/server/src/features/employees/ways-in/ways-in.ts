import type { wayInEndpoints as rows, WireWayIn } from "#contract/employees/way-in.endpoints.ts";
import { canRemoveWay } from "#rules/people/security/ways-in.ts";
import { findEmployee, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { maskEmail, maskPhone } from "#texts/format/contact.ts";
import { deleteWay, endSessionsOfWay } from "./remove-way.ts";
import { tellWayRemoved } from "./way.notifications.ts";
import { keyOfWay, type WayIn, waysOf } from "./way.queries.ts";

type Context = Pick<RequestContext<unknown>, "session" | "services" | "now">;

export const ownWaysIn: Handler<typeof rows.ownWaysIn> = (call) => list(call, employeeOf(call.session).id);

/** What signs a person in. Refuses `not_found`. */
export const waysIn: Handler<typeof rows.waysIn> = (call) => list(call, call.params.id);

/** Removes a way in of the caller, whose session goes on. Refuses `not_found`, `last_way_in`. */
export const removeOwnWayIn: Handler<typeof rows.removeOwnWayIn> = (call) => {
  const own = employeeOf(call.session);
  return remove(call, { id: own.id, key: call.params.key, except: own.tokenHash });
};

/** Removes a way in of a person. Refuses `not_found`, `last_way_in`. */
export const removeWayIn: Handler<typeof rows.removeWayIn> = (call) => remove(call, call.params);

/** A way in as it is shown: most of its address is hidden. */
export function wayToWire(way: WayIn, secrets: Secrets): WireWayIn {
  const { kind, subject, email, device, lastUsedAt } = way;
  const shown = {
    ...{ email: maskEmail(subject), phone: maskPhone(subject), passkey: device },
    ...{ facebook: maskEmail(email), apple: maskEmail(email), local: maskEmail(email) },
  };
  return {
    key: keyOfWay(secrets, way),
    kind,
    shown: shown[kind],
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

async function list({ services }: Context, id: number) {
  const employee = await findEmployee(services.db, id);
  if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
  const ways = await waysOf(services.db, employee);
  return ways.map((way) => ({
    ...wayToWire(way, services.secrets),
    can_remove: mayRemove(way, ways).ok,
  }));
}

interface Removal {
  readonly id: number;
  readonly key: string;
  /** The session that goes on. */
  readonly except?: string;
}

function remove({ session, services, now }: Context, { id, key, except }: Removal) {
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, id);
    const ways = employee && employee.erased_at === null ? await waysOf(tx, employee) : [];
    const way = ways.find((one) => keyOfWay(services.secrets, one) === key);
    if (!employee || !way) throw new DomainError("not_found");
    const verdict = mayRemove(way, ways);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await deleteWay(tx, employee, way);
    const { secrets } = services;
    await endSessionsOfWay(tx, id, way, { secrets, ...(except === undefined ? {} : { except }) });
    const actor = actorOf(session);
    await tellWayRemoved({ tx, now, services }, employee, { way, byOffice: actor.kind === "admin" });
    const detail = { way: way.kind };
    await record({ tx, actor, now }, { type: "employee.remove_way_in", id, detail });
    return { status: "success" as const };
  });
}

function mayRemove(way: WayIn, ways: readonly WayIn[]) {
  return canRemoveWay(
    way.kind,
    ways.filter((one) => one !== way).map(({ kind }) => kind),
  );
}
