import { aboutJob } from "#texts/da/templates/letters/contents.ts";
import { exampleJob } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { type CancellationPayFacts, cancellationPaySentence } from "./cancellation-pay.ts";
import type { EmployeeJobFacts } from "./layout.ts";

type PaidJob = EmployeeJobFacts & { readonly pay: CancellationPayFacts };

const examplePaid: PaidJob = { ...exampleJob, pay: { hours: 3, amount: 57_600 } };
const withPay = (job: PaidJob) => aboutJob(job, { løn_ved_aflysning: cancellationPaySentence(job.pay) });

/** To selected staff and applicants when the booking is cancelled (noti_cancel_job). */
export const shiftCancelled = letter({
  key: "shift_cancelled",
  to: "employee",
  title: "Jobbet er aflyst",
  when: "når virksomheden aflyser et job, som medarbejderen er valgt til eller har søgt",
  subject: "Jobbet hos {virksomhed} er aflyst",
  paragraphs: [
    "Virksomheden har aflyst jobbet, så du skal ikke møde. Det koster dig ikke noget.",
    "{løn_ved_aflysning}",
  ],
  button: "Se jobbet",
  required: ["løn_ved_aflysning"],
  say: withPay,
  example: examplePaid,
});

/** To a person whom the corporation removed (noti_cancel_job); the reason stands on the page that it leads to. */
export const removedFromShift = letter({
  key: "removed_from_shift",
  to: "employee",
  title: "Taget af en vagt",
  when: "når virksomheden tager medarbejderen af vagten",
  subject: "Du er taget af vagten {dag}",
  paragraphs: [
    "{virksomhed} har taget dig af vagten, så du skal ikke møde. Det koster dig ikke noget.",
    "{løn_ved_aflysning}",
  ],
  button: "Se vagten",
  required: ["løn_ved_aflysning"],
  say: withPay,
  example: examplePaid,
});

/** To somebody whom the company says, after the end of the shift, not to have come; goes out whatever the switches say. */
export const saidNotCome = letter({
  key: "said_not_come",
  to: "employee",
  title: "Skrevet som ikke mødt af virksomheden",
  when: "når virksomheden efter vagten har skrevet, at medarbejderen ikke mødte op",
  subject: "{virksomhed} har skrevet, at du ikke mødte op {dag}",
  paragraphs: [
    "{virksomhed} har skrevet, at du ikke mødte op til vagten, så den bliver ikke betalt, som det ser ud nu.",
    "Var du der, så stempel dine tider. Så svarer virksomheden på dem. Er noget andet galt, så ring til os.",
  ],
  button: "Stempel dine tider",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

/** To the employee after the end of the shift, where somebody of the office has noted that they did not come. */
export const officeSaidNotCome = letter({
  key: "office_said_not_come",
  to: "employee",
  title: "Skrevet som ikke mødt af kontoret",
  when: "når kontoret efter vagten har skrevet, at medarbejderen ikke mødte op",
  subject: "Vi har skrevet, at du ikke mødte op {dag}",
  paragraphs: [
    "Vores kontor har skrevet, at du ikke mødte op til vagten hos {virksomhed}, så den bliver ikke betalt, som det ser ud nu.",
    "Var du der, så stempel dine tider, og ring til os. Så finder vi ud af det.",
  ],
  button: "Stempel dine tider",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

export const shiftLetters = [shiftCancelled, removedFromShift, saidNotCome, officeSaidNotCome];
