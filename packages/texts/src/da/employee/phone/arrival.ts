/** Coming to the place of a shift, as the employee sees it. */
export const arrivalTexts = {
  title: "Når du er på stedet",
  opens: (moment: string) => `Virksomheden viser en pinkode på stedet. Du kan skrive den her fra ${moment}.`,
  hint: "Fire cifre, som virksomheden viser dig. Du kan også scanne billedet ved siden af.",
  pin: "Pinkode",
  here: "Jeg er her",
  arrived: (moment: string) => `Du er kommet ${moment}`,
  saved: "Virksomheden kan se, at du er kommet.",
  kept: "Gemt på telefonen. Virksomheden får besked, når der er forbindelse.",
  failed: "Vi kunne ikke melde, at du er kommet. Prøv igen.",
} as const;

/** Arrival, as the company sees it. */
export const companyArrivalTexts = {
  title: "Ankomst",
  off: "Lad medarbejderne melde, at de er kommet, med en pinkode, som I viser på stedet. Så kan I se, hvem der mangler.",
  turnOn: "Brug pinkode",
  turnOff: "Slå fra",
  renew: "Ny pinkode",
  renewed: "Pinkoden er ny. Vis eller udskriv den igen.",
  turnedOff: "Pinkoden er slået fra.",
  /** Before digits that may hang on a wall stop working. */
  ask: {
    renew: {
      title: "Lav en ny pinkode?",
      text: "Den gamle virker ikke mere, heller ikke på det, I har udskrevet og hængt op. Den, der er kommet, er stadig kommet.",
      confirm: "Lav ny pinkode",
      cancel: "Behold den gamle",
    },
    off: {
      title: "Slå pinkoden fra?",
      text: "Medarbejderne kan ikke melde, at de er kommet, og det, I har udskrevet, virker ikke mere. Slår I den til igen, får I en ny pinkode.",
      confirm: "Slå pinkoden fra",
      cancel: "Behold pinkoden",
    },
  },
  pin: "Pinkode",
  show: "Vis den på stedet, eller lad medarbejderne scanne billedet med telefonens kamera.",
  scan: "Billede til at scanne med telefonens kamera",
  print: "Udskriv",
  came: (came: number, of: number) => `${came} af ${of} er kommet`,
  nobody: "Her står, hvem der er kommet, når nogen er valgt.",
  at: (moment: string) => `Kommet ${moment}`,
  missing: "Ikke kommet endnu",
  failed: "Pinkoden kunne ikke ændres. Prøv igen.",
} as const;
