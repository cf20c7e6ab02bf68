import { ChevronRight, LogOut } from "lucide-react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { moveDueBy } from "#rules/checkout/whose-move.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { stampCardTexts as texts } from "#texts/da/employee/employee-home.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

const FIRST_PAGE = { offset: "0", limit: "10" } as const;
/** More stand in the list of finished shifts. */
const SHOWN = 2;

/** Asks for the times of shifts that have ended, with their deadline, or for an answer to the company's. */
export function StampCards({ now }: { now: Moment }) {
  const finished = useApiQuery(jobEndpoints.finished, { query: FIRST_PAGE });
  const waiting = finished.data?.filter((shift) => shift.needs_checkout).slice(0, SHOWN) ?? [];
  return waiting.map(({ id, booking, worked }) => {
    const { endsAt } = shiftPeriod(booking.date, booking.start_time, booking.end_time);
    const due = moveDueBy(
      { state: "nobody_stamped", by: "employee" },
      { endsAt, stampedAt: null, warnedAt: null },
      0,
    );
    const company = booking.corporation.name;
    const isAnswer = worked?.reason === "answer";
    return (
      <ScreenLink
        key={id}
        className="ready-card"
        to="/checkout-employees/$shiftId"
        params={{ shiftId: String(id) }}
      >
        <span className="ready-ic">
          <Icon of={LogOut} />
        </span>
        <span>
          <b className="strong">{isAnswer ? texts.answer(company) : texts.stampOut(company)}</b>
          <span className="small">
            {wholeDay(booking.date, dayOf(now))}:{" "}
            {isAnswer || due === null || now >= due ? texts.now : texts.dueBy(formatMoment(due, now))}
          </span>
        </span>
        <Icon of={ChevronRight} />
      </ScreenLink>
    );
  });
}
