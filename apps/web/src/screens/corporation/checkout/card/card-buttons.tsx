import { Check, X } from "lucide-react";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { CorporationCard, CorporationCardKey } from "#rules/checkout/company-card.ts";
import type { Times } from "#rules/checkout/times.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationCardLabels, corporationCheckoutTexts } from "#texts/da/corporation/company-checkout.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import type { CheckoutCardProps } from "#web/screens/corporation/checkout/checkout-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { checkoutCalls, stampOf } from "../stamp.ts";
import { cardLooks } from "./card-looks.ts";

export interface CardButtonsProps extends Omit<CheckoutCardProps, "onChange"> {
  card: CorporationCard;
}

/**
 * The buttons of the card's state, the approving one last; each sends the times that it stands for. After the company's
 * own refusal it is the employee's turn: giving in is one way then, not the main one, and says whose times it approves.
 */
export function CardButtons({ booking, shift, draft, onSaved, card }: CardButtonsProps) {
  const send = useApiMutation(checkoutEndpoints.corporationStamp, checkoutCalls(booking.id));

  function stamp(key: CorporationCardKey, times: Times) {
    send.mutate(
      {
        body: { employee_id: shift.employee.id, booking_id: booking.id, checkOut: stampOf(times, draft) },
      },
      {
        onSuccess: () => {
          onSaved(draft);
          toast.success(toastOf(key));
        },
        onError: (error) => toast.error(failureText(error, corporationToasts.checkoutFailed)),
      },
    );
  }

  const ownWords: Partial<Record<CorporationCardKey, string>> =
    card.label === "rejected_new"
      ? { approve_new: corporationCheckoutTexts.approveTheirs(shift.employee.first_name) }
      : {};
  const waits = card.buttons.length === 0;
  if (waits && !waitsForTimes.has(card.label)) return null;
  return (
    <May call={checkoutEndpoints.corporationStamp}>
      <div className="row row--wrap co-btns">
        {waits && <LabelButton of={card.label} isDisabled />}
        {card.buttons.toReversed().map(({ key, times }) => (
          <LabelButton
            key={key}
            of={key}
            words={ownWords[key]}
            isPending={send.isPending}
            onClick={() => stamp(key, times)}
          />
        ))}
      </div>
    </May>
  );
}

/** States whose button stands there from the start and waits for both times. */
const waitsForTimes: ReadonlySet<CorporationCardKey> = new Set(["stamp_out", "rejected_stamp_out"]);

/** What was done, in the words of the button. */
function toastOf(key: CorporationCardKey): string {
  if (refusing.has(key)) return corporationToasts.timesRefused;
  if (key === "explain") return corporationToasts.explanationSaved;
  return waitsForTimes.has(key) ? corporationToasts.stampedFirst : corporationToasts.checkoutSaved;
}

const refusing: ReadonlySet<CorporationCardKey> = new Set(["reject_stamp", "reject_new"]);

interface LabelButtonProps {
  of: CorporationCardKey;
  /** In place of the usual label, on a button that is not the main one. */
  words?: string | undefined;
  isDisabled?: boolean;
  isPending?: boolean;
  onClick?: () => void;
}

function LabelButton({ of, words, ...button }: LabelButtonProps) {
  const refuses = refusing.has(of);
  const main = { variant: refuses ? "refuse" : "primary", isCaps: cardLooks[of].isCaps } as const;
  return (
    <Button {...(words === undefined ? main : {})} {...button}>
      <Icon of={refuses ? X : Check} size={16} />
      {words ?? corporationCardLabels[of]}
    </Button>
  );
}
