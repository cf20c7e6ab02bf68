import { downloadPassword, type corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { corporationsWithBookings } from "./list.ts";
import { findCorporation } from "./queries.ts";
import { serializeCorporation } from "./serializers.ts";

type Row = typeof rows.export;

/**
 * Every company, behind a password of its own; that it was taken is noted. Refuses
 * `wrong_download_password`, `no_companies`.
 */
export const corporationsExport: Handler<Row> = async (call) => {
  if (!(await isDownloadPassword(call))) throw new DomainError("wrong_download_password");
  const { db } = call.services;
  const all = await corporationsWithBookings(db);
  if (all.length === 0) throw new DomainError("no_companies");
  await audit(db, {
    actor: actorOf(call.session),
    action: "export",
    entity: "corporation",
    entityId: "all",
    now: call.now,
  });
  return all.map(({ corporation, bookings }) => ({
    corporationDetails: serializeCorporation(corporation, true),
    totalBookings: bookings,
  }));
};

/** Whether the header carries the configured password or, where none is, the admin's own. */
async function isDownloadPassword({ headers, session, services }: Call<Row>): Promise<boolean> {
  const given = passwordOf(headers);
  if (given === "") return false;
  const { companyCsvPassword, appSecret } = services.settings;
  if (companyCsvPassword === null) {
    const admin = await findCorporation(services.db, corporationOf(session).id);
    return isPassword(given, admin?.password_hash);
  }
  // Digests take as long to compare whatever their texts have in common.
  const { digest } = createSecrets(appSecret);
  return digest(given) === digest(companyCsvPassword);
}

/** The password as it was typed; one that was sent without being encoded is taken as it is. */
function passwordOf(headers: Call<Row>["headers"]): string {
  const sent = String(headers[downloadPassword.name.toLowerCase()] ?? "");
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}
