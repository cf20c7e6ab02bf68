import { trySmtp } from "#server/platform/integrations/messaging/smtp.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, ok, wrong } from "../finding.ts";

/** Signs in to the mail server, and sends nothing. */
export async function checkMail({ smtp }: Pick<Settings, "smtp">): Promise<Finding[]> {
  if (!smtp) return [];
  try {
    await trySmtp(smtp);
    return [ok("Mail", "The mail server lets us in; nothing was sent.")];
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const why = responseCode ?? code ?? "no answer";
    return [
      wrong(
        "Mail",
        `The mail server of SMTP_URL does not let us in (${why}): see address, user and password.`,
      ),
    ];
  }
}
