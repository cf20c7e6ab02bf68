import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { type Email, layOut } from "./layout.ts";

interface TransferFacts {
  readonly firstName: string;
  readonly link: string;
}

/** To an employee whose old profile has been handed over. */
export function transferConfirmed({ firstName, link }: TransferFacts, brand: Brand): Email {
  return layOut(
    {
      subject: "Din gamle profil er overført",
      greeting: `Hej ${firstName}`,
      paragraphs: [
        "Vi har overført din gamle profil. Dine oplysninger, vagter og bedømmelser er, som du forlod dem.",
        `Har du ikke bedt om det, så ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Se din profil", link },
    },
    brand,
  );
}

/** To an employee who was refused an old profile, with the admin's reason. */
export function transferRefused(
  { firstName, link, reason }: TransferFacts & { readonly reason: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Din gamle profil kunne ikke overføres",
      greeting: `Hej ${firstName}`,
      paragraphs: [
        `Vi har set på din gamle profil og kunne ikke overføre den: ${reason}`,
        `Du kan oprette en ny profil og begynde med det samme. Er det en fejl, så ring til os på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Opret profil", link },
    },
    brand,
  );
}
