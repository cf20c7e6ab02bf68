import { useEffect } from "react";
import { isSelfPaidBreakAllowed } from "#rules/bookings/booking-input.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import {
  accessWays,
  extraWorkChoices,
  foodChoices,
  languages,
} from "#texts/da/corporation/booking-presets.ts";
import { useAgreementLocks, useBookingFields } from "#web/components/booking-form/form-context.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import {
  DraftPhone,
  DraftRadios,
  DraftSelect,
  DraftText,
  DraftTextArea,
  hourOptions,
  PresetField,
} from "./controls.tsx";

/** How the day itself goes: who receives the staff, language, food, break, and what there is to do. */
export function DayPart() {
  const isLocked = useAgreementLocks().begun !== undefined;
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.onTheDay}</legend>
      <div className="grid-2 booking-fields">
        <DraftText label={texts.bookingPerson} autoComplete="name" name="booking_person" />
        <DraftPhone label={texts.bookingPersonNr} autoComplete="tel" name="booking_person_nr" />
        <DraftText className="span-2" label={texts.contactPerson} name="contact_person" />
      </div>
      <PresetField
        name="access_information"
        label={texts.access}
        otherLabel={texts.accessOther}
        presets={accessWays}
      />
      <DraftRadios
        label={texts.language}
        options={languages.map((language) => ({ value: language, label: language }))}
        name="language"
      />
      <DraftRadios
        label={texts.food}
        options={foodChoices.map(({ value, label }) => ({ value: String(value), label }))}
        isDisabled={isLocked}
        name="food_included"
      />
      <SelfPaidBreak isLocked={isLocked} />
      <DraftSelect
        label={texts.extraWork}
        hint={texts.extraWorkHint}
        options={hourOptions(extraWorkChoices)}
        name="extra_work_hours"
      />
      <DraftTextArea
        label={texts.jobDescription}
        note={commonTexts.optional}
        maxLength={2000}
        name="job_description"
      />
    </fieldset>
  );
}

/** Off, with the documented warning, as soon as times or food no longer allow it. */
function SelfPaidBreak({ isLocked }: { isLocked: boolean }) {
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
    void toastLater("warning", texts.selfPaidBreakHint);
  }, [isOn, isAllowed, setValue]);

  return (
    <Switch
      isDisabled={!isAllowed || isLocked}
      hint={texts.selfPaidBreakHint}
      {...register("self_paid_break")}
    >
      {texts.selfPaidBreak}
    </Switch>
  );
}
