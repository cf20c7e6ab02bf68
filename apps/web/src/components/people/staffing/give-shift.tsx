import { useState } from "react";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { giveShiftTexts as texts } from "#texts/da/corporation/asking/standby.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { isPassable, PlaceCheck, usePlaceCheck } from "#web/components/people/fitness/place-check.tsx";
import { WorkingTimeReason } from "#web/components/people/working-time-reason.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** A booking that an admin staffs. */
export interface Staffed {
  readonly id: number;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Who is given a shift. */
export interface Given {
  readonly id: number;
  readonly name: string;
}

interface GiveShiftProps {
  booking: Staffed;
  person: Given;
  onBack: () => void;
  onDone: () => void;
}

/** Asks before somebody gets a shift without having been asked: who is told, and whether the booking grows. */
export function GiveShift({ booking, person, onBack, onDone }: GiveShiftProps) {
  const [reason, setReason] = useState("");
  const now = useNow();
  const places = useApiQuery(standbyEndpoints.replacements, { params: { id: booking.id } });
  const add = useApiMutation(invoicingEndpoints.addWorker);
  const check = usePlaceCheck(booking.id, person.id);
  const isRefused = check?.verdict === "refuse";
  const failure = add.error ? failureText(add.error, adminToasts.actionFailed) : undefined;
  const refusal = isPassable(add.error) ? add.error.sentence : null;
  const sentence = refusal ?? (check?.verdict === "pass" ? check.sentence : null);
  const past = reason.trim() === "" ? {} : { reason: reason.trim() };

  function give() {
    add.mutate(
      { params: { id: booking.id }, body: { employee_id: person.id, ...past } },
      {
        onSuccess: () => {
          toast.success(texts.given(person.name));
          onDone();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.title(person.name)}
      cancelLabel={texts.back}
      confirmLabel={texts.confirm}
      isPending={add.isPending}
      isBlocked={isRefused || (sentence !== null && reason.trim() === "")}
      error={refusal === null ? failure : undefined}
      onConfirm={give}
      onClose={onBack}
    >
      <p className="strong">
        {wholeDay(booking.date, dayOf(now))},{" "}
        <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
      </p>
      <p className="small">{texts.told}</p>
      {places.data?.free_places === 0 && <Note tone="amber">{texts.grows}</Note>}
      <PlaceCheck check={check} employeeId={person.id} />
      {sentence !== null && <WorkingTimeReason sentence={sentence} reason={reason} onChange={setReason} />}
    </ConfirmDialog>
  );
}
