import { ArrowDown, ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { lowerDressCodes, shoesDressCodes, upperDressCodes } from "#texts/da/corporation/booking-presets.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DraftText, PresetField } from "./parts/controls.tsx";
import { DayPart } from "./parts/day-part.tsx";
import { EssentialsPart } from "./parts/essentials-part.tsx";
import { type ReadyBooking, useSubmit } from "./use-submit.ts";

const DayAndNightQuestion = lazyComponent(
  async () => (await import("./day-and-night-question.tsx")).DayAndNightQuestion,
);

export interface FormPartsProps {
  submit: {
    label: string;
    /** Stands on the button while it is sent. */
    pendingLabel: string;
    hint?: string;
    /** Sending goes on outside, behind a dialog. */
    isPending?: boolean;
    /** Called with a booking that passed every check, the address service's too. Resolves when it is dealt with. */
    onReady: (ready: ReadyBooking) => Promise<void> | void;
  };
  /** Visitors press 'Videre' before they see the lower half. */
  lowerHalf?: { isShown: boolean; onShow: () => void };
  /** More to fill in, after the day: `MoreParts`. */
  more?: ReactNode;
}

/** The `id` of the form's element. */
export const BOOKING_FORM_ID = "booking";

/** The form itself. With a hidden lower half, sending it shows that half. */
export function FormParts({
  submit: { label, pendingLabel, hint, onReady, ...sending },
  lowerHalf,
  more,
}: FormPartsProps) {
  const { submit, isSubmitting, question } = useSubmit(onReady);
  const lower = useRef<HTMLDivElement>(null);
  const isLowerShown = lowerHalf?.isShown ?? true;
  const isPending = isSubmitting || sending.isPending;

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
    <>
      <LiveForm className="stack booking-form" id={BOOKING_FORM_ID} onSubmit={send}>
        <EssentialsPart />
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
          {more}
          <div className="form-end">
            <Button type="submit" variant="primary" size="large" isWide="phone" isPending={isPending}>
              {isPending ? pendingLabel : label}
              {!isPending && <Icon of={ArrowRight} />}
            </Button>
            {hint && <p className="small dim">{hint}</p>}
          </div>
        </div>
      </LiveForm>
      {question && <DayAndNightQuestion {...question} onFail={question.onClose} />}
    </>
  );
}

/** What the staff wear and bring. */
export function DressPart() {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.dress}</legend>
      <PresetField
        name="upper_dress_code"
        label={texts.upperDress}
        otherLabel={texts.dressOther}
        presets={upperDressCodes}
      />
      <PresetField
        name="lower_dress_code"
        label={texts.lowerDress}
        otherLabel={texts.dressOther}
        presets={lowerDressCodes}
      />
      <PresetField
        name="shoes_dress_code"
        label={texts.shoes}
        otherLabel={texts.shoesOther}
        presets={shoesDressCodes}
      />
      <DraftText label={texts.itemToBring} note={commonTexts.optional} maxLength={500} name="item_to_bring" />
    </fieldset>
  );
}
