import { bookingNumber } from "#texts/da/common/booking-number.ts";
import type { EmployeeJobFacts } from "#texts/da/templates/email/layout.ts";
import { whenLong } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";
import { exampleJob } from "./letters/examples.ts";
import { letter } from "./letters/letter.ts";
import type { PushText } from "./push.ts";

interface AskedAgain {
  /** Of one company, soonest first; one at least. */
  readonly jobs: readonly EmployeeJobFacts[];
  readonly unsubscribeLink: string;
}

/** To whoever worked for a company last time, once it asks the same team again (noti_info_of_jobs). */
export const lastTeamAsked = letter({
  key: "last_team_asked",
  to: "employee",
  title: "Spurgt igen",
  when: "når en virksomhed gerne vil have dem igen, der arbejdede hos den sidst",
  subject: "{virksomhed} vil gerne have dig igen",
  paragraphs: [
    "Du arbejdede hos {virksomhed} sidst, og nu spørger de, om du vil med igen. Det gælder {antal_jobs}.",
    "Vil du gerne, så søg på det, du kan. Passer det ikke, behøver du ikke gøre noget.",
  ],
  button: "Se jobbet",
  required: ["virksomhed"],
  say({ jobs, unsubscribeLink }: AskedAgain) {
    const [first] = jobs;
    return {
      greeting: `Hej ${first?.firstName ?? ""}`,
      values: {
        fornavn: first?.firstName ?? "",
        virksomhed: first?.corporationName ?? "",
        antal_jobs: plural(jobs.length, "job", "jobs"),
      },
      facts: jobs.map(
        (job) => [job.jobTitle, `${whenLong(job)}, ${job.address}, ${bookingNumber(job.bookingId)}`] as const,
      ),
      link: first?.link ?? "",
      unsubscribeLink,
    };
  },
  example: {
    jobs: [exampleJob, { ...exampleJob, bookingId: 1043, day: "2026-11-26" }],
    unsubscribeLink: exampleJob.link,
  },
});

/** The same on a phone. */
export function lastTeamPush(jobs: readonly EmployeeJobFacts[]): PushText {
  const [first] = jobs;
  const named = first ? `${first.jobTitle} hos ${first.corporationName}` : "";
  return {
    title: "De vil gerne have dig igen",
    body: `${named}: ${plural(jobs.length, "vagt", "vagter")}. Søg i appen, hvis du kan.`,
  };
}
