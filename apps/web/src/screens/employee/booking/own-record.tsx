import { useState } from "react";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { useEmployee } from "#web/client/session/use-session.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { CancellationsDialog } from "#web/widgets/people/histories/cancellations-dialog.tsx";
import { RatingsDialog } from "#web/widgets/people/histories/ratings-dialog.tsx";

/** The own ratings and cancellations, as the company sees them on an application (E-153, E-154). */
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
