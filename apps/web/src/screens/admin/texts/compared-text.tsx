import type { ContractSection } from "#rules/contract-texts/contract-text.ts";
import { type ComparedSection, compareContracts, isSame } from "#rules/contract-texts/versions.ts";
import { contractEditorTexts as texts } from "#texts/da/contracts/contract-editor.ts";

const marks = { kept: "span", added: "ins", gone: "del" } as const;

interface ComparedTextProps {
  before: readonly ContractSection[];
  after: readonly ContractSection[];
}

/** Two versions laid over each other: what is added and what is gone is marked. */
export function ComparedText({ before, after }: ComparedTextProps) {
  const compared = compareContracts(before, after);
  if (isSame(compared)) return <p className="dim">{texts.noDifference}</p>;
  return (
    <div className="stack contract">
      {compared.map((section) => (
        <Section key={`${section.change}:${section.heading}`} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { heading, change, sentences } }: { section: ComparedSection }) {
  const Mark = marks[change];
  const lines = sentences.map((sentence, place) => ({ ...sentence, key: `${place}:${sentence.text}` }));
  return (
    <section className="stack contract-section">
      <h3 className="h3">
        <Mark>{heading}</Mark>
      </h3>
      {lines.map((line) => {
        const Line = marks[line.change];
        return (
          <p key={line.key}>
            <Line>{line.text}</Line>
          </p>
        );
      })}
    </section>
  );
}
