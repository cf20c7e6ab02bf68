import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { DraftText } from "#web/components/booking-form/fields/draft-fields.tsx";
import { useBookingFields, useField } from "#web/components/booking-form/fields/form-fields.ts";
import { AddressField, type Place } from "#web/components/places/address-field.tsx";

/** The address, picked from suggestions; postal code and city only follow from a pick. */
export function PlaceFields() {
  const { setValue, formState } = useBookingFields();
  const { onChange, error, ...address } = useField("address");
  const again = { shouldValidate: formState.isSubmitted, shouldDirty: true };

  function follow({ zipCode, city, url }: Pick<Place, "zipCode" | "city" | "url">) {
    setValue("address_url", url);
    setValue("zip_code", zipCode, again);
    setValue("city", city, again);
  }

  function pick(place: Place) {
    follow(place);
    setValue("address", place.address, again);
  }

  return (
    <>
      <AddressField
        className="span-2"
        label={texts.address}
        hint={texts.addressHint}
        onPick={pick}
        error={error}
        {...address}
        onChange={(event) => {
          follow({ zipCode: "", city: "", url: "" });
          return onChange(event);
        }}
      />
      <DraftText label={texts.zipCode} isReadOnly name="zip_code" />
      <DraftText label={texts.city} isReadOnly name="city" />
    </>
  );
}
