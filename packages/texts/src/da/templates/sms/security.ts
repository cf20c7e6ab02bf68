import type { ToldField } from "#rules/people/profile-change.ts";
import type { WayKind } from "#rules/people/security/ways-in.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { toldFieldNames } from "#texts/da/common/told-fields.ts";
import { wayKindWords } from "#texts/da/common/way-kinds.ts";
import type { PasskeyChange } from "#texts/da/templates/email/passkey.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { listOf } from "#texts/format/numbers.ts";

const passkeys: Readonly<Record<PasskeyChange, string>> = {
  add_passkey: "slået til",
  remove_passkey: "slået fra",
};

/** To an employee whose pay or contact data was changed, at the number that stood there before. It names no value. */
export function profileDataChangedSms(fields: readonly ToldField[], brand: Brand): string {
  const names = listOf(fields.map((field) => toldFieldNames[field]));
  return `${brand.name}: ${names} er ændret på din profil. Var det ikke efter aftale med dig, så ring ${formatPhone(brand.supportPhone)}.`;
}

/** To an employee without an e-mail, with a new passkey or with one less; `device` in words. */
export function passkeyChangedSms(
  { change, device }: { readonly change: PasskeyChange; readonly device: string },
  brand: Brand,
): string {
  return `${brand.name}: Login med fingeraftryk eller ansigt er ${passkeys[change]} på ${device}. Var det ikke dig, så ring ${formatPhone(brand.supportPhone)}.`;
}

/** To the number of a way in that was removed, or to the person. It names no address. */
export function wayInRemovedSms(
  { kind, byOffice }: { readonly kind: WayKind; readonly byOffice: boolean },
  brand: Brand,
): string {
  const by = byOffice ? " af vores kontor" : "";
  return `${brand.name}: En måde at logge ind på er fjernet fra din profil${by}: ${wayKindWords[kind]}. Var det ikke efter aftale med dig, så ring ${formatPhone(brand.supportPhone)}.`;
}

/** To the number of a profile without an e-mail that the office has merged with another. */
export function profilesMergedSms(brand: Brand): string {
  return `${brand.name}: Dine to profiler er samlet til én. Har du kun haft én profil, så ring ${formatPhone(brand.supportPhone)}.`;
}
