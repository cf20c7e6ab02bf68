import { bookingFormTexts as texts } from "#texts/da/booking-form.ts";
import { accessWays, extraWorkChoices, foodChoices, languages } from "#texts/da/booking-presets.ts";
import { commonTexts } from "#texts/da/common.ts";
import { NativeSelect } from "#web/kit/choices/native-select.tsx";
import { RadioChoices } from "#web/kit/choices/radio-choices.tsx";
import { TextArea } from "#web/kit/fields/text-area.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { useField } from "./form-fields.ts";
import { hourOptions } from "./options.ts";
import { PresetField } from "./preset-field.tsx";
import { SelfPaidBreak } from "./self-paid-break.tsx";

/** How the day itself goes: who receives the staff, language, food, break, and what there is to do. */
export function DayPart() {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.onTheDay}</legend>
      <div className="grid-2 booking-fields">
        <TextField label={texts.bookingPerson} autoComplete="name" {...useField("booking_person")} />
        <TextField
          label={texts.bookingPersonNr}
          autoComplete="tel-national"
          mask="digits"
          maxLength={8}
          {...useField("booking_person_nr")}
        />
        <TextField className="span-2" label={texts.contactPerson} {...useField("contact_person")} />
      </div>
      <PresetField
        name="access_information"
        label={texts.access}
        otherLabel={texts.accessOther}
        presets={accessWays}
      />
      <RadioChoices
        label={texts.language}
        options={languages.map((language) => ({ value: language, label: language }))}
        {...useField("language")}
      />
      <RadioChoices
        label={texts.food}
        options={foodChoices.map(({ value, label }) => ({ value: String(value), label }))}
        {...useField("food_included")}
      />
      <SelfPaidBreak />
      <NativeSelect
        label={texts.extraWork}
        options={hourOptions(extraWorkChoices)}
        {...useField("extra_work_hours")}
      />
      <TextArea
        label={texts.jobDescription}
        note={commonTexts.optional}
        maxLength={2000}
        {...useField("job_description")}
      />
    </fieldset>
  );
}
