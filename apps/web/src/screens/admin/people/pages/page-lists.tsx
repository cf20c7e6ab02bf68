import { type ReactNode, useId, useState } from "react";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import type {
  WireCompanyBooking,
  WirePageMessage,
  WirePersonShift,
} from "#contract/backoffice/profile-page.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { mailboxTexts } from "#texts/da/admin/mailbox.ts";
import { officeSickTexts } from "#texts/da/backoffice/office-sick.ts";
import { pageTexts as texts } from "#texts/da/backoffice/pages.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { ReportSickDialog } from "#web/components/people/staffing/report-sick-dialog.tsx";
import { TakeBackSick } from "#web/components/people/staffing/take-back-sick.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";

/** Why a page is not there: somebody who is gone is no failure of the line. */
export function failedTitle(error: unknown): string {
  return error instanceof ApiError && error.status === 404 ? texts.notFound : texts.failed;
}

/** A part of the page under its heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card card-pad stack stack--tight" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type Job = Pick<WirePersonShift, "booking_id" | "date" | "start_time" | "end_time" | "job_title">;

/** A job as a link to its invoice page. */
function JobLine({ job, detail, children }: { job: Job; detail: string; children: ReactNode }) {
  const today = dayOf(useNow());
  return (
    <>
      <span className="page-line-what">
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(job.booking_id) }}>
          {wholeDay(job.date, today)},{" "}
          <span className="nowrap">{formatTimes(job.start_time, job.end_time)}</span>
        </ScreenLink>
        <span className="small dim">{detail}</span>
      </span>
      {children}
    </>
  );
}

interface NewestProps {
  shown: number;
  total: number;
  /** Whose they are, as the historic list is searched for it. */
  of: string;
}

/** Where the page does not hold all of them: how many stand here, and the way to the others. */
function Newest({ shown, total, of: q }: NewestProps) {
  if (total <= shown) return null;
  return (
    <p className="small dim">
      {texts.newest(shown)}{" "}
      <ScreenLink to="/admin/oldBookings" search={{ q }}>
        {texts.older}
      </ScreenLink>
    </p>
  );
}

interface ShiftListProps {
  shifts: readonly WirePersonShift[];
  total: number;
  name: string;
}

/** Somebody's shifts with what became of each. */
export function ShiftList({ shifts, total, name }: ShiftListProps) {
  if (shifts.length === 0) return <p className="dim">{texts.noShifts}</p>;
  return (
    <>
      <ul className="page-lines">
        {shifts.map((shift) => (
          <li key={shift.shift_id}>
            <JobLine job={shift} detail={`${shift.job_title}, ${shift.corporation}`}>
              <span className="row">
                <SickAct shift={shift} name={name} />
                <ShiftState shift={shift} />
              </span>
            </JobLine>
            {shift.working_time_reason && (
              <span className="small dim page-line-note">{texts.past(shift.working_time_reason)}</span>
            )}
          </li>
        ))}
      </ul>
      <Newest shown={shifts.length} total={total} of={name} />
    </>
  );
}

/** «Meld syg» of a shift that has not ended, and back. */
function SickAct({ shift: { shift_id, sick }, name }: { shift: WirePersonShift; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may(sickEndpoints.reportForPerson)) return null;
  return (
    <>
      {sick === "take_back" && <TakeBackSick shiftId={shift_id} name={name} />}
      {sick === "report" && (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {officeSickTexts.report}
        </Button>
      )}
      {isOpen && <ReportSickDialog shiftId={shift_id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShiftState({ shift }: { shift: WirePersonShift }) {
  const { status, not_met, is_over } = shift;
  if (status === "selected") {
    if (not_met) return <Status tone="brick">{texts.states.not_met}</Status>;
    return <Status tone="pine">{is_over ? texts.states.worked : texts.states.selected}</Status>;
  }
  return <Status tone={shiftTones[status]}>{texts.states[status]}</Status>;
}

const shiftTones: Record<Exclude<WirePersonShift["status"], "selected">, Tone> = {
  applied: "blue",
  unwanted: "neutral",
  withdrawn: "neutral",
  cancelled: "amber",
  removed: "neutral",
  sick: "amber",
};

interface BookingListProps {
  bookings: readonly WireCompanyBooking[];
  total: number;
  name: string;
}

/** A company's bookings with their places and state. */
export function BookingList({ bookings, total, name }: BookingListProps) {
  if (bookings.length === 0) return <p className="dim">{texts.noBookings}</p>;
  return (
    <>
      <ul className="page-lines">
        {bookings.map((booking) => (
          <li key={booking.booking_id}>
            <JobLine
              job={booking}
              detail={`${booking.job_title}, ${texts.seats(booking.selected, booking.places)}`}
            >
              <BookingState booking={booking} />
            </JobLine>
          </li>
        ))}
      </ul>
      <Newest shown={bookings.length} total={total} of={name} />
    </>
  );
}

function BookingState({ booking: { status, approved } }: { booking: WireCompanyBooking }) {
  if (!approved && (status === "open" || status === "closed")) {
    return <Status tone="amber">{texts.bookingStates.waiting}</Status>;
  }
  const isDone = status === "finished" || status === "deprecated";
  return <Status tone={isDone ? "pine" : "neutral"}>{texts.bookingStates[status]}</Status>;
}

/** What was sent, and how far it came. */
export function MessageList({ messages }: { messages: readonly WirePageMessage[] }) {
  const now = useNow();
  if (messages.length === 0) return <p className="dim">{texts.noMessages}</p>;
  return (
    <ul className="page-lines">
      {messages.map((message) => (
        <li key={message.id}>
          <span className="page-line-what">
            <span>{message.subject || mailboxTexts.channels[message.channel]}</span>
            <span className="small dim">
              {mailboxTexts.channels[message.channel]}, {formatMoment(Date.parse(message.created_at), now)}
            </span>
          </span>
          <Status tone={message.status === "failed" ? "brick" : "neutral"}>
            {mailboxTexts.statuses[message.status]}
          </Status>
        </li>
      ))}
    </ul>
  );
}
