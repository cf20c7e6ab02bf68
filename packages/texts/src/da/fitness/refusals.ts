/** One sentence for each refusal of the check; what a company reads names no papers. */
export const fitnessRefusals = {
  papers_first: "Kontoret skal først se på papirerne, før medarbejderen kan bookes.",
  past_check: "Noget ved medarbejderen skal ses på først.",
  right_to_work_office: "Det kan kun kontoret rette. Ring til os, hvis det er forkert.",
  unfit: "Medarbejderen kan ikke få vagten.",
} as const;

/** The one reason that is not left aside. */
export const permitNotIgnored = "En manglende tilladelse kan ikke ses bort fra.";
