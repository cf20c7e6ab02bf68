import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import {
  lowerDressCodes,
  otherChoice,
  shoesDressCodes,
  upperDressCodes,
} from "#texts/da/corporation/booking-presets.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { RoleDraft, RoleDress } from "./order-draft.ts";

const parts = [
  { name: "upper_dress_code", label: bookingFormTexts.upperDress, presets: upperDressCodes },
  { name: "lower_dress_code", label: bookingFormTexts.lowerDress, presets: lowerDressCodes },
  { name: "shoes_dress_code", label: bookingFormTexts.shoes, presets: shoesDressCodes },
] as const;

interface OwnDressProps {
  role: RoleDraft;
  /** What everybody of the order wears, which it begins with. */
  common: RoleDress;
  /** What is wrong, by the field of the line. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<RoleDraft>) => void;
}

/** What a role wears where it is something else than the others. */
export function OwnDress({ role: { dress }, common, errors, onChange }: OwnDressProps) {
  const set = (change: Partial<RoleDress>) => dress && onChange({ dress: { ...dress, ...change } });
  return (
    <div className="stack stack--tight">
      <Checkbox
        checked={dress !== null}
        onChange={(event) => onChange({ dress: event.target.checked ? common : null })}
      >
        {texts.ownDress}
      </Checkbox>
      {dress && (
        <div className="role-fields role-dress">
          {parts.map(({ name, label, presets }) => (
            <div key={name} className="stack stack--tight">
              <NativeSelect
                label={label}
                options={[...presets, otherChoice].map((text) => ({ value: text, label: text }))}
                value={dress[name]}
                error={errors[name]}
                onChange={(event) => set({ [name]: event.target.value })}
              />
              {dress[name] === otherChoice && (
                <TextField
                  label={
                    name === "shoes_dress_code" ? bookingFormTexts.shoesOther : bookingFormTexts.dressOther
                  }
                  maxLength={200}
                  value={dress[`${name}_other`]}
                  error={errors[`${name}_other`]}
                  onChange={(event) => set({ [`${name}_other`]: event.target.value })}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
