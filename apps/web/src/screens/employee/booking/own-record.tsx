import { useState } from "react";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { CancellationsDialog } from "#web/components/people/histories/cancellations-dialog.tsx";
import { RatingsDialog } from "#web/components/people/histories/ratings-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";

/** The own ratings and cancellations, as the company sees them on an application. */
export function OwnRecord() {
  const { employee } = useEmployee();
  const [open, setOpen] = useState<"ratings" | "cancellations" | null>(null);
  const person = { employeeId: employee.id, name: employee.first_name, onClose: () => setOpen(null) };
  return (
    <section className="job-facts">
      <h2 className="kicker">{texts.ownRecord}</h2>
      <div className="row row--wrap">
        <Button onClick={() => setOpen("ratings")}>
          {texts.ownRatings} ({employee.rating.nrOfRatings})
        </Button>
        <Button onClick={() => setOpen("cancellations")}>
          {texts.ownCancellations} ({employee.nrOfCancelledShifts})
        </Button>
      </div>
      {open === "ratings" && <RatingsDialog {...person} />}
      {open === "cancellations" && <CancellationsDialog {...person} />}
    </section>
  );
}
