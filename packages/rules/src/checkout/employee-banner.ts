import { isEmployeeLocked } from "./hours-lock.ts";
import { isSame, type Times } from "./times.ts";

/** Banners of the employee's checkout; the words are in the texts. */
export type EmployeeBannerKey =
  | "stamp_out"
  | "rejected_stamp_new"
  | "rejected_approve_new"
  | "rejected_stamp_again"
  | "approved"
  | "approved_new"
  | "approve"
  | "reject_stamp"
  | "stamped";

/** What the button says. */
export type EmployeeButtonKey =
  | "stamp_out"
  | "reject_update"
  | "reject_stamp"
  | "approve_time"
  | "update"
  | "approve_times";

export interface EmployeeBannerFacts {
  employee: Times | null;
  company: Times | null;
  booked: Times;
  /** What the pickers show, null until they were touched. */
  draft: Times | null;
  rejectedByCorporation: number;
  rejectedByEmployee: number;
  /** The admin has approved the checkout of this shift, and no part of it is open. */
  isApprovedByAdmin: boolean;
}

interface EmployeeBanner {
  banner: EmployeeBannerKey;
  button: EmployeeButtonKey;
  /** The fields look quiet, but work: 'Opdater' could do nothing otherwise. */
  muted: boolean;
  /** The times cannot be changed any more. */
  locked: boolean;
  /** What the pickers show at first. */
  prefill: Times;
}

/**
 * Banner and button of the employee's checkout, the first row that fits.
 * Rule: Banner of the employee, docs/rules/checkout.md.
 */
export function employeeBanner(facts: EmployeeBannerFacts): EmployeeBanner {
  const prefill = prefillOf(facts);
  const isChanged = facts.draft !== null && !isSame(facts.draft, prefill);
  const [banner, button] = rowOf(facts, isChanged);
  return {
    banner,
    button,
    muted: banner === "rejected_stamp_again",
    locked: isEmployeeLocked({
      isApprovedByAdmin: facts.isApprovedByAdmin,
      hasStamped: facts.employee !== null,
      isPartOpen: false,
    }),
    prefill,
  };
}

function rowOf(facts: EmployeeBannerFacts, isChanged: boolean): [EmployeeBannerKey, EmployeeButtonKey] {
  const { employee, company, rejectedByCorporation } = facts;
  if (employee === null && company === null) return ["stamp_out", "stamp_out"];
  if (employee === null) return isChanged ? ["reject_stamp", "reject_stamp"] : ["approve", "approve_times"];
  if (company === null) return ["stamped", "update"];

  // The company's times are agreeing, however they came to stand there.
  if (!isSame(employee, company) && isSame(facts.draft, company))
    return ["rejected_approve_new", "approve_time"];
  const wasRejected = rejectedByCorporation > 0;
  if (isChanged) return wasRejected ? ["rejected_stamp_new", "reject_update"] : ["stamp_out", "reject_stamp"];
  if (isSame(employee, company)) return [wasRejected ? "approved_new" : "approved", "update"];
  return isOfferedNewTime(facts)
    ? ["rejected_approve_new", "approve_time"]
    : ["rejected_stamp_again", "update"];
}

/** Own times if stamped, else the company's, else the booked ones; where 'Godkend Tid' accepts, the company's. */
function prefillOf(facts: EmployeeBannerFacts): Times {
  const { employee, company, booked } = facts;
  if (company !== null && isOfferedNewTime(facts)) return company;
  return employee ?? company ?? booked;
}

/** Both stamped differently, only the company has rejected so far. */
function isOfferedNewTime({
  employee,
  company,
  rejectedByCorporation,
  rejectedByEmployee,
}: EmployeeBannerFacts): boolean {
  const isDisputed = employee !== null && company !== null && !isSame(employee, company);
  return isDisputed && rejectedByEmployee === 0 && rejectedByCorporation > 0;
}
