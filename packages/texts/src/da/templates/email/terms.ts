import type { Brand } from "#texts/da/common/brand.ts";
import { type Email, type EmployeeJobFacts, layOut } from "./layout.ts";

/** To an employee who is given terms of employment: the first ones with the first shift, or new ones. */
export function termsGiven(job: EmployeeJobFacts, due: "first" | "new", brand: Brand): Email {
  const isFirst = due === "first";
  return layOut(
    {
      subject: isFirst ? "Dit ansættelsesbevis" : "Dit ansættelsesbevis er ændret",
      greeting: `Hej ${job.firstName}`,
      paragraphs: isFirst
        ? [
            "Du er valgt til din første vagt. Her er det, du er ansat på.",
            "Læs beviset, og kvitter for, at du har læst det. Det ligger altid under Min profil.",
          ]
        : [
            "Noget af det, du er ansat på, er ændret. Du har fået et nyt ansættelsesbevis, hvor ændringerne er markeret.",
            "Læs det, og kvitter for, at du har læst det. Det gamle bliver liggende under Min profil.",
          ],
      action: { label: "Læs beviset", link: job.link },
    },
    brand,
  );
}
