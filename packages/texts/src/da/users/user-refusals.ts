/** One sentence for each refusal about users of the office and of companies. */
export const userRefusals = {
  last_owner: "Der skal være mindst én ejer. Gør først en anden bruger til ejer.",
  office_user: "Det er en bruger på kontoret. Ejeren retter den under «Brugere».",
  role: "Det har din rolle ikke adgang til. Spørg en ejer, hvis du skal bruge det.",
  second_factor_required: "Sæt totrinslogin op under Sikkerhed, før du går videre.",
  user_email_taken:
    "Der er allerede et login med den e-mail. En e-mail er ét login og hører til én virksomhed. Brug en anden e-mail.",
} as const;
