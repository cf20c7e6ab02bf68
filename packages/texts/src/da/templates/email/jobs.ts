import { aboutJob } from "#texts/da/templates/letters/contents.ts";
import { exampleJob } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import type { EmployeeJobFacts } from "./layout.ts";

export interface OfferedJob extends EmployeeJobFacts {
  readonly unsubscribeLink: string;
}

const exampleOffer: OfferedJob = { ...exampleJob, unsubscribeLink: exampleJob.link };
const offer = (job: OfferedJob) => ({ ...aboutJob(job), unsubscribeLink: job.unsubscribeLink });

/** To employees whose type and region match an approved booking (noti_info_of_jobs). */
export const newJob = letter({
  key: "new_job",
  to: "employee",
  title: "Nyt job",
  when: "når der kommer et job, der passer til medarbejderens type og område",
  subject: "Nyt job: {stilling} {dag}",
  paragraphs: ["Der er kommet et job, der passer til dig."],
  button: "Se jobbet",
  say: offer,
  example: exampleOffer,
});

/** A job offer under 48 hours before the start (noti_info_of_urgent_job). */
export const urgentJob = letter({
  key: "urgent_job",
  to: "employee",
  title: "Hastejob",
  when: "når et job, der passer, begynder om mindre end 48 timer",
  subject: "Hastejob: {stilling} {dag}",
  paragraphs: ["Der mangler hurtigt personale til et job, der passer til dig."],
  button: "Se jobbet",
  say: offer,
  example: exampleOffer,
});

/** To applicants who were not chosen: full, closed or past (noti_rejected_application). */
export const applicationNotChosen = letter({
  key: "application_not_chosen",
  to: "employee",
  title: "Ikke valgt",
  when: "når jobbet, som medarbejderen har søgt, er gået til andre",
  subject: "{virksomhed} valgte andre denne gang",
  paragraphs: ["Tak for din ansøgning. Jobbet er desværre gået til andre, men der kommer hele tiden nye."],
  button: "Se ledige jobs",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

/** To an applicant whom the company puts on the standby queue of a full booking (noti_congrets_on_job). */
export const onStandby = letter({
  key: "on_standby",
  to: "employee",
  title: "Sat på venteliste",
  when: "når alle pladser er besat, og virksomheden sætter ansøgeren på ventelisten",
  subject: "Du er på ventelisten hos {virksomhed}",
  paragraphs: [
    "Alle pladser er besat, men virksomheden vil gerne have dig, hvis en bliver ledig. Så spørger vi dig først, og du kan sige nej. Vil du ikke stå på listen, kan du tage dig af den på jobbet.",
  ],
  button: "Se jobbet",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

/** To the employee who is hired (noti_congrets_on_job). */
export const hired = letter({
  key: "hired",
  to: "employee",
  title: "Valgt til en vagt",
  when: "når virksomheden har valgt medarbejderen",
  subject: "Tillykke, du har fået jobbet hos {virksomhed}",
  paragraphs: [
    "Du er valgt til vagten. Fra kl. 06:00 to dage før kan du se, hvordan du kommer ind, og melde dig klar.",
  ],
  button: "Se vagten",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

/** To whoever has not checked in, and is not reached by SMS. */
export const checkInReminder = letter({
  key: "check_in_reminder",
  to: "employee",
  title: "Påmindelse: meld dig klar",
  when: "når kontoret minder en, der ikke har meldt sig klar, og som ikke får SMS",
  subject: "Meld dig klar til {virksomhed}",
  paragraphs: ["Du har ikke meldt dig klar til vagten endnu. Gør det nu, så vi ved, at du kommer."],
  button: "Meld dig klar",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

/** To whoever can't be paid without CPR and bank numbers, and has no telephone. */
export const missingPayDataMail = letter({
  key: "missing_pay_data",
  to: "employee",
  title: "Mangler CPR eller konto",
  when: "når kontoret minder en, hvis løn venter på CPR-nummer eller konto, og som ikke får SMS",
  subject: "Vi mangler oplysninger, før du kan få løn",
  paragraphs: ["Vi mangler dit CPR-nummer eller din konto. Så snart du har udfyldt det, kan lønnen sendes."],
  button: "Udfyld oplysninger",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

export const jobLetters = [
  newJob,
  urgentJob,
  hired,
  applicationNotChosen,
  onStandby,
  checkInReminder,
  missingPayDataMail,
];
