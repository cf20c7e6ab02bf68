import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { type Email, layOut } from "./layout.ts";

interface ApprovalFacts {
  readonly firstName: string;
  readonly link: string;
}

/** To an employee whose new profile the office has approved. */
export function profileApproved({ firstName, link }: ApprovalFacts, brand: Brand): Email {
  return layOut(
    {
      subject: "Din profil er godkendt",
      greeting: `Hej ${firstName}`,
      paragraphs: ["Velkommen! Vi har godkendt din profil, så nu kan du søge de ledige jobs."],
      action: { label: "Se ledige jobs", link },
    },
    brand,
  );
}

/** To an employee whose profile the office has declined, with its reason. */
export function profileDeclined(
  { firstName, link, reason }: ApprovalFacts & { readonly reason: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Din profil er ikke godkendt",
      greeting: `Hej ${firstName}`,
      paragraphs: [
        `Tak for din interesse. Vi har set på din profil og kan desværre ikke godkende den: ${reason}`,
        `Du kan rette din profil og kontakte os, så ser vi på den igen. Ring på ${formatPhone(brand.supportPhone)}, hvis du har spørgsmål.`,
      ],
      action: { label: "Se din profil", link: `${link}/editemployee` },
    },
    brand,
  );
}
