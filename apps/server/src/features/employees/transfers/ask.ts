import type { transferEndpoints as rows } from "#contract/employees/transfer.endpoints.ts";
import { askForTransfer } from "#rules/people/transfer.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bearerTokenOf, employeeOf } from "#server/platform/sessions/session.ts";
import { countTry, newestRequestOf, profilesWithCpr, saveRequest } from "./transfer.queries.ts";

/**
 * Asks for the old profile with a CPR number. A match waits for an admin; the session stays the caller's own, and
 * nothing of the old profile is shown. Refuses: `too_many_requests`, `already_claimed` to who has taken one over,
 * `onboarding_done`, `old_profile_not_found`. Rule: Asking for an old profile, docs/rules/people.md.
 */
export const transferOldProfile: Handler<typeof rows.transferOldProfile> = async ({
  session,
  body,
  headers,
  now,
  services,
}) => {
  const caller = employeeOf(session);
  const { db, secrets, settings } = services;
  // Counted whatever comes of it, so outside of what is rolled back.
  const tries = settings.rateLimits ? await countTry(db, caller.id, now) : 0;
  const digests = secrets.digests(body.cpr);
  return inTransaction(db, async (tx) => {
    const employee = await lockEmployee(tx, caller.id);
    const before = await newestRequestOf(tx, caller.id);
    const found = await profilesWithCpr(tx, digests, caller.id);
    const old = found.find((profile) => profile.identity_provider === null);
    const verdict = askForTransfer({
      tries,
      hasTaken: before?.state === "confirmed",
      isOnboarding: employee?.new_user === true,
      found: old ? "free" : found.length > 0 ? "claimed" : "none",
    });
    if (!verdict.ok || !old) throw new DomainError(verdict.ok ? "old_profile_not_found" : verdict.refusal);
    const request = await saveRequest(tx, { employee_id: caller.id, old_employee_id: old.id }, now);
    const reader = actorOf(session);
    await record(
      { tx, actor: reader, now },
      { type: "profile_transfer.ask_transfer", id: request.id, employees: [caller.id] },
    );
    return {
      status: "waiting" as const,
      token: bearerTokenOf(headers),
      employee: await loadProfile(tx, caller.id, { services, now, reader }),
      taken_over: caller.actorId !== null,
    };
  });
};

/** What became of the caller's newest request; of the old profile it says nothing. */
export const ownTransfer: Handler<typeof rows.ownTransfer> = async ({ session, services }) => {
  const request = await newestRequestOf(services.db, employeeOf(session).id);
  if (!request) return null;
  const { state, reason, created_at, decided_at } = request;
  return {
    state,
    reason: state === "refused" ? reason : "",
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
};
