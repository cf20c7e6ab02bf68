import { useState } from "react";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { starLabels, employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { Rating } from "#web/ui/choices/rating.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Stars for the company. Each press is saved at once; the chosen star again takes them back. */
export function CorporationRating({ shift }: { shift: WireEmployeeCheckout }) {
  const [stars, setStars] = useState(shift.rating);
  const save = useApiMutation(checkoutEndpoints.employeeRating);

  async function rate(rating: number) {
    setStars(rating);
    try {
      await save.mutateAsync({ body: { booking_id: shift.booking.id, rating } });
      toast.success(employeeToasts.ratingSaved);
    } catch (error) {
      setStars(stars);
      toast.error((error instanceof ApiError && error.sentence) || employeeToasts.somethingWrong);
    }
  }

  return (
    <>
      <h2 className="h3">{texts.ratingTitle(shift.corporation.name)}</h2>
      <div className="row row--wrap">
        <Rating
          label={texts.rate(shift.corporation.name)}
          value={stars}
          onChange={(value) => void rate(value)}
        />
        <span className={stars === 0 ? "dim" : "strong"} aria-live="polite">
          {starLabels[wholeStars(stars)]}
        </span>
      </div>
    </>
  );
}

function wholeStars(stars: number): keyof typeof starLabels {
  return stars === 1 || stars === 2 || stars === 3 || stars === 4 || stars === 5 ? stars : 0;
}
