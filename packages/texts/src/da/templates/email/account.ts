import { INVITATION_DAYS } from "#rules/people/invitation.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { officeRoleNames } from "#texts/da/common/office-roles.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { type Email, layOut } from "./layout.ts";

/**
 * To a new corporation; `hasBooking` when its first booking came with the sign-up. Whoever signs up may write any
 * address: nothing that was typed stands in it, so that nobody lets us write their words to strangers.
 */
export function welcomeCorporation(
  facts: { readonly hasBooking: boolean; readonly link: string },
  brand: Brand,
): Email {
  const next = facts.hasBooking
    ? "Jeres første job er oprettet. Vi skriver, når det er godkendt."
    : "Når I får brug for personale, opretter I en gratis og uforpligtende booking.";
  return layOut(
    {
      subject: `Velkommen til ${brand.name}`,
      greeting: "Hej",
      paragraphs: [`I har nu en profil hos ${brand.name}.`, next],
      action: { label: "Log ind", link: facts.link },
    },
    brand,
  );
}

/** The link to a new password; it works once and for an hour. As the welcome, it holds nothing that was typed. */
export function passwordReset(facts: { readonly link: string }, brand: Brand): Email {
  return layOut(
    {
      subject: "Vælg et nyt kodeord",
      greeting: "Hej",
      paragraphs: [
        "Nogen har bedt om et nyt kodeord til jeres profil. Linket virker én gang og i 1 time.",
        "Var det ikke jer, så skal I ikke gøre noget. Jeres kodeord er det samme.",
      ],
      action: { label: "Vælg nyt kodeord", link: facts.link, isSecret: true },
    },
    brand,
  );
}

/** To somebody whom an owner has made a user of the office; the link works once. */
export function officeInvitation(
  facts: { readonly name: string; readonly role: OfficeRole; readonly link: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Du er inviteret til kontoret hos ${brand.name}`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `Du er oprettet som ${officeRoleNames[facts.role].toLowerCase()} på kontoret hos ${brand.name}.`,
        `Vælg et kodeord, og log ind med den e-mail, som dette brev er sendt til. Linket virker én gang og i ${INVITATION_DAYS} dage.`,
      ],
      action: { label: "Vælg kodeord", link: facts.link, isSecret: true },
    },
    brand,
  );
}

/** To a company whose password has just been changed, in its profile or by a mailed link. */
export function passwordChanged(
  facts: { readonly contactPerson: string; readonly link: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Jeres kodeord er ændret",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        "Kodeordet til jeres profil er lige blevet ændret. Alle andre er logget ud, og jeres kalender har fået en ny adresse.",
        `Var det ikke jer, så vælg straks et nyt kodeord med knappen her, og ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Vælg nyt kodeord", link: facts.link },
    },
    brand,
  );
}

/** To the new e-mail: the link that makes it the one that signs in; it works once and for a day. */
export function confirmNewEmail(
  facts: { readonly contactPerson: string; readonly corporationName: string; readonly link: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Bekræft jeres nye e-mail",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `${facts.corporationName} vil bruge denne e-mail hos ${brand.name}. Linket virker én gang og i 24 timer.`,
        "Er det ikke jer, så skal I ikke gøre noget. Uden bekræftelsen sker der ingenting.",
      ],
      action: { label: "Bekræft e-mail", link: facts.link, isSecret: true },
    },
    brand,
  );
}

/** To the e-mail in force: somebody with the password, or an admin whom the company called, has asked for another. */
export function emailWillChange(
  facts: {
    readonly contactPerson: string;
    readonly newEmail: string;
    readonly byAdmin: boolean;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const asked = facts.byAdmin
    ? `Nogen har ringet til os og bedt om, at jeres profil fremover bruger ${facts.newEmail}.`
    : `Nogen med jeres kodeord har bedt om, at jeres profil fremover bruger ${facts.newEmail}.`;
  return layOut(
    {
      subject: "Jeres e-mail er ved at blive ændret",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `${asked} Det sker først, når den nye e-mail er bekræftet.`,
        `Var det ikke jer, så log ind, tryk «Fortryd» ved e-mailen, og skift kodeord. Kan I ikke komme ind, så ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Se jeres profil", link: facts.link },
    },
    brand,
  );
}

/** To the e-mail of before: another one signs in now. */
export function emailChanged(
  facts: { readonly contactPerson: string; readonly newEmail: string; readonly link: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Jeres e-mail er ændret",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `Jeres profil bruger nu ${facts.newEmail}, både til at logge ind og til beskeder. Alle andre er logget ud.`,
        `Var det ikke jer, så ring straks til os på ${formatPhone(brand.supportPhone)} eller skriv til ${brand.supportEmail}. Så spærrer vi profilen og hjælper jer ind igen.`,
      ],
      action: { label: "Log ind", link: facts.link },
    },
    brand,
  );
}

/** To a company when the office has agreed on prices with it: from when, and what; without lines it has everybody's. */
export function priceAgreementSaved(
  facts: {
    readonly contactPerson: string;
    readonly validFrom: Day;
    readonly lines: readonly { readonly name: string; readonly value: string }[];
    readonly link: string;
  },
  brand: Brand,
): Email {
  const { contactPerson, validFrom, lines, link } = facts;
  const day = formatDayLong(validFrom);
  const paragraphs =
    lines.length === 0
      ? ["Fra den dag har I de almindelige priser og vilkår."]
      : ["Det her er aftalt med jer. Alt andet er som for alle."];
  return layOut(
    {
      subject: `Jeres prisaftale fra ${day}`,
      greeting: `Hej ${contactPerson}`,
      paragraphs: [
        ...paragraphs,
        `Aftalen gælder for det, som I bestiller fra ${day}. Det, som I allerede har bestilt, beholder sin pris.`,
        `Er noget ikke, som I havde regnet med, så ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      facts: lines.map(({ name, value }) => [name, value] as const),
      action: { label: "Se prisaftalen", link },
    },
    brand,
  );
}

/** To a company that an agreement was told to which does not come to hold; `lines`: what holds from that day instead. */
export function priceAgreementWithdrawn(
  facts: {
    readonly contactPerson: string;
    readonly validFrom: Day;
    readonly lines: readonly { readonly name: string; readonly value: string }[];
    readonly link: string;
  },
  brand: Brand,
): Email {
  const { contactPerson, validFrom, lines, link } = facts;
  const day = formatDayLong(validFrom);
  return layOut(
    {
      subject: `Jeres prisaftale fra ${day} er trukket tilbage`,
      greeting: `Hej ${contactPerson}`,
      paragraphs: [
        `Den prisaftale, som vi skrev til jer om, og som skulle gælde fra ${day}, kommer ikke til at gælde.`,
        lines.length === 0
          ? "I har de almindelige priser og vilkår."
          : "Det her er aftalt med jer fra den dag. Alt andet er som for alle.",
        `Er det ikke, som I havde regnet med, så ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      facts: lines.map(({ name, value }) => [name, value] as const),
      action: { label: "Se prisaftalen", link },
    },
    brand,
  );
}
