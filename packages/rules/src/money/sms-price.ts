import type { Ore } from "./ore.ts";

/** About what a part costs in Denmark; the agreement with the service decides. */
const ORE_PER_PART = 40;

/** The letters of the GSM alphabet, and those that take two places in it. */
const SIMPLE =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const DOUBLE = "^{}\\[~]|€\f";

/** Whether all letters are of the GSM alphabet, in which 160 of them fit into one part. */
export function isGsm7(text: string): boolean {
  return [...text].every((letter) => SIMPLE.includes(letter) || DOUBLE.includes(letter));
}

/** Places that a text takes, as the network counts them. */
export function smsLength(text: string): number {
  if (!isGsm7(text)) return text.length;
  return [...text].reduce((sum, letter) => sum + (DOUBLE.includes(letter) ? 2 : 1), 0);
}

/** How many parts an SMS is sent in; one letter beyond the GSM alphabet makes them shorter. Rule: Parts of an SMS, docs/rules/money.md. */
export function smsParts(text: string): number {
  const length = smsLength(text);
  const [one, each] = isGsm7(text) ? [160, 153] : [70, 67];
  return length <= one ? Math.min(length, 1) : Math.ceil(length / each);
}

/** About what an SMS to many costs, in øre; mails cost nothing. Rule: Parts of an SMS, docs/rules/money.md. */
export function smsPrice(text: string, people: number): Ore {
  return smsParts(text) * people * ORE_PER_PART;
}
