import * as z from "zod/mini";
import { profileFields } from "#contract/corporations/corporation.endpoints.ts";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { formatPhone } from "#texts/format/contact.ts";

const {
  icon_image: _icon,
  profile_image: _profile,
  baseURL_image: _base,
  ...withoutPictures
} = profileFields;
const { payment_type: _type, payment_deadline: _deadline, ...withoutPayment } = withoutPictures;
const { standard_fee: _s, urgent_booking_fee: _u, emergency_booking_fee: _e, ...fields } = withoutPayment;

/** The form of the profile in the browser: the contract's fields without the pictures and what the price agreement has, which are saved apart. */
export const profileForm = z.object(fields);

export type ProfileValues = z.input<typeof profileForm>;
export type ProfileOutput = z.output<typeof profileForm>;

/** What stands in the form at first. */
export function valuesOf(corporation: WireCorporation): ProfileValues {
  const names = Object.keys(fields) as (keyof ProfileValues)[];
  const own: ProfileValues = Object.fromEntries(names.map((name) => [name, corporation[name]]));
  return { ...own, phone: formatPhone(corporation.phone) };
}

/** Only what was changed is sent, so that somebody else's change of another field stays. */
export function changedOnly(
  values: ProfileOutput,
  dirty: Partial<Record<keyof ProfileValues, unknown>>,
): Partial<ProfileOutput> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof ProfileValues]));
}
