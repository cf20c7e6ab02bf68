import type { WireStaffType } from "#contract/entities/staff-type.ts";
import { bookingFormTexts as texts } from "#texts/da/booking-form.ts";
import { arrangementTypes, otherChoice, transportChoices } from "#texts/da/booking-presets.ts";
import { ChoiceOrOther } from "#web/kit/choices/choice-or-other.tsx";
import { NativeSelect } from "#web/kit/choices/native-select.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { useField } from "./form-fields.ts";
import { hourOptions, presetOptions } from "./options.ts";
import { PlaceFields } from "./place-fields.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

interface EssentialsPartProps {
  staffTypes: readonly WireStaffType[];
  isAdmin: boolean;
  isCountLocked: boolean;
  fewest: number;
  onStaffType?: (id: number) => void;
}

/** What decides the price: the half of the form that visitors see first. */
export function EssentialsPart({ isAdmin, ...staff }: EssentialsPartProps) {
  const { error, ...arrangement } = useField("arrangement_type");
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.essentials}</legend>
      <div className="grid-2 booking-fields">
        <StaffFields {...staff} />
        <WhenFields isPastAllowed={isAdmin} />
        <div className="span-2">
          <ChoiceOrOther
            shape="select"
            label={texts.arrangement}
            options={presetOptions(arrangementTypes)}
            otherValue={otherChoice}
            choice={arrangement}
            error={error}
            other={{ label: texts.arrangementOther, ...useField("arrangement_type_other") }}
          />
        </div>
        <PlaceFields />
        <TextField
          label={texts.hourlyWage}
          unit="kr."
          mask="digitsAndComma"
          maxLength={9}
          {...useField("hourly_wage")}
        />
        <NativeSelect
          label={texts.transport}
          options={hourOptions(transportChoices)}
          {...useField("transport_wage")}
        />
      </div>
    </fieldset>
  );
}
