import { ArrowDown, ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { canEditStaffCount } from "#rules/bookings/status.ts";
import { momentOf } from "#rules/time/moment.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { BookingLimits } from "#web/components/booking-form/draft/booking-limits.ts";
import { AdminPart } from "#web/components/booking-form/parts/admin-part.tsx";
import { DayPart } from "#web/components/booking-form/parts/day-part.tsx";
import { DressPart } from "#web/components/booking-form/parts/dress-part.tsx";
import { EssentialsPart } from "#web/components/booking-form/parts/essentials-part.tsx";
import { InvoicePart } from "#web/components/booking-form/parts/invoice-part.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { BookingFormProps } from "./form-props.ts";
import { useSubmit } from "./use-submit.ts";

/** The form itself. With a hidden lower half, sending it shows that half. */
export function FormParts(props: BookingFormProps) {
  const { form, staffTypes, limits, paymentDeadline, lowerHalf, submitLabel, pendingLabel } = props;
  const { submit, isSubmitting } = useSubmit(form, props.fees, staffTypes, props.onReady);
  const lower = useRef<HTMLDivElement>(null);
  const isLowerShown = lowerHalf?.isShown ?? true;
  const isPending = isSubmitting || props.isPending;

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (isLowerShown) void submit();
    else showLower();
  }

  const wasPressed = useRef(false);
  function showLower() {
    wasPressed.current = true;
    lowerHalf?.onShow();
  }
  useEffect(() => {
    if (isLowerShown && wasPressed.current) lower.current?.focus();
  }, [isLowerShown]);

  return (
    <LiveForm className="stack booking-form" id={BOOKING_FORM_ID} onSubmit={send}>
      <EssentialsPart
        staffTypes={staffTypes}
        isAdmin={limits.isAdmin}
        countLock={countLockOf(limits)}
        fewest={limits.edited?.selectedShifts ?? 1}
        onStaffType={props.onStaffType}
      />
      {!isLowerShown && (
        <div>
          <Button type="submit" variant="primary" size="large" isWide="phone">
            {texts.proceed}
            <Icon of={ArrowDown} />
          </Button>
        </div>
      )}
      <div ref={lower} className="stack booking-form lower-half" tabIndex={-1} hidden={!isLowerShown}>
        <hr className="rule" />
        <DressPart />
        <hr className="rule" />
        <DayPart />
        {paymentDeadline !== undefined && (
          <>
            <hr className="rule" />
            <InvoicePart paymentDeadline={paymentDeadline} />
          </>
        )}
        {limits.isAdmin && (
          <>
            <hr className="rule" />
            <AdminPart isEdit={limits.edited !== undefined} />
          </>
        )}
        <div className="form-end">
          <Button type="submit" variant="primary" size="large" isWide="phone" isPending={isPending}>
            {isPending ? pendingLabel : submitLabel}
            {!isPending && <Icon of={ArrowRight} />}
          </Button>
          {props.submitHint && <p className="small dim">{props.submitHint}</p>}
        </div>
      </div>
    </LiveForm>
  );
}

/** The form's element, by which what was typed before the script arrived is read. */
export const BOOKING_FORM_ID = "booking";

/** Why the number of staff stays as it is; undefined while it can be changed. */
function countLockOf({ isAdmin, edited }: BookingLimits): string | undefined {
  if (!edited) return undefined;
  const startsAt = momentOf(edited.date, edited.start_time);
  if (canEditStaffCount({ status: edited.status, startsAt, isAdmin }, serverNow())) return undefined;
  return edited.status === "closed" ? texts.staffCountClosed : texts.staffCountLocked;
}
