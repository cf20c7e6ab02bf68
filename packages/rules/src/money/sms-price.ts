import type { Ore } from "./ore.ts";

/** About what a part costs in Denmark; the agreement with the service decides. */
const ORE_PER_PART = 40;

/** The letters of the GSM alphabet, and those that take two places in it. */
const SIMPLE =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const DOUBLE = "^{}\\[~]|€\f";

/** How many parts an SMS is sent in; one letter beyond the GSM alphabet makes them shorter. Rule: Parts of an SMS, docs/rules/money.md. */
export function smsParts(text: string): number {
  const letters = [...text];
  const isPlain = letters.every((letter) => SIMPLE.includes(letter) || DOUBLE.includes(letter));
  const length = isPlain
    ? letters.reduce((sum, letter) => sum + (DOUBLE.includes(letter) ? 2 : 1), 0)
    : text.length;
  const [one, each] = isPlain ? [160, 153] : [70, 67];
  return length <= one ? Math.min(length, 1) : Math.ceil(length / each);
}

/** About what an SMS to many costs, in øre; mails cost nothing. Rule: Parts of an SMS, docs/rules/money.md. */
export function smsPrice(text: string, people: number): Ore {
  return smsParts(text) * people * ORE_PER_PART;
}
