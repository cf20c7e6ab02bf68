import { CircleCheck, Hourglass, Info, Lock, type LucideIcon, UserRoundPlus } from "lucide-react";
import type { QuietWeek } from "#rules/bookings/week-shift.ts";
import { companyWeekTexts } from "#texts/da/corporation/company-week.ts";
import { Icon } from "#web/ui/icon.tsx";
import { demandOf, type WeekShift } from "./week-shifts.ts";

const texts = companyWeekTexts.overview;
const quietIcons: Record<QuietWeek, LucideIcon> = {
  none: Info,
  awaiting_approval: Hourglass,
  full: CircleCheck,
  unfilled: Lock,
};

/** The week in one sentence; a grey line until the shifts are there. */
export function WeekOverview({ shifts }: { shifts?: readonly WeekShift[] }) {
  if (!shifts) {
    return (
      <p className="week-overview" aria-hidden="true">
        <span className="skeleton" style={{ width: "60%", height: 14 }} />
      </p>
    );
  }
  const { free, applicants, quiet, words } = demandOf(shifts);
  if (free === 0) {
    return (
      <p className="week-overview">
        <Icon of={quietIcons[quiet]} />
        {texts.quiet[quiet]}
      </p>
    );
  }
  return (
    <p className={applicants > 0 ? "week-overview week-overview--amber" : "week-overview"}>
      <Icon of={UserRoundPlus} />
      <span>
        <b className="strong">{texts.free(free)}</b> {words}
        {texts.applicants(applicants)}
      </span>
    </p>
  );
}
