import { Star } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { formatPlace } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit, formatRating } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { CorporationMark } from "./company-mark.tsx";
import { arrangementOf, type JobTerms, jobTermsOf } from "./job-terms.ts";

/** To the job's page, or to the checkout of a worked shift. */
export type JobWay =
  | { to: "/bookinginformation/$bookingId"; params: { bookingId: string } }
  | { to: "/checkout-employees/$shiftId"; params: { shiftId: string } };

/** To the page of a job. */
export function jobWay({ id }: { id: number }): JobWay {
  return { to: "/bookinginformation/$bookingId", params: { bookingId: String(id) } };
}

interface JobCardProps {
  job: WireEmployeeBooking;
  /** Where it leads; without it the card is no link. */
  way?: JobWay;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** A `Status` at the upper right. */
  status?: ReactNode;
  /** The next step, at the lower end. */
  next?: ReactNode;
  needsYou?: boolean;
  /** What was worked instead of what was booked. */
  worked?: WorkedTime | null;
}

/** The times that an ended shift is paid for, with its paid hours. */
interface WorkedTime {
  readonly from: string;
  readonly to: string;
  readonly hours: number;
}

/** A job at a glance: who, what, when, and what it pays. The whole card is one link. */
export function JobCard({ job, way, onClick, status, next, needsYou, worked }: JobCardProps) {
  const className = classNames("card job", needsYou && "card--needs");
  const content = <JobGlance job={job} status={status} next={next} worked={worked} />;
  if (!way) return <div className={className}>{content}</div>;
  return (
    <ScreenLink {...way} className={className} onClick={onClick}>
      {content}
    </ScreenLink>
  );
}

function JobGlance({ job, status, next, worked }: Pick<JobCardProps, "job" | "status" | "next" | "worked">) {
  const booked = jobTermsOf(job);
  const terms = worked ? { ...booked, paidHours: worked.hours } : booked;
  const { from, to } = worked ?? { from: job.start_time, to: job.end_time };
  const times = formatTimes(from, to);
  return (
    <>
      <span className="job-top">
        <CorporationLine company={job.corporation} />
        {status}
      </span>
      <span className="job-what">
        <b className="h3 strong">{job.jobRole.job_title}</b>
        <span className="dim">
          {arrangementOf(job)}, {formatPlace(job.zip_code, job.city)} · {bookingNumber(job.id)}
        </span>
      </span>
      <span>
        <span className="row row--apart">
          <b className="strong">{wholeDay(job.date, dayOf(serverNow()))}</b>
          <span>{times}</span>
        </span>
        <ShiftStrip from={from} to={to} label={times} />
      </span>
      <span className="job-pay">
        <span className="small dim">{hoursLine(job, terms)}</span>
        <b className="h3 strong nowrap">{formatKronerUnit(terms.totalPay)}</b>
      </span>
      {next && <span className="job-do">{next}</span>}
    </>
  );
}

function CorporationLine({ company }: { company: WireEmployeeBooking["corporation"] }) {
  const { rating, nrOfRatings } = company.rating;
  return (
    <span className="row job-company">
      <CorporationMark of={company} size={40} />
      <span className="job-co">
        <b className="strong">{company.name}</b>
        {rating !== null && (
          <span className="row tiny dim job-rating">
            <Icon of={Star} size={16} className="star-on" />
            {formatRating(rating)} ({nrOfRatings})
          </span>
        )}
      </span>
    </span>
  );
}

/** «8,5 timer à 192,00 kr.»: the paid hours, and what is special about them. */
export function hoursLine(job: WireEmployeeBooking, { paidHours, hourlyWage }: JobTerms): string {
  if (job.self_paid_break) return employeeHomeTexts.withBreak(paidHours);
  if (job.transport_wage > 0) return employeeHomeTexts.withTransport(paidHours);
  return employeeHomeTexts.atWage(paidHours, formatKronerUnit(hourlyWage));
}
