import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { wellAgainTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { LeaveSummary } from "#web/screens/employee/booking/leave/leave-summary.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Taking the own sick report back while nobody else has the place. */
export function WellAgain({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { config, refresh } = useAppState();
  const takeBack = useApiMutation(sickEndpoints.takeBack);
  const page = keyOf(jobEndpoints.booking, { params: { id: job.id } });

  async function save() {
    setRefusal(undefined);
    try {
      const back = await takeBack.mutateAsync({ params: { bookingId: job.id } });
      answers.setQueryData(page, back);
      toast.success(texts.done);
      await refresh();
    } catch (error) {
      const why = lostText(error, formatPhone(config.brand.supportPhone));
      setRefusal(why);
      if (!isRefused(error)) return;
      toast.error(why);
      await invalidate([page]);
    }
  }

  return (
    <>
      <p>{texts.about}</p>
      <Button isWide onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={texts.title}
          confirmLabel={texts.confirm}
          cancelLabel={texts.cancel}
          isPending={takeBack.isPending}
          error={refusal}
          summary={<LeaveSummary job={job} now={now} />}
          onConfirm={() => void save()}
          onClose={() => setOpen(false)}
        >
          <p>{texts.told(job.corporation.name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
