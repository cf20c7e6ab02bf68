/**
 * An e-mail as it is kept: without blanks around it and without what is not seen, its letters composed and in their
 * plain form (NFKC: a full-width letter is the letter), and a domain with other letters than
 * a to z in the form that mail servers take. Capitals stay as typed; whether two are the same asks `emailKey`.
 * Rule: One account an e-mail, docs/rules/people.md.
 */
export function tidyEmail(typed: string): string {
  const email = typed.replace(UNSEEN, "").normalize("NFKC").trim();
  const at = email.lastIndexOf("@");
  if (at < 0) return email;
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${/^[\x20-\x7e]*$/.test(domain) ? domain : asciiOf(domain)}`;
}

/** Zero width, direction, fillers, and control characters that are no blank: on no screen they tell two e-mails apart. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** What is equal for two spellings of one e-mail. Rule: One account an e-mail, docs/rules/people.md. */
export function emailKey(typed: string): string {
  return tidyEmail(typed).toLowerCase();
}

/** `østerbro.dk` as `xn--sterbro-p1a.dk`; what is no domain stays, and is refused as an e-mail. */
function asciiOf(domain: string): string {
  const address = `http://${domain}`;
  return /[/?#:@\s]/.test(domain) || !URL.canParse(address) ? domain : new URL(address).hostname;
}
