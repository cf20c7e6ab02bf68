import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords } from "#texts/format/days.ts";
import { type CancellationPayFacts, cancellationPaySentences } from "./cancellation-pay.ts";
import { type Email, type EmployeeJobFacts, jobLines, type Letter, layOut } from "./layout.ts";

/** To selected staff and applicants when the booking is cancelled (noti_cancel_job). */
export function shiftCancelled(
  job: EmployeeJobFacts & { readonly pay: CancellationPayFacts },
  brand: Brand,
): Email {
  return letterTo(job, brand, {
    subject: `Jobbet hos ${job.corporationName} er aflyst`,
    paragraphs: [
      "Virksomheden har aflyst jobbet, så du skal ikke møde. Det koster dig ikke noget.",
      ...cancellationPaySentences(job.pay),
    ],
    action: { label: "Se jobbet", link: job.link },
  });
}

/** To a person whom the corporation removed (noti_cancel_job); the reason stands on the page that it leads to. */
export function removedFromShift(
  job: EmployeeJobFacts & { readonly pay: CancellationPayFacts },
  brand: Brand,
): Email {
  return letterTo(job, brand, {
    subject: `Du er taget af vagten ${dayWords(job.day)}`,
    paragraphs: [
      `${job.corporationName} har taget dig af vagten, så du skal ikke møde. Det koster dig ikke noget.`,
      ...cancellationPaySentences(job.pay),
    ],
    action: { label: "Se vagten", link: job.link },
  });
}

function letterTo(
  job: EmployeeJobFacts,
  brand: Brand,
  message: Pick<Letter, "subject" | "paragraphs" | "action">,
): Email {
  return layOut({ ...message, greeting: `Hej ${job.firstName}`, facts: jobLines(job) }, brand);
}

/** To somebody whom the company says, after the end of the shift, not to have come; goes out whatever the switches say. */
export function saidNotCome(job: EmployeeJobFacts, brand: Brand): Email {
  return letterTo(job, brand, {
    subject: `${job.corporationName} har skrevet, at du ikke mødte op ${dayWords(job.day)}`,
    paragraphs: [
      `${job.corporationName} har skrevet, at du ikke mødte op til vagten, så den bliver ikke betalt, som det ser ud nu.`,
      "Var du der, så stempel dine tider. Så svarer virksomheden på dem. Er noget andet galt, så ring til os.",
    ],
    action: { label: "Stempel dine tider", link: job.link },
  });
}

/** To the employee after the end of the shift, where somebody of the office has noted that they did not come. */
export function officeSaidNotCome(job: EmployeeJobFacts, brand: Brand): Email {
  return letterTo(job, brand, {
    subject: `Vi har skrevet, at du ikke mødte op ${dayWords(job.day)}`,
    paragraphs: [
      `Vores kontor har skrevet, at du ikke mødte op til vagten hos ${job.corporationName}, så den bliver ikke betalt, som det ser ud nu.`,
      "Var du der, så stempel dine tider, og ring til os. Så finder vi ud af det.",
    ],
    action: { label: "Stempel dine tider", link: job.link },
  });
}
