import { RefreshCw } from "lucide-react";
import { useState } from "react";
import type { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { ownCalendarEndpoints } from "#contract/employees/shift-calendar.endpoints.ts";
import type { calendarAddressTexts } from "#texts/da/corporation/calendar.ts";
import { answers, keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Whose calendar: its two calls, and the words on it. */
interface OfCalendar {
  readonly rows: Pick<
    typeof corporationEndpoints | typeof ownCalendarEndpoints,
    "calendar" | "renewCalendar"
  >;
  readonly texts: { readonly [Key in keyof typeof calendarAddressTexts]: string };
}

/** The private address at which a calendar is read: to copy, and to renew. */
export function CalendarAddress({ rows, texts }: OfCalendar) {
  const calendar = useApiQuery(rows.calendar);
  return (
    <QueryView
      query={calendar}
      skeleton={{ shape: "table", label: texts.loading }}
      failedTitle={texts.loadFailed}
    >
      {({ url }) => <Address url={url} rows={rows} texts={texts} />}
    </QueryView>
  );
}

function Address({ url, rows, texts }: OfCalendar & { url: string }) {
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
        <May call={rows.renewCalendar}>
          <Button variant="quiet" isWide="phone" onClick={() => setAsking(true)}>
            <Icon of={RefreshCw} size={16} />
            {texts.renew}
          </Button>
        </May>
      </div>
      {isAsking && <RenewDialog rows={rows} texts={texts} onClose={() => setAsking(false)} />}
    </>
  );
}

function RenewDialog({ rows, texts, onClose }: OfCalendar & { onClose: () => void }) {
  const renew = useApiMutation(rows.renewCalendar);

  function confirm() {
    renew.mutate(
      {},
      {
        onSuccess: (calendar) => {
          answers.setQueryData(keyOf(rows.calendar), calendar);
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
