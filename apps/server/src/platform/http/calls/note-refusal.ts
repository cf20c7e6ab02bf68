import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { recordSecurityEvent, type SecurityEvent } from "#server/platform/sessions/security-events.ts";
import type { Session, SignedInSession } from "#server/platform/sessions/session.ts";

/** Refusals that may be somebody's guesses, or tries at what the product does not expect. */
const NOTED: Readonly<Record<string, SecurityEvent["kind"]>> = {
  forbidden: "forbidden",
  deactivated: "forbidden",
  too_many_requests: "limited",
  too_many_images: "limited",
  wrong_pin: "failed_proof",
  invalid: "bad_input",
};

/** Writes down who was refused which call, where it is a refusal of `NOTED`; says nothing of any other. */
export async function noteRefusal(
  error: unknown,
  { row, session, address }: { readonly row: Endpoint; readonly session: Session; readonly address: string },
  services: Services,
  now: Moment,
): Promise<void> {
  const kind = error instanceof DomainError ? NOTED[error.code] : undefined;
  if (!kind) return;
  const account = session.kind === "none" ? null : whoSits(session);
  const about = kind === "failed_proof" ? "code" : (`${row.method} ${row.path}` as const);
  // Whoever was refused reads why, also where this could not be written.
  await recordSecurityEvent(services, { kind, account, address, about }, now).catch(() => {});
}

/** In a take-over the admin. */
function whoSits({ kind, id, actorId }: SignedInSession): SecurityEvent["account"] {
  return actorId === null ? { kind, id } : { kind: "corporation", id: actorId };
}
