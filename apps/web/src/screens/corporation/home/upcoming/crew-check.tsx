import { applicantEndpoints } from "#contract/areas/applicants.ts";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { bookingCardTexts as texts } from "#texts/da/booking-card.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { keyOf, useSend } from "#web/client/answers.ts";
import { Checkbox } from "#web/kit/choices/checkbox.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import type { CardShift } from "./card-shift.ts";

/** Whether the company has talked to the person; shown ticked at once, kept by the server (C-086). */
export function CrewCheck({ shift, name }: { shift: CardShift; name: string }) {
  const send = useSend(applicantEndpoints.changeUiState, { stale: [keyOf(bookingEndpoints.upcoming)] });
  const sent = send.isPending ? send.variables.body?.is_checked : undefined;
  return (
    <Checkbox
      className="crew-check"
      checked={typeof sent === "boolean" ? sent : shift.is_checked}
      onChange={({ target }) => {
        if (send.isPending) return;
        send.mutate(
          { params: { id: shift.id }, body: { is_checked: target.checked } },
          { onError: () => toast.error(corporationToasts.somethingWrong) },
        );
      }}
    >
      <span className="tiny dim">
        {texts.confirmed}
        <span className="visually-hidden">, {name}</span>
      </span>
    </Checkbox>
  );
}
