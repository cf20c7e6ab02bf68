/** The list of the staff of a booking, to hang up: who comes, and who signs. */
export const staffListTexts = {
  title: "Personaleliste",
  fetch: "Personaleliste",
  failed: "Personalelisten kunne ikke hentes. Prøv igen.",
  when: "Tidspunkt",
  where: "Adresse",
  department: "Afdeling",
  contact: "Kontaktperson",
  dress: "Påklædning",
  head: ["Navn", "Telefon", "Mødt", "Gået", "Underskrift"],
  open: (count: number) => (count === 1 ? "1 plads er ikke besat." : `${count} pladser er ikke besat.`),
  file: (bookingId: number) => `personaleliste-${bookingId}.pdf`,
  page: (page: number, of: number) => `Side ${page} af ${of}`,
} as const;
