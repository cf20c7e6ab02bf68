import { MessageSquare } from "lucide-react";
import { deskEndpoints } from "#contract/desk/endpoints.ts";
import { reminderEndpoints } from "#contract/desk/reminder-endpoints.ts";
import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { askTexts as texts } from "#texts/da/admin/ask-for-data.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface AskForDataProps {
  shiftId: number;
  name: string;
  missing: WireMissingPayData;
}

const stale = [
  keyOf(ledgerEndpoints.payProposal),
  keyOf(invoicingEndpoints.details),
  keyOf(invoicingEndpoints.weekDetails),
  keyOf(deskEndpoints.today),
];

/** Asks somebody for CPR and bank numbers, once a day; says when it was done and why it can't be done now. */
export function AskForData({ shiftId, name, missing }: AskForDataProps) {
  const ask = useApiMutation(reminderEndpoints.remind, { stale });
  const { asked_at, cannot_ask } = missing;
  const asked = asked_at && texts.asked(formatMoment(Date.parse(asked_at), serverNow()));
  const why = cannot_ask && cannot_ask !== "asked_today" ? texts.whyNot[cannot_ask] : null;

  function press() {
    ask.mutate(
      { params: { id: shiftId }, body: { about: "pay_data" } },
      {
        onSuccess: () => toast.success(texts.done(name)),
        onError: (error: Error) => toast.error(failureText(error, adminToasts.actionFailed)),
      },
    );
  }

  return (
    <span className="row row--wrap ask-data">
      <Button
        size="small"
        aria-label={texts.askFor(name)}
        isDisabled={cannot_ask !== null}
        isPending={ask.isPending}
        onClick={press}
      >
        <Icon of={MessageSquare} size={16} />
        {texts.ask}
      </Button>
      {(why ?? asked) && <span className="tiny dim">{why ?? asked}</span>}
    </span>
  );
}
