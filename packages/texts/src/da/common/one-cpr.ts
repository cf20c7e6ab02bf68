/** To a person whose CPR number stands on another profile; `phone` as it is shown. */
export function cprTaken(phone: string): string {
  return `Det CPR-nr. står allerede på en anden profil hos os. Har du haft en profil før? Ring til os på ${phone}, så hjælper vi dig ind på den.`;
}

/** To a person who has typed numbers of others all day; `phone` as it is shown. */
export function cprTriedTooOften(phone: string): string {
  return `Du har prøvet mange CPR-numre i dag. Prøv igen i morgen, eller ring til os på ${phone}.`;
}

/** To the office, which types a number that another profile has. */
export const cprTakenForOffice =
  "Det CPR-nr. står allerede på en anden profil. Er det én og samme person, så saml de to profiler på personens side.";
