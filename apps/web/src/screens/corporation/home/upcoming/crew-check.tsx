import { useState } from "react";
import { applicantEndpoints } from "#contract/applications/endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { bookingCardTexts as texts } from "#texts/da/corporation/booking-card.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { CardShift } from "./card-shift.ts";

/** Whether the company has talked to the person; shown ticked at once, kept by the server. */
export function CrewCheck({ shift, name }: { shift: CardShift; name: string }) {
  const send = useApiMutation(applicantEndpoints.changeUiState, {
    stale: [keyOf(bookingEndpoints.upcoming)],
  });
  const [wanted, setWanted] = useState<boolean | null>(null);

  function tick(isChecked: boolean) {
    if (send.isPending) return;
    setWanted(isChecked);
    send.mutate(
      { params: { id: shift.id }, body: { is_checked: isChecked } },
      { onError: () => toast.error(corporationToasts.somethingWrong), onSettled: () => setWanted(null) },
    );
  }

  return (
    <Checkbox
      className="crew-check"
      checked={wanted ?? shift.is_checked}
      onChange={({ target }) => tick(target.checked)}
    >
      <span className="tiny dim">
        {texts.confirmed}
        <span className="visually-hidden">, {name}</span>
      </span>
    </Checkbox>
  );
}
