import { useState } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { changedShiftTexts, reconfirmTexts as texts } from "#texts/da/employee/shifts/changed-shift.ts";
import { useHasNoConnection } from "#web/api/offline/connection.ts";
import { WithdrawDialog } from "#web/screens/employee/booking/apply/withdraw-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ChangedTerms } from "./changed-terms.tsx";
import { useReconfirm } from "./use-change-answer.ts";

/** That the job was changed after one applied, which takes another yes, and what of it. */
export function ReconfirmNote({ job }: { job: WireEmployeeBooking }) {
  return (
    <>
      <Note tone="amber" title={texts.title}>
        {texts.text}
      </Note>
      <ChangedTerms job={job} texts={texts} />
    </>
  );
}

/** At the thumb: yes again, or withdrawing, which costs nothing. */
export function ReconfirmBar({ job }: { job: WireEmployeeBooking }) {
  const { reconfirm, failure, isPending } = useReconfirm(job.id, texts.done);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const isOffline = useHasNoConnection();
  return (
    <section className="act-bar act-bar--answer" aria-label={texts.question}>
      {failure ? (
        <p className="small" role="alert">
          {failure}
        </p>
      ) : (
        isOffline && <p className="small dim">{changedShiftTexts.needsConnection}</p>
      )}
      <Button variant="primary" size="large" isPending={isPending} onClick={reconfirm}>
        {texts.yes}
      </Button>
      <Button variant="refuse" size="large" isDisabled={isPending} onClick={() => setWithdrawing(true)}>
        {employeeBookingTexts.withdraw}
      </Button>
      {isWithdrawing && <WithdrawDialog job={job} onClose={() => setWithdrawing(false)} />}
    </section>
  );
}
