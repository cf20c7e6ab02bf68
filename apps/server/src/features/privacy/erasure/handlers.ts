import type * as z from "zod/mini";
import type { erasure, privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import {
  canErase,
  type ErasureFacts,
  type ErasureRefusal,
  keptAfterErasure,
} from "#rules/people/privacy/erasure.ts";
import { getCorporation, holdsPassword } from "#server/features/corporations/corporation.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf, employeeOf } from "#server/platform/sessions/session.ts";
import { type ErasedThing, erasedThings, erasureTexts, keptThings } from "#texts/da/privacy/erasure.ts";
import { erasureRefusal } from "#texts/da/privacy/erasure-refusal.ts";
import { type ErasureCause, erase, finishErasures } from "./erase.ts";
import { type ErasedSubject, type ErasureState, loadErasureState } from "./facts.ts";

type Erasure = z.output<typeof erasure>;
type Asker = Parameters<typeof erasureRefusal>[1];
type AnyCall = Pick<RequestContext<unknown>, "session" | "now" | "services" | "followUpFailed">;

/** The employee's own. Refuses in a take-over (`forbidden`), without a yes, and what the rule refuses. */
export const eraseEmployee: Handler<typeof rows.eraseEmployee> = async (call) => {
  const { id, actorId } = employeeOf(call.session);
  const subject = { kind: "employee", id } as const;
  if (call.query.dryRun) return preview(call, subject, "themselves");
  if (actorId !== null) throw new DomainError("forbidden");
  if (!call.body.confirm) throwInvalid("confirm", erasureTexts.confirmMissing);
  return perform(call, subject, "own_request");
};

/** The company's own, with its password. Refuses in a take-over, a wrong password, and what the rule refuses. */
export const eraseCorporation: Handler<typeof rows.eraseCorporation> = async (call) => {
  const { id, actorId } = corporationOf(call.session);
  const subject = { kind: "corporation", id } as const;
  if (call.query.dryRun) return preview(call, subject, "themselves");
  if (actorId !== null) throw new DomainError("forbidden");
  const password = call.body.current_password ?? "";
  if (password === "") throwInvalid("current_password", erasureTexts.passwordMissing);
  const { password_hash } = await getCorporation(call.services.db, id);
  if (!(await isPassword(password, password_hash))) {
    throwInvalid("current_password", erasureTexts.passwordWrong);
  }
  return perform(call, subject, "own_request", async (tx) => {
    // Changed meanwhile, it is not the password any more that was given.
    if (!(await holdsPassword(tx, id, password_hash))) {
      throwInvalid("current_password", erasureTexts.passwordWrong);
    }
  });
};

/** An admin's, for an employee. Refuses `not_found`, a missing reason, and what the rule refuses. */
export const eraseEmployeeAsAdmin: Handler<typeof rows.eraseEmployeeAsAdmin> = (call) =>
  eraseAsAdmin(call, { kind: "employee", id: call.params.id });

/** An admin's, for a company. */
export const eraseCorporationAsAdmin: Handler<typeof rows.eraseCorporationAsAdmin> = (call) =>
  eraseAsAdmin(call, { kind: "corporation", id: call.params.id });

async function eraseAsAdmin(
  call: RequestContext<typeof rows.eraseEmployeeAsAdmin>,
  subject: ErasedSubject,
): Promise<Erasure> {
  if (call.query.dryRun) return preview(call, subject, "admin");
  if (!call.body.reason) return throwInvalid("reason", erasureTexts.reasonMissing);
  return perform(call, subject, call.body.reason);
}

async function preview({ services, now }: AnyCall, subject: ErasedSubject, asker: Asker): Promise<Erasure> {
  const state = await loadErasureState(services.db, subject, now);
  if (!state) throw new DomainError("not_found");
  return serialize(state, asker);
}

async function perform(
  { session, services, now, followUpFailed }: AnyCall,
  subject: ErasedSubject,
  cause: ErasureCause,
  check: (tx: Tx) => Promise<void> = async () => {},
): Promise<Erasure> {
  const state = await inTransaction(services.db, async (tx) => {
    await check(tx);
    return erase({ tx, now, services, actor: actorOf(session), cause }, subject);
  });
  // It is done: what cannot follow now follows every day and at the next start, and says so until it can.
  await finishErasures(services).catch((error: Error) => followUpFailed("erasure", error));
  return { ...serialize(state, cause === "own_request" ? "themselves" : "admin"), done: true };
}

/** What goes and what stays, in words; nothing is named that there is none of. */
function serialize({ facts, lastDay, goes }: ErasureState, asker: Asker): Erasure {
  const verdict = canErase(facts);
  const { what, through } = keptAfterErasure(facts.kind, lastDay);
  const kept: Record<string, { text: string; why: string }> = keptThings[facts.kind];
  return {
    allowed: verdict.ok,
    done: false,
    refusals: verdict.ok
      ? []
      : [
          {
            code: verdict.refusal,
            message: erasureRefusal(verdict.refusal, asker),
            count: countOf(verdict.refusal, facts),
          },
        ],
    goes: Object.entries(goes)
      .filter(([, count]) => count > 0)
      .map(([key, count]) => ({ key, text: erasedThings[key as ErasedThing], count })),
    stays: what.flatMap((key) => {
      const thing = kept[key];
      return thing && through ? [{ key, ...thing, until: through }] : [];
    }),
  };
}

function countOf(refusal: ErasureRefusal, { coming, unsettled, owed }: ErasureFacts): number {
  if (refusal === "money_owed") return owed;
  return refusal.startsWith("coming") ? coming : unsettled;
}

function throwInvalid(field: string, message: string): never {
  throw new DomainError("invalid", { fields: { [field]: message } });
}
