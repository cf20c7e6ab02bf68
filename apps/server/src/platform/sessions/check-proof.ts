import type { Endpoint } from "#contract/wire/endpoint.ts";
import { mustSetUp, wantedProof } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import type { Session } from "./session.ts";

/**
 * Lets a call through whose caller has proved as much as the row wants. Refuses `second_factor_required`, while an admin
 * still has to set one up, and `step_up` with what proves: `anything` or `second_factor`.
 * Rules: Admins without a second factor; Step-up, docs/rules/people.md.
 */
export function checkProof(
  session: Session,
  row: Pick<Endpoint, "callers" | "stepUp" | "duringSetUp">,
  settings: Settings,
  now: Moment,
): void {
  if (session.kind === "none" || row.callers.includes("anyone")) return;
  if (!row.duringSetUp && lacksSecondFactor(session, settings)) {
    throw new DomainError("second_factor_required");
  }
  const wanted = row.stepUp ? wantedProof(row.stepUp, session.proof, now) : null;
  if (wanted) throw new DomainError("step_up", { facts: { proof: wanted.replace(" ", "_") } });
}

/** Whether an admin sits there who has to set a second factor up before anything else. */
export function lacksSecondFactor(session: Session, settings: Settings): boolean {
  if (session.kind === "none") return false;
  return mustSetUp({
    isRequired: settings.requiresSecondFactor,
    isAdmin: session.asAdmin,
    hasSecondFactor: session.proof.hasSecondFactor,
  });
}
