import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { lowerDressCodes, shoesDressCodes, upperDressCodes } from "#texts/da/corporation/booking-presets.ts";
import { DraftText, PresetField } from "./controls.tsx";

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
