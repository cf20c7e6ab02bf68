import type { WireStaffType } from "#contract/entities/staff-type.ts";
import { arrangementTypes, transportChoices } from "#texts/da/booking-presets.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { DraftSelect, DraftText } from "#web/components/booking-form/fields/draft-fields.tsx";
import { hourOptions } from "#web/components/booking-form/fields/options.ts";
import { PresetField } from "#web/components/booking-form/fields/preset-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

interface EssentialsPartProps {
  staffTypes: readonly WireStaffType[];
  isAdmin: boolean;
  countLock: string | undefined;
  fewest: number;
  onStaffType?: (id: number) => void;
}

/** What decides the price: the half of the form that visitors see first. */
export function EssentialsPart({ isAdmin, ...staff }: EssentialsPartProps) {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.essentials}</legend>
      <div className="grid-2 booking-fields">
        <StaffFields {...staff} />
        <WhenFields isPastAllowed={isAdmin} />
        <div className="span-2">
          <PresetField
            name="arrangement_type"
            shape="select"
            label={texts.arrangement}
            otherLabel={texts.arrangementOther}
            presets={arrangementTypes}
          />
        </div>
        <PlaceFields />
        <DraftText
          label={texts.hourlyWage}
          unit="kr."
          mask="digitsAndComma"
          maxLength={9}
          name="hourly_wage"
        />
        <DraftSelect label={texts.transport} options={hourOptions(transportChoices)} name="transport_wage" />
      </div>
    </fieldset>
  );
}
