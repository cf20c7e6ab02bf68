/** Being on the way, late, or missed, as the employee sees it. */
export const arrivingTexts = {
  /** Somebody waits. */
  asked: {
    title: "Er du på vej?",
    byCompany: (company: string) =>
      `${company} skriver, at du ikke er kommet. Svar med det samme, så de ved besked.`,
    byOffice: (company: string) =>
      `Vi hører, at du ikke er kommet til vagten hos ${company}. Svar med det samme, så vi ved besked.`,
    byClock: (company: string) => `${company} venter på dig, og du har ikke tastet pinkoden endnu.`,
    pin: "Er du der, så tast pinkoden herunder.",
    home: (company: string) => `${company} venter på dig. Er du på vej?`,
    homeHint: "Svar nu, så alle ved besked",
  },
  title: "Bliver du forsinket?",
  hint: "Skriv det her, så får virksomheden en sms med det samme.",
  minutes: "Hvor meget?",
  count: (minutes: number) => `${minutes}\u00a0min.`,
  late: "Jeg er forsinket",
  changeLate: "Ret minutterne",
  onMyWay: "Jeg er på vej",
  here: "Jeg er her",
  /** What the company has been told. */
  told: (minutes: number | null, moment: string) =>
    minutes === null
      ? `Du skrev ${moment}, at du er på vej.`
      : `Du skrev ${moment}, at du kommer ${minutes}\u00a0min. for sent.`,
  /** After the end, while nobody of the office has decided. */
  saidMissed:
    "Virksomheden har skrevet, at du ikke mødte op. Var du der, så stempel dine tider. Så svarer virksomheden på dem.",
  stamp: "Stempel mine tider",
  savedLate: "Virksomheden har fået besked",
  savedHere: "Alle har fået besked om, at du er kommet",
  failed: "Det kom ikke frem. Prøv igen, eller ring.",
  callUs: (phone: string) => `Ring til os, ${phone}`,
} as const;
