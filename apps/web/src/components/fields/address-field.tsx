import { MapPin } from "lucide-react";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { call } from "#web/api/calls/call.ts";
import { ComboBox, type ComboBoxProps } from "#web/ui/choices/combo-box.tsx";
import type { Suggestion } from "#web/ui/choices/use-suggestions.ts";

/** A place of the address service; `address` is its street and number. */
export interface Place extends Suggestion {
  address: string;
  zipCode: string;
  city: string;
  url: string;
}

type AddressFieldProps = Omit<ComboBoxProps<Place>, "suggest" | "icon" | "emptyText">;

/** The field of a street and number, with the address service's suggestions. */
export function AddressField(props: AddressFieldProps) {
  const hint = (typed: string) => texts.addressNone[missingOf(typed)];
  return <ComboBox {...props} icon={MapPin} emptyText={hint} suggest={suggestPlaces} />;
}

async function suggestPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const found = await call(lookupEndpoints.autocomplete, { query: { q: query }, signal });
  return found.map(({ text, street, house_number, zip_code, city, url }) => ({
    id: url,
    label: text,
    address: `${street} ${house_number}`.trim(),
    zipCode: zip_code,
    city,
    url,
  }));
}

/** What an address still lacks to be found, as far as the typing shows. */
export function missingOf(typed: string): "number" | "place" | "nothing" {
  const [, end] = /\p{L}.*?[\s,]\d+(.*)$/u.exec(typed) ?? [];
  if (end === undefined) return "number";
  const hasPlace = /[\s,]\d{4}(?!\d)|[\s,]\p{L}{3}/u.test(end);
  return hasPlace ? "nothing" : "place";
}
