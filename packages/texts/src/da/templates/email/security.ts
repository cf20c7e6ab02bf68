import type { Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { type Email, layOut } from "./layout.ts";

/** What can happen to the way in which an account proves itself. */
export type SecurityChange = keyof typeof changes;

const changes = {
  app_on: {
    subject: "Totrinslogin med app er slået til",
    text: "Fra nu af skal I også skrive en kode fra jeres app, når I logger ind.",
  },
  app_off: {
    subject: "Totrinslogin med app er slået fra",
    text: "Der skal ikke længere bruges en kode fra en app for at logge ind.",
  },
  passkey_added: {
    subject: "En adgangsnøgle er tilføjet",
    text: "Adgangsnøglen kan fra nu af bruges som andet trin, når I logger ind.",
  },
  passkey_removed: {
    subject: "En adgangsnøgle er fjernet",
    text: "Adgangsnøglen kan ikke længere bruges til at logge ind.",
  },
  codes_renewed: {
    subject: "I har fået nye gendannelseskoder",
    text: "De gamle gendannelseskoder virker ikke længere.",
  },
  code_used: {
    subject: "En gendannelseskode er brugt",
    text: "Nogen har brugt en af jeres gendannelseskoder. Den virker ikke igen.",
  },
  reset: {
    subject: "Jeres totrinslogin er nulstillet",
    text: "Totrinslogin er slået fra, og I er logget ud alle steder. Log ind med jeres kodeord, og sæt det op igen under Sikkerhed.",
  },
} as const;

/** The reason that stands in the mail when whoever runs the server resets a second factor. */
export const resetOnServer = "Nulstillet på serveren.";

/** To an account whose way of proving itself changed. */
export function securityChanged(
  facts: {
    readonly contactPerson: string;
    readonly change: SecurityChange;
    readonly at: Moment;
    readonly reason: string | null;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const { subject, text } = changes[facts.change];
  return layOut(
    {
      subject,
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `${text} Det skete ${formatMomentLong(facts.at, facts.at)}.`,
        ...(facts.reason === null ? [] : [`Årsag: ${facts.reason}`]),
        "Var det ikke jer, så skift jeres kodeord med det samme, og kontakt os.",
      ],
      action: { label: "Se Sikkerhed", link: facts.link },
    },
    brand,
  );
}

/** To every admin when an export was taken: who, when and which, never what stood in it. */
export function exportTaken(
  facts: {
    readonly contactPerson: string;
    readonly who: string;
    readonly what: keyof typeof exports;
    readonly at: Moment;
    readonly link: string;
  },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Udtræk hentet: ${exports[facts.what]}`,
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `${facts.who} hentede ${exports[facts.what]} ${formatMomentLong(facts.at, facts.at)}.`,
        "Det får alle admins besked om hver gang. Ser det forkert ud, så afslut sessionerne under Sikkerhed, og skift kodeord.",
      ],
      action: { label: "Se Sikkerhed", link: facts.link },
    },
    brand,
  );
}

const exports = {
  employees: "oversigten over ansatte med CPR- og kontonumre",
  corporations: "oversigten over virksomheder",
} as const;

/** To every admin when wrong passwords or codes pile up. */
export function securityAlert(
  facts: {
    readonly contactPerson: string;
    readonly failures: number;
    /** Whose account it is, where it is one. */
    readonly account: string | null;
    /** Where they come from, where they come from one place. */
    readonly network: string | null;
    readonly at: Moment;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const where = facts.network === null ? "" : ` fra netværket ${facts.network}`;
  const at = facts.account === null ? "" : `hos ${facts.account} `;
  return layOut(
    {
      subject: "Mange forkerte kodeord",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `Inden for en time er der ${at}tastet ${facts.failures} forkerte kodeord eller koder${where}. Det seneste var ${formatMomentLong(facts.at, facts.at)}.`,
        "Systemet bremser forsøgene selv. Er kontoen jeres eller en kundes, så spørg, om det er dem, og skift kodeord, hvis det ikke er.",
      ],
      action: { label: "Se loggen", link: facts.link },
    },
    brand,
  );
}
