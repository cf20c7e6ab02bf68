import type { NoticeEmployee } from "#server/notices/facts.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { applicationNotChosen } from "#texts/da/templates/email/jobs.ts";
import { type NoticeJob, tellEmployee } from "./employee-message.ts";

/** Tells applicants that the job went to others; once for each application, whatever ended it. */
export async function tellNotChosen(
  occasion: Occasion,
  job: NoticeJob,
  applicants: readonly { readonly employee: NoticeEmployee; readonly shiftId: number }[],
): Promise<void> {
  for (const { employee, shiftId } of applicants) {
    await tellEmployee(occasion, job, employee, {
      key: `not-chosen:${shiftId}`,
      path: "/",
      email: { wanted: employee.noti_rejected_application, write: applicationNotChosen },
    });
  }
}
