import { Building2, Phone, ReceiptText, Undo2 } from "lucide-react";
import { useState } from "react";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { eveningTexts, notComeTexts as texts } from "#texts/da/corporation/evening.ts";
import { formatPhone, phoneLink, shortName } from "#texts/format/contact.ts";
import { formatDay, formatTimes, keepDays } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { EveningPerson } from "./person-state.ts";

interface NotComeDialogProps {
  booking: WireCorporationBooking;
  person: EveningPerson;
  onClose: () => void;
}

const icons = [ReceiptText, Building2, Undo2];

/** Before somebody is noted as not come: a call first, what it means, and whether somebody else is needed. */
export function NotComeDialog({ booking, person, onClose }: NotComeDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const note = useApiMutation(arrivalEndpoints.noteNotArrived);
  const name = shortName(person.first_name, person.last_name);
  const today = dayOf(serverNow());

  function confirm() {
    note.mutate(
      { params: { id: person.id }, body: { needs_replacement: isWanted } },
      {
        onSuccess: ({ asked }) => {
          const done = texts.done(person.first_name, isWanted ? asked : null);
          if (isWanted && asked === 0) toast.warning(done);
          else toast.success(done);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.title(person.first_name)}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      isPending={note.isPending}
      error={note.error ? failureText(note.error, eveningTexts.failed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
      summary={
        <p className="commit small">
          <span>
            <b className="strong">{name}</b> · {keepDays(formatDay(booking.date, today))} ·{" "}
            <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
          </span>
        </p>
      }
    >
      {person.call && (
        <LinkButton isWide size="large" href={phoneLink(person.call)}>
          <Icon of={Phone} />
          {texts.callFirst(formatPhone(person.call))}
        </LinkButton>
      )}
      <ul className="eve-points">
        {texts.points.map(([title, text], place) => (
          <li key={title}>
            <Icon of={icons[place] ?? ReceiptText} />
            <span>
              <b className="strong">{title}</b>
              <span className="dim">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <Checkbox isRow checked={isWanted} onChange={({ target }) => setWanted(target.checked)}>
        {texts.replace}
        <span className="small dim eve-hint">{texts.replaceHint}</span>
      </Checkbox>
    </ConfirmDialog>
  );
}
