/** One block of a ready-made questionnaire; its answers go from the least (1) to the most (5). */
export interface ReadyBlock {
  readonly title: string;
  readonly description: string;
  readonly question: string;
  readonly answers: readonly [string, string, string, string, string];
}

/** How long somebody has done a job; `work` follows "erfaring med". */
export function experience(work: string): ReadyBlock {
  return {
    title: "Erfaring",
    description: "Hvor længe du har haft jobbet.",
    question: `Hvor meget erfaring har du med ${work}?`,
    answers: ["Ingen endnu", "Et par vagter", "Et halvt år", "1-2 år", "Mere end 2 år"],
  };
}

export const pace: ReadyBlock = {
  title: "Tempo",
  description: "Hvordan du arbejder, når der er travlt.",
  question: "Hvor godt har du det med travle vagter?",
  answers: [
    "Jeg foretrækker ro",
    "Det går, når jeg får hjælp",
    "Fint i kortere tid",
    "Godt",
    "Jo travlere, jo bedre",
  ],
};

export const guests: ReadyBlock = {
  title: "Gæster",
  description: "Hvordan du møder gæster.",
  question: "Hvor tryg er du ved at tale med gæster?",
  answers: ["Slet ikke", "Lidt", "Nogenlunde", "Tryg", "Meget tryg, også på engelsk"],
};

export const hygiene: ReadyBlock = {
  title: "Hygiejne",
  description: "Hvad du ved om rengøring og egenkontrol.",
  question: "Hvor godt kender du reglerne for hygiejne?",
  answers: [
    "Slet ikke",
    "Jeg har hørt om dem",
    "Jeg kender de vigtigste",
    "Jeg kender dem godt",
    "Jeg har bevis i fødevarehygiejne",
  ],
};

export const teamwork: ReadyBlock = {
  title: "Samarbejde",
  description: "Hvordan du er på et hold.",
  question: "Hvordan arbejder du bedst?",
  answers: ["Alene", "Med én, der viser vej", "På et lille hold", "På et stort hold", "Jeg kan lede et hold"],
};

export const standing: ReadyBlock = {
  title: "Fysik",
  description: "Om at stå, gå og løfte på en hel vagt.",
  question: "Hvordan har du det med at stå, gå og løfte i otte timer?",
  answers: [
    "Det kan jeg ikke",
    "Kun i kort tid",
    "Det går med pauser",
    "Fint",
    "Det er jeg vant til fra andre job",
  ],
};

export const payment: ReadyBlock = {
  title: "Kasse",
  description: "Om at tage imod betaling.",
  question: "Hvor tryg er du ved kasse og betalingsterminal?",
  answers: [
    "Jeg har aldrig prøvet",
    "Jeg har set andre gøre det",
    "Jeg kan med hjælp",
    "Jeg kan selv",
    "Jeg kan også gøre kassen op",
  ],
};
