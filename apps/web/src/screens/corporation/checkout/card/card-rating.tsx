import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import type { CheckoutCardProps } from "#web/screens/corporation/checkout/checkout-shift.ts";
import { Rating } from "#web/ui/choices/rating.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { checkoutCalls } from "../stamp.ts";

/** Stars and a comment to them. Stars are saved as soon as they are given, the comment when it is left. */
export function CardRating({
  booking,
  shift,
  draft,
  onChange,
  onSaved,
  name,
}: CheckoutCardProps & { name: string }) {
  const send = useApiMutation(checkoutEndpoints.corporationRating, checkoutCalls(booking.id));

  function save(rating: number) {
    send.mutate(
      {
        body: {
          employee_id: shift.employee.id,
          booking_id: booking.id,
          rating,
          comment: draft.comment,
        },
      },
      {
        onSuccess: () => {
          onSaved({ rating, comment: draft.comment });
          toast.success(rating > 0 ? corporationToasts.ratingSaved : corporationToasts.commentSaved);
        },
        onError: (error) => {
          onChange({ rating: shift.rating });
          toast.error(failureText(error, corporationToasts.checkoutFailed));
        },
      },
    );
  }

  return (
    <May call={checkoutEndpoints.corporationRating}>
      <div className="co-rating">
        <div>
          <p className="label">{texts.rating}</p>
          <Rating
            label={texts.rate(name)}
            value={draft.rating}
            onChange={(rating) => {
              onChange({ rating });
              save(rating);
            }}
          />
        </div>
        <TextArea
          label={texts.ratingComment}
          rows={1}
          maxLength={1000}
          value={draft.comment}
          onChange={({ target }) => onChange({ comment: target.value })}
          onBlur={() => draft.comment.trim() !== shift.comment && save(draft.rating)}
        />
      </div>
    </May>
  );
}
