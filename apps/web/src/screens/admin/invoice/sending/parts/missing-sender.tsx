import { senderTexts as texts } from "#texts/da/admin/invoice-sender.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";

/** The way to where it is written whom invoices are from, where a sending failed for want of it. */
export function MissingSender({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.code !== "sender_missing") return null;
  return (
    <p>
      <ScreenLink to="/admin/settings/invoices">{texts.write}</ScreenLink>
    </p>
  );
}
