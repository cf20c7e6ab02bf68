import { MapPin } from "lucide-react";
import { openEndpoints } from "#contract/areas/open.ts";
import { bookingFormTexts as texts } from "#texts/da/booking-form.ts";
import { call } from "#web/client/call.ts";
import { SuggestField } from "#web/kit/choices/suggest-field.tsx";
import type { Suggestion } from "#web/kit/choices/use-suggestions.ts";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { useBookingFields, useField } from "./form-fields.ts";

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

  function place({ address, zipCode, city, url }: Omit<Place, keyof Suggestion>) {
    setValue("address_url", url);
    setValue("zip_code", zipCode, again);
    setValue("city", city, again);
    setValue("address", address, again);
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
        onPick={place}
        error={error ?? formState.errors.address_url?.message}
        {...address}
        onChange={(event) => {
          place({ address: event.target.value, zipCode: "", city: "", url: "" });
          return onChange(event);
        }}
      />
      <TextField label={texts.zipCode} isReadOnly {...useField("zip_code")} />
      <TextField label={texts.city} isReadOnly {...useField("city")} />
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
