import type { WireDuplicate } from "#contract/bookings/duplicate.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { duplicateTexts as texts } from "#texts/da/common/booking-confirm.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export interface DuplicateQuestionProps {
  found: readonly WireDuplicate[];
  /** How many people would be booked besides them. */
  people: number;
  onBook: () => void;
  onClose: () => void;
}

/** What the company has already of a job, place and time that it is about to book, and whether it wants more. */
export function DuplicateQuestion({ found, people, onBook, onClose }: DuplicateQuestionProps) {
  const today = dayOf(serverNow());
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.book}
      cancelLabel={texts.cancel}
      onConfirm={onBook}
      onClose={onClose}
    >
      <ul className="stack stack--tight">
        {found.map(({ booking_id, date, start_time, end_time, number_of_staff, job_title }) => {
          const day = wholeDay(date, today);
          const times = formatTimes(start_time, end_time);
          return (
            <li key={booking_id}>
              {texts.already(formatStaff(number_of_staff, job_title), day, times)}{" "}
              <ScreenLink
                to="/viewBooking/$bookingId"
                params={{ bookingId: String(booking_id) }}
                aria-label={texts.seeOf(day, times)}
              >
                {texts.see}
              </ScreenLink>
            </li>
          );
        })}
      </ul>
      <p>
        <b className="strong">{texts.more(people)}</b>
      </p>
    </ConfirmDialog>
  );
}
