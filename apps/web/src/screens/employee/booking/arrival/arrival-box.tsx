import { CircleCheck, Hand, Lock } from "lucide-react";
import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { checkInState } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { checkInTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { offlineTexts } from "#texts/da/employee/phone/offline.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { answers, invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { isUnanswered } from "#web/api/calls/call.ts";
import { offlineQueue, queuedActionOf, useHasQueuedAction } from "#web/api/offline/offline-queue.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { isRefused, lostText } from "#web/components/jobs/lost-call.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";

interface ArrivalBoxProps {
  job: WireEmployeeBooking;
  now: Moment;
}

/** How to get in, whom to ask for, and being ready; only for a selected employee, from two days before. */
export function ArrivalBox({ job, now }: ArrivalBoxProps) {
  const state = checkInState(checkInFactsOf(job), now);
  if (state === "not_selected") {
    return (
      <Note tone="blue" icon={Lock}>
        {texts.hiddenFields}: {texts.notApproved}
      </Note>
    );
  }
  if (state === "too_early") return <Note tone="blue">{texts.beforeWindow}</Note>;
  return (
    <section className="card ready-box" aria-labelledby="arrival-title">
      <h2 className="h3" id="arrival-title">
        {texts.title}
      </h2>
      <Facts facts={arrivalFacts(job)} />
      {/* Nobody reports ready for terms that wait for an answer. */}
      {job.change === null && <CheckIn job={job} now={now} />}
    </section>
  );
}

function CheckIn({ job, now }: ArrivalBoxProps) {
  const { checkedInAt, ...facts } = checkInFactsOf(job);
  const state = checkInState({ checkedInAt, ...facts }, now);
  const [isRead, setRead] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { employee } = useEmployee();
  const { config } = useAppState();
  const params = { id: job.id };
  const page = keyOf(jobEndpoints.booking, { params });
  const checkIn = useApiMutation(jobEndpoints.checkIn);

  async function report() {
    setFailure(undefined);
    toast.withdraw(employeeToasts.checkInFailed);
    try {
      answers.setQueryData(page, await checkIn.mutateAsync({ params }));
      toast.success(employeeToasts.checkedIn);
    } catch (error) {
      if (!isUnanswered(error)) {
        setFailure(lostText(error, formatPhone(config.brand.supportPhone)));
        toast.error(employeeToasts.checkInFailed);
        if (isRefused(error)) await invalidate([page]);
        return;
      }
      offlineQueue.add(queuedActionOf("check_in", employee.id, job));
      toast.success(offlineTexts.keptCheckIn);
    }
  }

  const isDone = checkedInAt !== null;
  if (useHasQueuedAction("check_in", job.id)) return null;
  return (
    <>
      <Checkbox
        isRow
        checked={isDone || isRead}
        onChange={(event) => setRead(event.target.checked)}
        isDisabled={state !== "open"}
      >
        {texts.read}
      </Checkbox>
      <Button
        variant={isDone ? "done" : "primary"}
        size="large"
        isWide
        isCaps
        isDisabled={!isRead || state !== "open"}
        isPending={checkIn.isPending}
        onClick={() => void report()}
      >
        <Icon of={isDone ? CircleCheck : Hand} />
        {isDone ? texts.ready : texts.report}
      </Button>
      {failure && (
        <Note tone="brick" role="alert">
          {failure}
        </Note>
      )}
      {isDone && <p className="hint center">{texts.readySince(formatMomentLong(checkedInAt, now))}</p>}
    </>
  );
}

function arrivalFacts(job: WireEmployeeBooking) {
  const messages = [
    { term: texts.message, value: job.admin_message },
    { term: texts.corporationMessage, value: job.corporation.admin_message },
  ];
  return [
    { term: texts.access, value: chosenOrOther(job.access_information, job.access_information_other) },
    { term: texts.contactPerson, value: <ContactPerson text={job.contact_person || commonTexts.none} /> },
    ...messages.filter(({ value }) => Boolean(value)),
  ];
}

/** Whom to ask for. A Danish number in the text can be called. */
export function ContactPerson({ text }: { text: string }) {
  const number = /(?<!\d)\d{2} ?\d{2} ?\d{2} ?\d{2}(?!\d)/.exec(text);
  if (!number) return text;
  const [written] = number;
  return (
    <>
      {text.slice(0, number.index)}
      <a className="nowrap" href={phoneLink(written)}>
        {formatPhone(written)}
      </a>
      {text.slice(number.index + written.length)}
    </>
  );
}
