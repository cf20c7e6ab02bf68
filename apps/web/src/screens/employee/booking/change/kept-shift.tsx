import { Check } from "lucide-react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { checkInOpensAt } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import { keptShiftTexts as texts } from "#texts/da/employee/shifts/changed-shift.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { StateHead } from "#web/components/feedback/state-head.tsx";
import { JobItWas } from "#web/screens/employee/booking/ended/job-it-was.tsx";
import { Button } from "#web/ui/actions/button.tsx";

interface KeptShiftProps {
  job: WireEmployeeBooking;
  now: Moment;
  onSee: () => void;
}

/** Right after a yes to changed terms: whose the shift is, and what comes next. */
export function KeptShift({ job, now, onSee }: KeptShiftProps) {
  const opensAt = checkInOpensAt(job.date);
  const isOpen = now >= opensAt;
  return (
    <main className="emp state state--pine">
      <StateHead isNews icon={Check} title={texts.title}>
        <p>{texts.told(job.corporation.name)}</p>
      </StateHead>
      <JobItWas job={job} now={now} isOn />
      <section className="state-next">
        <h2 className="kicker">{texts.next}</h2>
        <p>{isOpen ? texts.readyNow : texts.readyFrom(formatMomentLong(opensAt, now))}</p>
        <Button isWide size="large" variant={isOpen ? "primary" : undefined} onClick={onSee}>
          {isOpen ? texts.seeAndReport : texts.see}
        </Button>
      </section>
    </main>
  );
}
