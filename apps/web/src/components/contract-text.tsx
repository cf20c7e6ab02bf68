import type { ContractSection } from "#rules/contract-texts/contract-text.ts";

interface ContractTextProps {
  sections: readonly ContractSection[];
  /** The level of its headings: under a heading of its own, or right under the page's. */
  heading?: "h2" | "h3";
}

/** A contract as it is read: headings with their sentences. */
export function ContractText({ sections, heading: Heading = "h3" }: ContractTextProps) {
  return (
    <div className="stack contract">
      {sections.map(({ heading, sentences }) => (
        <section key={heading} className="stack contract-section">
          <Heading className="h3">{heading}</Heading>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
