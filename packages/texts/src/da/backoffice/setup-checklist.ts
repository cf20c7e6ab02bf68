import type { SetupStep } from "#rules/shifts/setup-checklist.ts";

/** The card on an admin's first page while an installation is new. */
export const setupChecklistTexts = {
  title: "Kom i gang",
  lead: "Her er vejen til den første vagt. Når den er arbejdet, forsvinder kortet.",
  progress: (done: number, all: number) => `${done} af ${all} er på plads`,
  done: "På plads",
  later: "Kan vente",
} as const;

/** What each step is, why, and what its button says; where a setting is needed, which one. */
export const setupStepTexts: Record<SetupStep, { title: string; text: string; action: string }> = {
  staff_types: {
    title: "Opret personaletyper",
    text: "Uden dem er der intet at booke, og ingen medarbejder kan vælge, hvad de kan.",
    action: "Opret den første",
  },
  fees: {
    title: "Vælg jeres gebyrer",
    text: "De lægges til timelønnen i alle nye bookinger. Gem dem, også hvis de passer, som de er.",
    action: "Se gebyrerne",
  },
  wages: {
    title: "Vælg timelønnen",
    text: "Den, en ny booking begynder med. Virksomheden kan vælge en anden.",
    action: "Se timelønnen",
  },
  terms: {
    title: "Gem skabelonen til ansættelsesbeviser",
    text: "Uden den får ingen et bevis med deres første vagt. Den er skrevet på forhånd og skal have jeres navn og CVR-nr.",
    action: "Se skabelonen",
  },
  contact: {
    title: "Skriv jeres eget nummer og jeres egen e-mail på",
    text: "Øverst på siderne og i alle mails står et nummer og en e-mail, som er fundet på. Den, der driver serveren, sætter SUPPORT_PHONE og SUPPORT_EMAIL.",
    action: "Se, hvad folk læser",
  },
  email: {
    title: "Slut e-mail til",
    text: "Den, der driver serveren, sætter SMTP_URL og MAIL_FROM. Indtil da venter alle mails i postkassen.",
    action: "Se postkassen",
  },
  sign_in: {
    title: "Giv medarbejderne en vej ind",
    text: "Uden den kan ingen medarbejder logge ind. Den, der driver serveren, sætter SMTP_URL, så får de en kode på mail. Koder på SMS, Facebook og Apple kan komme til.",
    action: "Se postkassen",
  },
  sms: {
    title: "Slut SMS til",
    text: "Den, der driver serveren, sætter GATEWAYAPI_TOKEN. Indtil da venter alle SMS'er i postkassen.",
    action: "Se postkassen",
  },
  company: {
    title: "Få den første virksomhed med",
    text: "Send dem adressen på jeres forside. Dér opretter de sig selv, eller de booker med det samme og opretter sig bagefter.",
    action: "Se virksomhederne",
  },
  people: {
    title: "Inviter de første medarbejdere",
    text: "De får et link på mail eller SMS og udfylder deres profil. Når I har godkendt dem under «Nye profiler», kan de søge.",
    action: "Inviter",
  },
  booking: {
    title: "Godkend den første booking",
    text: "Virksomheden booker på sin egen side. Når I har godkendt bookingen, kan medarbejderne søge den.",
    action: "Se, hvad der venter",
  },
  shift: {
    title: "Få den første vagt arbejdet",
    text: "En medarbejder søger, virksomheden vælger, og efter vagten stempler begge deres tider. Så godkender I timerne.",
    action: "Se bookingerne",
  },
  accounting: {
    title: "Skriv, hvem jeres fakturaer er fra",
    text: "Navn, CVR-nr., adresse og bankkonto. Uden dem sendes ingen faktura. Bruger I Billy eller e-conomic, sætter den, der driver serveren, det op.",
    action: "Se fakturaoplysningerne",
  },
};
