import { useEffect } from "react";
import { isSelfPaidBreakAllowed } from "#rules/bookings/booking-input.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { corporationToasts } from "#texts/da/toasts.ts";
import { useBookingFields } from "#web/components/booking-form/fields/form-fields.ts";
import { toastLater } from "#web/components/toasts/toast-later.ts";
import { Switch } from "#web/ui/choices/switch.tsx";

/** Off, with the documented warning, as soon as times or food no longer allow it. */
export function SelfPaidBreak() {
  const { register, watch, setValue } = useBookingFields();
  const [startTime, endTime, food, isOn] = watch([
    "start_time",
    "end_time",
    "food_included",
    "self_paid_break",
  ]);
  const isAllowed = isSelfPaidBreakAllowed({ startTime, endTime, foodIncluded: food === "1" });

  useEffect(() => {
    if (!isOn || isAllowed) return;
    setValue("self_paid_break", false);
    void toastLater("warning", corporationToasts.breakDisabled);
  }, [isOn, isAllowed, setValue]);

  return (
    <Switch isDisabled={!isAllowed} hint={texts.selfPaidBreakHint} {...register("self_paid_break")}>
      {texts.selfPaidBreak}
    </Switch>
  );
}
