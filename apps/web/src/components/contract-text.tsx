import type { ContractSection } from "#rules/contract-texts/contract-text.ts";

/** A contract as it is read: headings with their sentences. */
export function ContractText({ sections }: { sections: readonly ContractSection[] }) {
  return (
    <div className="stack contract">
      {sections.map(({ heading, sentences }) => (
        <section key={heading} className="stack contract-section">
          <h3 className="h3">{heading}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
