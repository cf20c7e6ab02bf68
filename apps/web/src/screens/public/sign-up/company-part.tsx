import { type ChangeEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { isCvr } from "#rules/people/numbers.ts";
import { corporationMessages } from "#texts/da/common/validation.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { call } from "#web/api/calls/call.ts";
import { AddressField, type Place } from "#web/components/fields/address-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type SignUpValues, useSignUpField } from "./use-sign-up-field.ts";

/** Name and address; the public register may fill in what is still empty, an address that is picked brings its city. */
export function CorporationPart() {
  const cvr = useSignUpField("cvr_nr");
  const { isLooking, lookUp } = useRegister();
  const { setValue, formState } = useFormContext<SignUpValues>();

  function pick({ address, zipCode, city }: Place) {
    const again = { shouldValidate: formState.isSubmitted };
    setValue("address", address, again);
    setValue("city_zip", zipCode, again);
    setValue("city", city, again);
  }

  return (
    <fieldset className="form-part">
      <legend>{texts.sections.corporation}</legend>
      <div className="grid-2 booking-fields sign-up-fields">
        <TextField
          label={texts.cvr}
          hint={texts.cvrHint}
          mask="digits"
          maxLength={8}
          isLoading={isLooking}
          {...cvr}
          onChange={(event) => {
            void lookUp(event);
            return cvr.onChange(event);
          }}
        />
        <TextField label={texts.name} autoComplete="organization" {...useSignUpField("name")} />
        <AddressField
          className="span-2"
          label={texts.address}
          hint={texts.addressHint}
          onPick={pick}
          {...useSignUpField("address")}
        />
        <TextField
          className="half"
          label={texts.zip}
          autoComplete="postal-code"
          mask="digits"
          maxLength={4}
          {...useSignUpField("city_zip")}
        />
        <TextField
          className="half"
          label={texts.city}
          autoComplete="address-level2"
          {...useSignUpField("city")}
        />
      </div>
    </fieldset>
  );
}

/**
 * Looks a complete CVR number up. What the person wrote is never overwritten, and no answer is no error; a closed company
 * is said under the number.
 */
function useRegister() {
  const { getValues, setValue, setError, formState } = useFormContext<SignUpValues>();
  const [isLooking, setLooking] = useState(false);

  async function lookUp({ target }: ChangeEvent<HTMLInputElement>) {
    const cvr = target.value;
    if (!isCvr(cvr)) return;
    setLooking(true);
    const found = await call(lookupEndpoints.lookUpCompany, { params: { cvr } }).catch(() => null);
    setLooking(false);
    if (!found || getValues("cvr_nr") !== cvr) return;
    if (found.is_closed) return setError("cvr_nr", { message: corporationMessages.cvrClosed });
    for (const name of ["name", "address", "city_zip", "city"] as const) {
      if (!getValues(name)) setValue(name, found[name], { shouldValidate: formState.isSubmitted });
    }
  }

  return { isLooking, lookUp };
}
