import type * as z from "zod/mini";
import type { corporationSession } from "#contract/corporations/corporation.entities.ts";
import { mustSetUp } from "#rules/people/security/second-factor.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { type CorporationRow, companyOf } from "#server/features/corporations/corporation.queries.ts";
import {
  serializeCorporation,
  serializeUserOf,
  withEmailsOf,
} from "#server/features/corporations/corporation.serializer.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";

/** Opens a session for the login of a company that has proved who it is, as signing in answers it. */
export async function openCorporationSession(
  tx: Tx,
  login: CorporationRow,
  { hasSecondFactor, services, now }: { hasSecondFactor: boolean; services: Services; now: Moment },
): Promise<z.output<typeof corporationSession>> {
  const company = await companyOf(tx, login);
  const { requiresSecondFactor: isRequired } = services.settings;
  return {
    status: "success",
    token: await openSession(tx, { kind: "corporation", id: login.id }, now),
    corporation: serializeCorporation(
      withEmailsOf(await underAgreement(tx, company, dayOf(now)), login),
      login.is_admin,
    ),
    user: serializeUserOf(login),
    taken_over: false,
    ...(mustSetUp({ isRequired, isAdmin: login.is_admin, hasSecondFactor })
      ? { second_factor_required: true as const }
      : {}),
  };
}
