import { MessageSquare } from "lucide-react";
import { useState } from "react";
import type { WireMissingPayData } from "#contract/employees/missing-pay-data.ts";
import { askTexts as texts } from "#texts/da/admin/ask-for-data.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const RemindDialog = lazyComponent(async () => (await import("./remind-dialog.tsx")).RemindDialog);

interface AskForDataProps {
  shiftId: number;
  name: string;
  missing: WireMissingPayData;
}

/** Opens the message that asks somebody for CPR and bank numbers, once a day; says when it was done and why it can't be done now. */
export function AskForData({ shiftId, name, missing }: AskForDataProps) {
  const [isAsking, setAsking] = useState(false);
  const { asked_at, cannot_ask } = missing;
  const asked = asked_at && texts.asked(formatMoment(Date.parse(asked_at), serverNow()));
  const why = cannot_ask && cannot_ask !== "asked_today" ? texts.whyNot[cannot_ask] : null;
  const close = () => setAsking(false);

  function fail() {
    close();
    toast.error(uiTexts.notFetched);
  }

  return (
    <span className="row row--wrap ask-data">
      <Button
        size="small"
        aria-label={texts.askFor(name)}
        isDisabled={cannot_ask !== null}
        onClick={() => setAsking(true)}
      >
        <Icon of={MessageSquare} size={16} />
        {texts.ask}
      </Button>
      {(why ?? asked) && <span className="tiny dim">{why ?? asked}</span>}
      {isAsking && <RemindDialog shiftId={shiftId} first="pay_data" onClose={close} onFail={fail} />}
    </span>
  );
}
