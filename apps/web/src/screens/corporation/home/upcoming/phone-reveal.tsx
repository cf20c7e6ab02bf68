import { Phone } from "lucide-react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = bookingCardTexts.phone;

/** A person's number, shown in three steps that the server keeps. */
export function PhoneReveal({ shift }: { shift: WireCorporationBooking["shifts"][number] }) {
  const send = useApiMutation(applicantEndpoints.changeUiState);
  const { id, display_phone_status: step, phone, first_name } = shift;

  // Until the next step is drawn: the press that follows it counts, however soon it comes.
  const isPending = send.isPending && send.variables.body?.display_phone_status !== step;

  function reveal(next: 1 | 2) {
    send.mutate(
      { params: { id }, body: { display_phone_status: next } },
      { onError: () => toast.error(corporationToasts.somethingWrong) },
    );
  }

  if (step === 2 && phone) {
    return (
      <LinkButton size="small" variant="outline" href={phoneLink(phone)}>
        <Icon of={Phone} size={16} />
        {formatPhone(phone)}
      </LinkButton>
    );
  }
  return (
    <Button
      size="small"
      variant={step === 0 ? "neutral" : "amber"}
      isPending={isPending}
      onClick={() => reveal(step === 0 ? 1 : 2)}
    >
      <Icon of={Phone} size={16} />
      {step === 0 ? texts.first : texts.second(first_name)}
    </Button>
  );
}
