import { bookingNumber } from "#texts/da/common/booking-number.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { type Email, type EmployeeJobFacts, layOut } from "#texts/da/templates/email/layout.ts";
import { whenLong } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";
import type { PushText } from "./push.ts";

/** As many as are named; the others are counted. */
const NAMED = 10;

/** The jobs that were held back since the last message, soonest first; one at least. */
export function jobDigest(jobs: readonly EmployeeJobFacts[], unsubscribeLink: string, brand: Brand): Email {
  const [first] = jobs;
  const others = jobs.length - NAMED;
  return layOut(
    {
      subject: `${plural(jobs.length, "nyt job", "nye jobs")} til dig`,
      greeting: `Hej ${first?.firstName ?? ""}`,
      paragraphs: [
        "Her er de jobs, der er kommet, siden vi sidst skrev. Hvor mange du får med det samme, vælger du på din profil.",
        ...(others > 0 ? [`Og ${others} til, som du kan se i joboversigten.`] : []),
      ],
      facts: jobs
        .slice(0, NAMED)
        .map(
          (job) =>
            [
              `${job.jobTitle} hos ${job.corporationName}`,
              `${whenLong(job)}, ${job.address}, ${bookingNumber(job.bookingId)}`,
            ] as const,
        ),
      action: { label: "Se ledige jobs", link: first?.link ?? "" },
      unsubscribeLink,
    },
    brand,
  );
}

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
