import { type Agreed, agreedLines, priceAgreementTexts as texts } from "#texts/da/price/price-agreement.ts";

/** What a version says, line by line. */
export function AgreedList({ agreement }: { agreement: Agreed }) {
  const lines = agreedLines(agreement);
  if (lines.length === 0) return <p>{texts.ofEverybody}</p>;
  return (
    <ul className="agreement-said">
      {lines.map(({ name, value }) => (
        <li key={name}>
          <span>{name}</span>
          <b className="strong nowrap">{value}</b>
        </li>
      ))}
    </ul>
  );
}
