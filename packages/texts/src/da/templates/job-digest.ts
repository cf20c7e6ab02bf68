import { bookingNumber } from "#texts/da/common/booking-number.ts";
import type { EmployeeJobFacts } from "#texts/da/templates/email/layout.ts";
import { whenLong } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";
import { exampleJob } from "./letters/examples.ts";
import { letter } from "./letters/letter.ts";
import type { PushText } from "./push.ts";

/** As many as are named; the others are counted. */
const NAMED = 10;

interface HeldJobs {
  /** One at least. */
  readonly jobs: readonly EmployeeJobFacts[];
  readonly unsubscribeLink: string;
}

/** The jobs that were held back since the last message, soonest first. */
export const jobDigest = letter({
  key: "job_digest",
  to: "employee",
  title: "Samlet mail om nye jobs",
  when: "én gang om dagen, når medarbejderen ikke får hvert job for sig",
  subject: "{antal_jobs} til dig",
  paragraphs: [
    "Her er de jobs, der er kommet, siden vi sidst skrev. Hvor mange du får med det samme, vælger du på din profil.",
    "{flere_jobs}",
  ],
  button: "Se ledige jobs",
  required: ["flere_jobs"],
  say({ jobs, unsubscribeLink }: HeldJobs) {
    const [first] = jobs;
    const others = jobs.length - NAMED;
    return {
      greeting: `Hej ${first?.firstName ?? ""}`,
      values: {
        fornavn: first?.firstName ?? "",
        antal_jobs: plural(jobs.length, "nyt job", "nye jobs"),
        flere_jobs: others > 0 ? `Og ${others} til, som du kan se i joboversigten.` : "",
      },
      facts: jobs
        .slice(0, NAMED)
        .map(
          (job) =>
            [
              `${job.jobTitle} hos ${job.corporationName}`,
              `${whenLong(job)}, ${job.address}, ${bookingNumber(job.bookingId)}`,
            ] as const,
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

/** Several new jobs in one message on a phone. */
export function jobDigestPush(jobs: readonly EmployeeJobFacts[]): PushText {
  const [first] = jobs;
  const others = jobs.length - 1;
  const named = first ? `${first.jobTitle} hos ${first.corporationName}` : "";
  return {
    title: `${plural(jobs.length, "nyt job", "nye jobs")} til dig`,
    body: others > 0 ? `${named} og ${others} til.` : `${named}. ${bookingNumber(first?.bookingId ?? 0)}.`,
  };
}
