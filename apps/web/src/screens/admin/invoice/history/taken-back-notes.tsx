import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { tellTakenBack } from "./taken-back.ts";

/** Says at the top of a booking what was refused and taken back, to whoever comes after the one who did it. */
export function TakenBackNotes({ bookingId }: { bookingId: number }) {
  const { data } = useApiQuery(ledgerEndpoints.ledger, { params: { id: bookingId } });
  if (!data) return null;
  return tellTakenBack(data, serverNow()).map((sentence) => (
    <Note key={sentence} tone="amber">
      {sentence}
    </Note>
  ));
}
