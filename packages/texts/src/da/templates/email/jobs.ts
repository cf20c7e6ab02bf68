import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords } from "#texts/format/days.ts";
import { type Email, type EmployeeJobFacts, jobLines, layOut } from "./layout.ts";

export interface OfferedJob extends EmployeeJobFacts {
  readonly unsubscribeLink: string;
}

/** To employees whose type and region match an approved booking (noti_info_of_jobs). */
export function newJob(job: OfferedJob, brand: Brand): Email {
  return offer(
    job,
    brand,
    `Nyt job: ${job.jobTitle} ${dayWords(job.day)}`,
    "Der er kommet et job, der passer til dig.",
  );
}

/** A job offer under 48 hours before the start (noti_info_of_urgent_job). */
export function urgentJob(job: OfferedJob, brand: Brand): Email {
  return offer(
    job,
    brand,
    `Hastejob: ${job.jobTitle} ${dayWords(job.day)}`,
    "Der mangler hurtigt personale til et job, der passer til dig.",
  );
}

function offer(job: OfferedJob, brand: Brand, subject: string, text: string): Email {
  return layOut(
    {
      subject,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [text],
      facts: jobLines(job),
      action: { label: "Se jobbet", link: job.link },
      unsubscribeLink: job.unsubscribeLink,
    },
    brand,
  );
}

/** To applicants who were not chosen: full, closed or past (noti_rejected_application). */
export function applicationNotChosen(job: EmployeeJobFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `${job.corporationName} valgte andre denne gang`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        "Tak for din ansøgning. Jobbet er desværre gået til andre, men der kommer hele tiden nye.",
      ],
      facts: jobLines(job),
      action: { label: "Se ledige jobs", link: job.link },
    },
    brand,
  );
}

/** To the employee who is hired (noti_congrets_on_job). */
export function hired(job: EmployeeJobFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Tillykke, du har fået jobbet hos ${job.corporationName}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        "Du er valgt til vagten. Fra kl. 06:00 to dage før kan du se, hvordan du kommer ind, og melde dig klar.",
      ],
      facts: jobLines(job),
      action: { label: "Se vagten", link: job.link },
    },
    brand,
  );
}

/** To whoever has not checked in, and is not reached by SMS. */
export function checkInReminder(job: EmployeeJobFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Meld dig klar til ${job.corporationName}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: ["Du har ikke meldt dig klar til vagten endnu. Gør det nu, så vi ved, at du kommer."],
      facts: jobLines(job),
      action: { label: "Meld dig klar", link: job.link },
    },
    brand,
  );
}

/** To whoever can't be paid without CPR and bank numbers, and has no telephone. */
export function missingPayDataMail(job: EmployeeJobFacts, brand: Brand): Email {
  return layOut(
    {
      subject: "Vi mangler oplysninger, før du kan få løn",
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        "Vi mangler dit CPR-nummer eller din konto. Så snart du har udfyldt det, kan lønnen sendes.",
      ],
      facts: jobLines(job),
      action: { label: "Udfyld oplysninger", link: job.link },
    },
    brand,
  );
}
