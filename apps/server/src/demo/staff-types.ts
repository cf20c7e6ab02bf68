import type { SkillDetail } from "#server/features/settings/staff-types/staff-type.queries.ts";

/** The staff types of a try-out; the last one shows what a company may not book. */
export const demoStaffTypes = [
  { title: "Tjener", field: "servering", company: true, worker: true },
  { title: "Bartender", field: "baren", company: true, worker: true },
  { title: "Kok", field: "køkkenet", company: true, worker: true },
  { title: "Opvasker", field: "opvasken", company: true, worker: true },
  { title: "Runner", field: "afrydning", company: true, worker: true },
  { title: "Overtjener / afvikler", field: "afvikling", company: true, worker: true },
  { title: "Garderobepersonale", field: "garderoben", company: true, worker: true },
  { title: "Sommelier", field: "vin", company: false, worker: false },
] as const;

/** The questionnaire of a staff type: five blocks with five answers each. */
export function questionnaire(title: string, field: string): SkillDetail {
  return [
    block(
      "Erfaring",
      `Hvor meget du har arbejdet som ${title.toLowerCase()}.`,
      `Hvor meget erfaring har du med ${field}?`,
      ["Ingen endnu", "Et par vagter", "Et halvt år", "1-2 år", "Mere end 2 år"],
    ),
    block("Tempo", "Hvordan du arbejder, når der er travlt.", "Hvor godt har du det med travle aftener?", [
      "Jeg foretrækker ro",
      "Det går, når jeg får hjælp",
      "Fint i kortere tid",
      "Godt",
      "Jo travlere, jo bedre",
    ]),
    block("Gæster", "Hvordan du møder gæster.", "Hvor tryg er du ved at tale med gæster?", [
      "Slet ikke",
      "Lidt",
      "Nogenlunde",
      "Tryg",
      "Meget tryg, også på engelsk",
    ]),
    block(
      "Hygiejne",
      "Hvad du ved om rengøring og egenkontrol.",
      "Hvor godt kender du reglerne for hygiejne?",
      ["Ikke", "Jeg har hørt om dem", "Det vigtigste", "Godt", "Jeg har bevis i fødevarehygiejne"],
    ),
    block("Samarbejde", "Hvordan du er på et hold.", "Hvordan arbejder du bedst?", [
      "Alene",
      "Med én, der viser vej",
      "På et lille hold",
      "På et stort hold",
      "Jeg kan lede et hold",
    ]),
  ];
}

function block(
  title: string,
  description: string,
  question: string,
  answers: readonly string[],
): SkillDetail[number] {
  return {
    skill_title: title,
    skill_description: description,
    question_icon_url: "",
    question_title: title,
    question,
    answer: answers.map((text, index) => ({ text, value: index + 1 })),
  };
}
