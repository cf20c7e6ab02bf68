import { Footprints, MapPinCheck, Timer } from "lucide-react";
import { useState } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { arrivingTexts as texts } from "#texts/da/employee/shifts/arriving.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { answers, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** The delays that are offered, in minutes. */
const offered = [10, 15, 20, 30, 45, 60, 90, 120] as const;
const FIRST_MINUTES = 15;

/** Whether somebody waits for the person's word that they are on the way. */
export function isMissed(job: WireEmployeeBooking): boolean {
  return job.arrival.missed_at !== null;
}

/** Writing to be late from six hours before the start until one has come, and the answer to whoever waits. */
export function OnMyWay({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const { arrival, change } = job;
  const from = arrival.on_my_way_from === null ? null : Date.parse(arrival.on_my_way_from);
  const isOpen = from !== null && now >= from && now < (checkInFactsOf(job).endsAt ?? 0);
  if (!isOpen || arrival.arrived_at !== null || change !== null) return null;
  return (
    <section className="card ready-box" aria-labelledby="on-my-way-title">
      <h2 className="h3" id="on-my-way-title">
        {isMissed(job) ? texts.asked.title : texts.title}
      </h2>
      {isMissed(job) ? <Asked job={job} /> : <p className="small dim">{texts.hint}</p>}
      <Words job={job} now={now} />
    </section>
  );
}

const askedBy = {
  company: texts.asked.byCompany,
  office: texts.asked.byOffice,
  clock: texts.asked.byClock,
};

function Asked({ job }: { job: WireEmployeeBooking }) {
  const { missed_by, asks } = job.arrival;
  const { name } = job.corporation;
  return (
    <Note tone="amber">
      <p>{askedBy[missed_by ?? "clock"](name)}</p>
      {asks && <p>{texts.asked.pin}</p>}
    </Note>
  );
}

function Words({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const { arrival } = job;
  const told = arrival.on_my_way;
  const [minutes, setMinutes] = useState(told?.minutes ?? FIRST_MINUTES);
  const phone = useAppState().config.brand.supportPhone;
  const way = useApiMutation(arrivalEndpoints.onMyWay);
  const here = useApiMutation(arrivalEndpoints.here);
  const params = { bookingId: job.id };
  const page = keyOf(jobEndpoints.booking, { params: { id: job.id } });
  const isPending = way.isPending || here.isPending;
  const failure = way.error ?? here.error;

  function done(saved: string) {
    return (changed: WireEmployeeBooking) => {
      answers.setQueryData(page, changed);
      toast.success(saved);
    };
  }

  return (
    <>
      {told && (
        <p className="row strong">
          <Icon of={Footprints} size={16} />
          {texts.told(told.minutes, formatMoment(Date.parse(told.at), now))}
        </p>
      )}
      <RadioChoices
        label={texts.minutes}
        value={String(minutes)}
        onChange={({ target }) => setMinutes(Number(target.value))}
        options={offered.map((count) => ({ value: String(count), label: texts.count(count) }))}
      />
      <div className="row row--wrap">
        <Button
          variant="primary"
          isPending={way.isPending}
          isDisabled={isPending}
          onClick={() => way.mutate({ params, body: { minutes } }, { onSuccess: done(texts.savedLate) })}
        >
          <Icon of={Timer} size={16} />
          {told?.minutes ? texts.changeLate : texts.late}
        </Button>
        {isMissed(job) && (
          <Button
            isPending={way.isPending}
            isDisabled={isPending}
            onClick={() => way.mutate({ params, body: {} }, { onSuccess: done(texts.savedLate) })}
          >
            <Icon of={Footprints} size={16} />
            {texts.onMyWay}
          </Button>
        )}
        {isMissed(job) && !arrival.asks && (
          <Button
            isPending={here.isPending}
            isDisabled={isPending}
            onClick={() => here.mutate({ params }, { onSuccess: done(texts.savedHere) })}
          >
            <Icon of={MapPinCheck} size={16} />
            {texts.here}
          </Button>
        )}
        {isMissed(job) && (
          <LinkButton variant="quiet" href={phoneLink(phone)}>
            {texts.callUs(formatPhone(phone))}
          </LinkButton>
        )}
      </div>
      {failure && (
        <Note tone="brick" role="alert">
          {failureText(failure, texts.failed)}
        </Note>
      )}
    </>
  );
}
