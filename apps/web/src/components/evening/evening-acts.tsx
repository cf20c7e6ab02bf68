import { useState } from "react";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { eveningTexts as texts } from "#texts/da/corporation/evening.ts";
import { shortName } from "#texts/format/contact.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { EveningPerson, PersonState } from "./person-state.ts";

const NotComeDialog = lazyComponent(async () => (await import("./not-come-dialog.tsx")).NotComeDialog);

interface EveningActsProps {
  booking: WireCorporationBooking;
  person: EveningPerson;
  state: PersonState;
}

/** What the company writes of a person from the start on: not come, or here after all. */
export function EveningActs({ booking, person, state }: EveningActsProps) {
  const [isOpen, setOpen] = useState(false);
  const takeBack = useApiMutation(arrivalEndpoints.takeBackNotArrived);
  const name = shortName(person.first_name, person.last_name);

  function press() {
    takeBack.mutate(
      { params: { id: person.id } },
      {
        onSuccess: () => toast.success(texts.tookBack(name)),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }

  function fail() {
    setOpen(false);
    toast.error(commonTexts.errorTitle);
  }

  return (
    <May call={arrivalEndpoints.noteNotArrived}>
      {state.canNote && (
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.notCome}
          <span className="visually-hidden">, {name}</span>
        </Button>
      )}
      {state.canTakeBack && (
        <Button size="small" variant="quiet" isPending={takeBack.isPending} onClick={press}>
          {texts.isHere}
          <span className="visually-hidden">, {name}</span>
        </Button>
      )}
      {isOpen && (
        <NotComeDialog booking={booking} person={person} onClose={() => setOpen(false)} onFail={fail} />
      )}
    </May>
  );
}
