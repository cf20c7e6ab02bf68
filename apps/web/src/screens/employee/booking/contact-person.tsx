import { formatPhone, phoneLink } from "#texts/format/contact.ts";

/** Whom to ask for. A Danish number in the text can be called. */
export function ContactPerson({ text }: { text: string }) {
  const number = /(?<!\d)\d{2} ?\d{2} ?\d{2} ?\d{2}(?!\d)/.exec(text);
  if (!number) return text;
  const [written] = number;
  return (
    <>
      {text.slice(0, number.index)}
      <a className="nowrap" href={phoneLink(written)}>
        {formatPhone(written)}
      </a>
      {text.slice(number.index + written.length)}
    </>
  );
}
