import type { ContractProblem } from "#rules/contract-texts/contract-text.ts";

/** What keeps a text from being saved, for whoever writes it. */
export function contractProblemSentence(problem: ContractProblem): string {
  switch (problem.kind) {
    case "no_sections":
      return "Teksten skal have mindst ét afsnit.";
    case "empty_heading":
      return "Et afsnit mangler sin overskrift.";
    case "double_heading":
      return `Overskriften «${problem.heading}» står der to gange.`;
    case "empty_section":
      return `Afsnittet «${problem.heading}» har ingen tekst.`;
    case "unknown_placeholder":
      return `«${problem.heading}» indeholder ${problem.found}, som vi ikke kan udfylde.`;
    case "not_alone":
      return `${problem.found} bliver til hele sætninger. Lad det stå alene på sin linje under «${problem.heading}».`;
  }
}
