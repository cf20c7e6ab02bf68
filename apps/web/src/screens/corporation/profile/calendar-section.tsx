import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { calendarAddressTexts as texts } from "#texts/da/corporation/calendar.ts";
import { answers, keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** The private address at which the company's own calendar reads its bookings. */
export function CalendarSection() {
  const calendar = useApiQuery(corporationEndpoints.calendar);
  return (
    <Card className="stack profile-section" aria-labelledby="profile-calendar">
      <h2 className="h3" id="profile-calendar">
        {texts.title}
      </h2>
      <p className="small dim">{texts.lead}</p>
      <QueryView
        query={calendar}
        skeleton={{ shape: "table", label: texts.loading }}
        failedTitle={texts.loadFailed}
      >
        {({ url }) => <Address url={url} />}
      </QueryView>
    </Card>
  );
}

function Address({ url }: { url: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.secret}
        value={url}
        isReadOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="row row--wrap">
        <CopyButton text={url} isWide="phone" onCopied={() => toast.success(texts.copied)}>
          {texts.copy}
        </CopyButton>
        <Button variant="quiet" isWide="phone" onClick={() => setAsking(true)}>
          <Icon of={RefreshCw} size={16} />
          {texts.renew}
        </Button>
      </div>
      {isAsking && <RenewDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const renew = useApiMutation(corporationEndpoints.renewCalendar);

  function confirm() {
    renew.mutate(
      {},
      {
        onSuccess: (calendar) => {
          answers.setQueryData(keyOf(corporationEndpoints.calendar), calendar);
          toast.success(texts.renewed);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.renewTitle}
      cancelLabel={texts.renewCancel}
      confirmLabel={texts.renewConfirm}
      isPending={renew.isPending}
      error={renew.isError ? texts.renewFailed : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.renewText}</p>
    </ConfirmDialog>
  );
}
