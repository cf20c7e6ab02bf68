import type { Brand } from "../brand.ts";

/** Toasts that carry the brand's name. */
export const brandedToasts = {
  bookingCreateFailed: (brand: Brand) =>
    `Noget gik galt, da vi prøvede at oprette dit arrangement. Kontakt ${brand.name}, hvis fejlen gentager sig`,
  saveFailed: (brand: Brand) =>
    `Kunne ikke gemme ændringerne. Hvis fejlen fortsætter, venligst kontakt ${brand.name}`,
  /** Names the product. */
  welcome: (brand: Brand) => `Velkommen til ${brand.name}! Jeres profil er klar.`,
  /** Mentions the first job. */
  welcomeWithBooking: (brand: Brand) =>
    `Velkommen til ${brand.name}! Jeres første job er oprettet, og vi skriver, når det er godkendt.`,
  transferFailed: (brand: Brand) =>
    `Noget gik galt, da vi prøvede at finde din gamle profil. Hvis problemet fortsætter, kontakt ${brand.supportEmail}`,
  experienceAddFailed: (brand: Brand) => `Kunne ikke tilføje erfaring...${contactHint(brand)}`,
  experienceUpdateFailed: (brand: Brand) => `Kunne ikke opdater erfaring...${contactHint(brand)}`,
  experienceDeleteFailed: (brand: Brand) => `Kunne ikke slette erfaring...${contactHint(brand)}`,
  experienceLoadFailed: (brand: Brand) => `Kunne ikke hente erfaringer...${contactHint(brand)}`,
} as const;

function contactHint(brand: Brand): string {
  return ` Hvis fejlen fortsætter, venligst kontakt ${brand.name}`;
}
