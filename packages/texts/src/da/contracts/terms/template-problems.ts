import type { TemplateProblem } from "#rules/employment-terms/template.ts";
import { defaultTermsTemplate } from "./default-template.ts";

/** What is wrong with a template, for whoever writes it. */
export function problemSentence(problem: TemplateProblem): string {
  const name = `«${labelOf(problem.point)}»`;
  switch (problem.kind) {
    case "missing_point":
      return `Punktet ${name} mangler. Loven kræver det.`;
    case "empty_point":
      return `Punktet ${name} har ingen tekst.`;
    case "double_point":
      return `Punktet ${name} står der to gange.`;
    case "missing_placeholder":
      return `Punktet ${name} skal indeholde ${problem.found}, så det udfyldes for den enkelte.`;
    case "unknown_placeholder":
      return `Punktet ${name} indeholder ${problem.found}, som vi ikke kan udfylde.`;
  }
}

function labelOf(key: string): string {
  const points = defaultTermsTemplate.flatMap((section) => section.points);
  return points.find((point) => point.key === key)?.label ?? key;
}
