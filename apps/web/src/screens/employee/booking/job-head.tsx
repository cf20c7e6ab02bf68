import { ArrowUpRight, CircleCheck, Hourglass, MapPin } from "lucide-react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatHours, formatRating } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { arrangementOf, jobTermsOf } from "#web/components/jobs/job-terms.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { Stars } from "#web/ui/marks/stars.tsx";

/** Who, what, when, where. */
export function JobHead({ job }: { job: WireEmployeeBooking }) {
  const times = formatTimes(job.start_time, job.end_time);
  const hours = formatHours(jobTermsOf(job).hours);
  return (
    <>
      <section className="co-line">
        <CorporationMark of={job.corporation} size={48} />
        <div>
          <p className="strong">{job.corporation.name}</p>
          <CorporationRating {...job.corporation.rating} />
        </div>
        <span className="push">
          <ShiftStatus job={job} />
        </span>
      </section>
      <section className="job-title">
        <h1 className="h1">{texts.heading(job.jobRole.job_title, arrangementOf(job))}</h1>
        <p className="lead">{wholeDay(job.date, dayOf(serverNow()))}</p>
        <p className="small dim">{bookingNumber(job.id)}</p>
      </section>
      <section>
        <p className="row row--apart">
          <b className="h3 strong">{times}</b>
          <span className="dim">{hours}</span>
        </p>
        <ShiftStrip from={job.start_time} to={job.end_time} label={`${times}, ${hours}`} />
        <Place job={job} />
      </section>
    </>
  );
}

function CorporationRating({ rating, nrOfRatings }: WireEmployeeBooking["corporation"]["rating"]) {
  return (
    <p className="row small job-rating">
      <Stars rating={rating ?? 0} text={rating === null ? "0" : formatRating(rating)} />
      <span className="dim">{texts.ratings(nrOfRatings)}</span>
    </p>
  );
}

function ShiftStatus({ job }: { job: WireEmployeeBooking }) {
  const status = job.shift?.status;
  if (status === "applied") {
    return (
      <Status tone="blue" icon={Hourglass}>
        {texts.status.applied}
      </Status>
    );
  }
  if (status !== "selected") return null;
  return (
    <Status tone="pine" icon={CircleCheck} isCaps>
      {texts.status.approved}
    </Status>
  );
}

function Place({ job }: { job: WireEmployeeBooking }) {
  const address = formatAddress(job.address, job.zip_code, job.city);
  if (!job.address_url) {
    return (
      <p className="place">
        <Icon of={MapPin} />
        <span>{address}</span>
      </p>
    );
  }
  return (
    <a className="place" href={job.address_url} target="_blank" rel="noreferrer" title={texts.map}>
      <Icon of={MapPin} />
      <span>{address}</span>
      <Icon of={ArrowUpRight} size={16} />
    </a>
  );
}
