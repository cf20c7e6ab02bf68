import { CloudOff, CloudUpload } from "lucide-react";
import { offlineTexts as texts } from "#texts/da/employee/phone/offline.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { type KeptAct, keptActs, useKeptActs } from "#web/api/offline/kept-acts.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** What this person did without a connection on one booking, or on all: what waits, and what was refused. */
export function KeptActNotes({ bookingId }: { bookingId?: number }) {
  const { employee } = useEmployee();
  const mine = useKeptActs().filter(
    (act) => act.employeeId === employee.id && (bookingId === undefined || act.bookingId === bookingId),
  );
  return mine.map((act) => <KeptActNote key={act.id} act={act} />);
}

function KeptActNote({ act }: { act: KeptAct }) {
  const made = formatMomentLong(act.madeAt, serverNow());
  if (act.refusal === null) {
    return (
      <Note tone="blue" icon={CloudUpload} title={texts.waiting[act.kind](made)} role="status">
        {texts.waitingHint}
      </Note>
    );
  }
  return (
    <Note tone="brick" icon={CloudOff} title={texts.refused[act.kind](act.title)} role="alert">
      <p>
        {act.refusal} {texts.madeAt(made)}
      </p>
      <Button size="small" onClick={() => keptActs.drop(act.id)}>
        {texts.read}
      </Button>
    </Note>
  );
}
