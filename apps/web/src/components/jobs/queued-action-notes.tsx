import { CloudOff, CloudUpload } from "lucide-react";
import { offlineTexts as texts } from "#texts/da/employee/phone/offline.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { offlineQueue, type QueuedAction, useQueuedActions } from "#web/api/offline/offline-queue.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** What this person did without a connection on one booking, or on all: what waits, and what was refused. */
export function QueuedActionNotes({ bookingId }: { bookingId?: number }) {
  const { employee } = useEmployee();
  const mine = useQueuedActions().filter(
    (action) =>
      action.employeeId === employee.id && (bookingId === undefined || action.bookingId === bookingId),
  );
  return mine.map((action) => <QueuedActionNote key={action.id} action={action} />);
}

function QueuedActionNote({ action }: { action: QueuedAction }) {
  const made = formatMomentLong(action.madeAt, serverNow());
  if (action.refusal === null) {
    return (
      <Note tone="blue" icon={CloudUpload} title={texts.waiting[action.kind](made)} role="status">
        {texts.waitingHint}
      </Note>
    );
  }
  return (
    <Note tone="brick" icon={CloudOff} title={texts.refused[action.kind](action.title)} role="alert">
      <p>
        {action.refusal} {texts.madeAt(made)}
      </p>
      <Button size="small" onClick={() => offlineQueue.remove(action.id)}>
        {texts.read}
      </Button>
    </Note>
  );
}
