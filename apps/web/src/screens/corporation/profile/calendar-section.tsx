import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { calendarAddressTexts as texts } from "#texts/da/corporation/calendar.ts";
import { answers, keyOf, useAnswer, useSend } from "#web/client/calls/answers.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { CopyButton } from "#web/kit/actions/copy-button.tsx";
import { ErrorState } from "#web/kit/feedback/error-state.tsx";
import { Skeleton } from "#web/kit/feedback/skeleton.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Card } from "#web/kit/layout/card.tsx";
import { ConfirmDialog } from "#web/kit/overlays/confirm-dialog.tsx";
import { toast } from "#web/kit/overlays/toast.ts";

/** The private address at which the company's own calendar reads its bookings. */
export function CalendarSection() {
  const calendar = useAnswer(corporationEndpoints.calendar);
  return (
    <Card className="stack profile-section" aria-labelledby="profile-calendar">
      <h2 className="h3" id="profile-calendar">
        {texts.title}
      </h2>
      <p className="small dim">{texts.lead}</p>
      {calendar.isPending && <Skeleton shape="table" label={texts.loading} />}
      {calendar.isError && !calendar.data && (
        <ErrorState
          title={texts.loadFailed}
          onRetry={() => void calendar.refetch()}
          isRetrying={calendar.isRefetching}
        />
      )}
      {calendar.data && <Address url={calendar.data.url} />}
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
  const renew = useSend(corporationEndpoints.renewCalendar);

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
