import { accessWays, extraWorkChoices, foodChoices, languages } from "#texts/da/booking-presets.ts";
import { commonTexts } from "#texts/da/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import {
  DraftRadios,
  DraftSelect,
  DraftText,
  DraftTextArea,
} from "#web/components/booking-form/fields/draft-fields.tsx";
import { hourOptions } from "#web/components/booking-form/fields/options.ts";
import { PresetField } from "#web/components/booking-form/fields/preset-field.tsx";
import { SelfPaidBreak } from "./self-paid-break.tsx";

/** How the day itself goes: who receives the staff, language, food, break, and what there is to do. */
export function DayPart() {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.onTheDay}</legend>
      <div className="grid-2 booking-fields">
        <DraftText label={texts.bookingPerson} autoComplete="name" name="booking_person" />
        <DraftText
          label={texts.bookingPersonNr}
          autoComplete="tel-national"
          mask="digits"
          maxLength={8}
          name="booking_person_nr"
        />
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
        name="food_included"
      />
      <SelfPaidBreak />
      <DraftSelect label={texts.extraWork} options={hourOptions(extraWorkChoices)} name="extra_work_hours" />
      <DraftTextArea
        label={texts.jobDescription}
        note={commonTexts.optional}
        maxLength={2000}
        name="job_description"
      />
    </fieldset>
  );
}
