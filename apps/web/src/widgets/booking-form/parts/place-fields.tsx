import { MapPin } from "lucide-react";
import { openEndpoints } from "#contract/areas/open.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { call } from "#web/client/call.ts";
import { SuggestField } from "#web/kit/choices/suggest-field.tsx";
import type { Suggestion } from "#web/kit/choices/use-suggestions.ts";
import { DraftText } from "#web/widgets/booking-form/fields/draft-fields.tsx";
import { useBookingFields, useField } from "#web/widgets/booking-form/fields/form-fields.ts";

interface Place extends Suggestion {
  address: string;
  zipCode: string;
  city: string;
  url: string;
}

/** The address, picked from suggestions; postal code and city only follow from a pick (C-216 to C-218). */
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
      <SuggestField
        className="span-2"
        label={texts.address}
        hint={texts.addressHint}
        icon={MapPin}
        emptyText={texts.addressNone}
        suggest={suggestPlaces}
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

async function suggestPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const found = await call(openEndpoints.autocomplete, { query: { q: query }, signal });
  return found.map(({ text, street, house_number, zip_code, city, url }) => ({
    id: url,
    label: text,
    address: `${street} ${house_number}`.trim(),
    zipCode: zip_code,
    city,
    url,
  }));
}
