import { type LetterProblem, type LetterText, letterLimits } from "#rules/letters/letter-text.ts";

/** The parts of a letter that are edited, as a sentence begins with them. */
const partNames: Readonly<Record<keyof LetterText, string>> = {
  subject: "Emnet",
  body: "Teksten",
  button: "Knappens tekst",
};

/** What keeps a text from being saved, for whoever writes it. */
export function letterProblemSentence(problem: LetterProblem): string {
  const part = partNames[problem.part];
  switch (problem.kind) {
    case "empty":
      return `${part} mangler.`;
    case "line_break":
      return `${part} skal stå på én linje.`;
    case "too_long":
      return `${part} må højst have ${letterLimits[problem.part].toLocaleString("da-DK")} tegn.`;
    case "unknown_placeholder":
      return problem.part === "button"
        ? `${part} kan ikke have felter. Fjern ${problem.found}.`
        : `${part} har ${problem.found}, som vi ikke kan udfylde i dette brev.`;
    case "missing_placeholder":
      return `${part} skal have ${problem.found}. Uden det mangler læseren noget vigtigt.`;
  }
}
