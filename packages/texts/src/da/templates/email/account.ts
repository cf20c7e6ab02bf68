import { SIGN_UP_LINK_DAYS } from "#rules/people/confirmed-email.ts";
import { INVITATION_DAYS } from "#rules/people/invitation.ts";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { companyRoleNames, companyRoleTasks } from "#texts/da/users/company-roles.ts";
import { officeRoleNames } from "#texts/da/users/office-roles.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { type Email, layOut } from "./layout.ts";

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

/** To somebody whom an owner of a company has made a user of it; the link works once. */
export function companyInvitation(
  facts: {
    readonly name: string;
    readonly company: string;
    readonly role: CompanyRole;
    readonly link: string;
  },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Du er inviteret til ${facts.company} hos ${brand.name}`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `${facts.company} har oprettet dig som ${companyRoleNames[facts.role].toLowerCase()} hos ${brand.name}. ${companyRoleTasks[facts.role]}`,
        `Vælg et kodeord, og log ind med den e-mail, som dette brev er sendt til. Linket virker én gang og i ${INVITATION_DAYS} dage.`,
      ],
      action: { label: "Vælg kodeord", link: facts.link, isSecret: true },
    },
    brand,
  );
}

/** To a company whose password has just been changed, in its profile or by a mailed link. */
export function passwordChanged(
  facts: { readonly contactPerson: string; readonly hasCalendar: boolean; readonly link: string },
  brand: Brand,
): Email {
  const calendar = facts.hasCalendar ? ", og jeres kalender har fået en ny adresse" : "";
  return layOut(
    {
      subject: "Jeres kodeord er ændret",
      greeting: `Hej ${facts.contactPerson}`,
      paragraphs: [
        `Kodeordet til jeres profil er lige blevet ændret. Alle andre er logget ud${calendar}.`,
        `Var det ikke jer, så vælg straks et nyt kodeord med knappen her, og ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Vælg nyt kodeord", link: facts.link },
    },
    brand,
  );
}

/**
 * To the e-mail that a company signed up with: the link that confirms it; it works once and for seven days. Whoever signs up
 * may write any address, so it holds nothing that was typed. The link opens nothing, so the office's mailbox shows it.
 */
export function confirmSignUpEmail(facts: { readonly link: string }, brand: Brand): Email {
  return layOut(
    {
      subject: "Bekræft jeres e-mail",
      greeting: "Hej",
      paragraphs: [
        `Nogen har oprettet en profil hos ${brand.name} med denne e-mail. Er det jer, så tryk på knappen. Først da kan vi godkende jeres bookinger.`,
        `Linket virker én gang og i ${SIGN_UP_LINK_DAYS} dage.`,
        "Var det ikke jer, så skal I ikke gøre noget. Uden bekræftelsen sender vi ikke personale ud.",
      ],
      action: { label: "Bekræft e-mail", link: facts.link },
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
