import { booking, job } from "./placeholders.ts";

/** SMS of who is late, sick, well again or has not come. */
export const attendanceSms = [
  {
    id: 18,
    key: "on_my_way",
    title: "Somebody is late or on the way",
    title_in_danish: "En er forsinket eller på vej",
    category: "COMPANY",
    content:
      "Hej {contactPerson}. {name} er {delay} til vagten {day} kl. {from} (#{number}). Ring {phone}. {link}",
    placeholders: [...booking, "name", "delay", "phone"],
  },
  {
    id: 25,
    key: "staff_sick",
    title: "Somebody is sick today",
    title_in_danish: "En er syg i dag",
    category: "COMPANY",
    content: "{name} er syg og kommer ikke {day} kl. {from} ({jobTitle}, #{number}). Vælg en anden: {link}",
    placeholders: [...booking, "name"],
  },
  {
    id: 26,
    key: "staff_well_again",
    title: "Somebody comes after all",
    title_in_danish: "En sygemeldt kommer alligevel",
    category: "COMPANY",
    content: "{name} er ikke syg alligevel og kommer {day} kl. {from} ({jobTitle}, #{number}). {link}",
    placeholders: [...booking, "name"],
  },
  {
    id: 27,
    key: "staff_not_arrived",
    title: "Somebody has not given the digits",
    title_in_danish: "En har ikke tastet pinkoden",
    category: "COMPANY",
    content:
      "{name} har ikke tastet jeres pinkode {day} kl. {from} ({jobTitle}, #{number}). Se, hvem der er kommet: {link}",
    placeholders: [...booking, "name"],
  },
  {
    id: 28,
    key: "sick_taken_back",
    title: "You have the shift again",
    title_in_danish: "Sygemelding taget tilbage",
    category: "WORKER",
    content:
      "Hej {firstName}. Du er ikke meldt syg mere og skal møde hos {corporationName} {day} kl. {from} (#{number}): {link}",
    placeholders: job,
  },
  {
    id: 30,
    key: "terms_given",
    title: "Terms of employment",
    title_in_danish: "Ansættelsesbevis",
    category: "WORKER",
    content:
      "Hej {firstName}. Dit ansættelsesbevis til vagten hos {corporationName} (#{number}) er klar. Læs det her: {link}",
    placeholders: job,
  },
  {
    id: 31,
    key: "terms_new",
    title: "New terms of employment",
    title_in_danish: "Nyt ansættelsesbevis",
    category: "WORKER",
    content: "Hej {firstName}. Dit ansættelsesbevis er ændret (vagt #{number}). Se hvad der er nyt: {link}",
    placeholders: job,
  },
] as const;
