import { emailKey } from "#rules/people/email.ts";
import { waysKept } from "#rules/people/security/ways-in.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { endSessionsOfWay, keepOnlyWays } from "#server/features/employees/ways-in/remove-way.ts";
import { tellWayRemoved } from "#server/features/employees/ways-in/way.notifications.ts";
import { keyOfWay, type WayIn, waysOf } from "#server/features/employees/ways-in/way.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";

interface Both {
  readonly keep: EmployeeRow;
  readonly drop: EmployeeRow;
}

/** A way in of the dropped profile, and what becomes of it. */
export interface MergedWay {
  readonly way: WayIn;
  readonly isKnown: boolean;
  readonly isKept: boolean;
  /** Somebody can sign in to the kept profile afterwards by something that no device holds. */
  readonly leavesAWay: boolean;
}

/**
 * The ways in of the dropped profile, and which of them lead to the kept one: those that were chosen, by key, else those
 * that are safe. Rule: Ways in of merged profiles, docs/rules/people.md.
 */
export async function mergedWays(
  tx: Tx,
  { keep, drop }: Both,
  { chosen, services }: { readonly chosen: readonly string[] | undefined; readonly services: Services },
): Promise<MergedWay[]> {
  const own = await waysOf(tx, keep);
  const ways = (await waysOf(tx, drop)).map((way) => ({
    way,
    key: keyOfWay(services.secrets, way),
    isKnown: isKnownTo(keep, own, way),
  }));
  const hasOwnWay = own.some(({ kind }) => kind !== "passkey");
  const facts = ways.map(({ way: { kind, lastUsedAt }, key, isKnown }) => ({
    ...{ key, kind, isKnown, lastUsedAt: lastUsedAt?.getTime() ?? 0 },
  }));
  const kept = chosen ?? waysKept(facts, hasOwnWay);
  const leavesAWay = hasOwnWay || ways.some(({ way, key }) => way.kind !== "passkey" && kept.includes(key));
  return ways.map(({ way, key, isKnown }) => ({ way, isKnown, isKept: kept.includes(key), leavesAWay }));
}

/** Whether the e-mail or number of a way in stands in a profile, as its contact or as a way in of it. */
function isKnownTo(keep: EmployeeRow, own: readonly WayIn[], { kind, subject, email }: WayIn): boolean {
  if (kind === "phone") return subject === keep.phone;
  const address = kind === "email" ? subject : email;
  const known = [keep.email, ...own.flatMap((one) => [one.email, one.kind === "email" ? one.subject : ""])];
  return address !== "" && known.some((one) => one !== "" && emailKey(one) === emailKey(address));
}

/**
 * Takes those ways from the dropped profile that do not lead to the kept one, ends what they opened and tells their
 * addresses; returns the dropped profile as it is then. Refuses `last_way_in` where nobody could sign in any more.
 */
export async function dropWays(
  context: MessageContext,
  { keep, drop }: Both,
  ways: readonly MergedWay[],
): Promise<EmployeeRow> {
  const { tx, services } = context;
  const hadOne = ways.some(({ way }) => way.kind !== "passkey");
  if (hadOne && !ways.every(({ leavesAWay }) => leavesAWay)) throw new DomainError("last_way_in");
  const kept = ways.filter(({ isKept }) => isKept).map(({ way }) => keyOfWay(services.secrets, way));
  const gone = await keepOnlyWays(tx, drop, (way) => kept.includes(keyOfWay(services.secrets, way)));
  for (const way of gone) {
    await endSessionsOfWay(tx, drop.id, way, { secrets: services.secrets });
    await tellWayRemoved(
      context,
      { ...keep, email: "", login_email: "", phone: "" },
      { way, byOffice: true },
    );
  }
  return (await lockEmployee(tx, drop.id)) ?? drop;
}
