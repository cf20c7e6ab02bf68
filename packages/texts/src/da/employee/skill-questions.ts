/** The questionnaire of a job type. */
export const skillQuestionTexts = {
  title: (jobTitle: string) => `5 spørgsmål om ${jobTitle}`,
  intro: "Svarene hjælper os med at finde de jobs, der passer til dig.",
  neededFirst: (jobTitle: string) => `Før du ansøger, skal du svare på 5 spørgsmål om ${jobTitle}.`,
  step: (step: number) => `Spørgsmål ${step} af 5`,
  next: "Næste",
  previous: "Tilbage",
  confirm: "Bekræft",
  removeTitle: (jobTitle: string) => `Fjern eller ret ${jobTitle}?`,
  remove: "Fjern",
  edit: "Ret svar",
  cancel: "Annuller",
} as const;
