import { CODE_LASTS_MINUTES } from "#rules/people/security/sign-in-code.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { type Email, hiddenCode, layOut } from "./email/layout.ts";
import { fill } from "./sms/messages.ts";

/**
 * The code that signs an employee in. Whoever asks may write any address: nothing that was typed stands in it, and it
 * says the same whether there is a profile or not.
 */
export function signInCode(code: string, brand: Brand): Email {
  return layOut(
    {
      subject: `Din kode til ${brand.name}`,
      greeting: "Hej",
      code,
      paragraphs: [
        `Skriv koden på siden, hvor du er ved at logge ind. Den virker én gang og i ${CODE_LASTS_MINUTES} minutter.`,
        "Giv den ikke til andre. Vi spørger aldrig om den, hverken på mail eller i telefonen.",
        "Var det ikke dig, der ville logge ind, så skal du ikke gøre noget.",
      ],
    },
    brand,
  );
}

/**
 * The SMS with that code, which its text leaves out until it is sent. The last line ties it to `host`, so that telephones
 * fill it in there and nowhere else.
 */
export function signInCodeSms(host: string, brand: Brand): string {
  return fill(
    "{code} er din kode til {brand}. Den virker i {minutes} minutter. Del den ikke.\n\n@{host} #{code}",
    {
      ...{ brand: brand.name, host, code: hiddenCode },
      minutes: String(CODE_LASTS_MINUTES),
    },
  );
}
