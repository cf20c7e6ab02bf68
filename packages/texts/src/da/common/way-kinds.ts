import type { WayKind } from "#rules/people/security/ways-in.ts";

/** What signs an employee in. */
export const wayKindWords: Readonly<Record<WayKind, string>> = {
  facebook: "Facebook",
  apple: "Apple",
  local: "Prøvelogin",
  email: "Kode til e-mail",
  phone: "Kode til mobil",
  passkey: "Fingeraftryk eller ansigt",
};
