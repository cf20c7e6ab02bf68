import { isSame, type Side, type Times } from "./times.ts";

/** The labels of a card; the words are in the texts. The label of a state is also its button. */
export type CorporationCardKey =
  | "stamp_out"
  | "rejected_stamp_out"
  | "approve"
  | "reject_stamp"
  | "approve_or_reject"
  | "approve_new"
  | "reject_new"
  | "rejected_new"
  | "explain"
  | "approved"
  | "rejected_approved";

export interface CorporationCardFacts {
  employee: Times | null;
  company: Times | null;
  /** What the pickers of the card show, null while they are not both set. */
  draft: Times | null;
  lastBy: Side | null;
  rejectedByCorporation: number;
  rejectedByEmployee: number;
  /** The company's hours are locked (`corporationHoursLock`). */
  allApproved: boolean;
}

/** A button and the times that it sends. */
interface CorporationCardButton {
  key: CorporationCardKey;
  times: Times;
}

export interface CorporationCard {
  label: CorporationCardKey;
  /** None when there is nothing to do, two only while the times are disputed; the approving one first. */
  buttons: CorporationCardButton[];
  isAgreed: boolean;
  isLocked: boolean;
  /** Whether the explanation shows: the draft differs from what the employee stamped. */
  showComment: boolean;
}

/**
 * What the pickers show at first: the company's own times, else the employee's.
 * Rule: Times at first on a card, docs/rules/checkout.md.
 */
export function corporationPrefill({
  employee,
  company,
}: Pick<CorporationCardFacts, "employee" | "company">): Times | null {
  return company ?? employee;
}

/** What the card looks at beside the times: whether another explanation is written than the saved one. */
type WrittenFacts = CorporationCardFacts & { hasNewExplanation: boolean };

/** The card of one shift at the company's checkout. Rule: Card of the company, docs/rules/checkout.md. */
export function corporationCard(facts: WrittenFacts): CorporationCard {
  const { employee, draft, allApproved } = facts;
  const { label, buttons } = stateOf(facts);
  return {
    label,
    buttons: allApproved ? [] : buttons,
    isAgreed: isSame(employee, facts.company),
    isLocked: allApproved,
    showComment: !allApproved && employee !== null && draft !== null && !isSame(draft, employee),
  };
}

/**
 * What 'GODKEND ALLE' sends for this card, null when it leaves it alone: incomplete, agreed and locked cards,
 * and those whose draft would reject the employee's times. Rule: Approving all, docs/rules/checkout.md.
 */
export function timesToApprove(facts: CorporationCardFacts): Times | null {
  const { employee, company, draft, allApproved } = facts;
  if (draft === null || allApproved || isSame(draft, company)) return null;
  return employee === null || isSame(draft, employee) ? draft : null;
}

function stateOf(facts: WrittenFacts): Pick<CorporationCard, "label" | "buttons"> {
  const { employee, company } = facts;
  if (employee === null) return notStampedByEmployee(facts);
  if (company === null) return notStampedByCorporation(facts, employee);
  if (isSame(employee, company)) return agreed(facts);
  return facts.lastBy === "corporation" ? rejected(facts, employee) : disputed(facts, employee);
}

function notStampedByEmployee({ company, draft, rejectedByEmployee }: CorporationCardFacts) {
  const label = rejectedByEmployee > 0 ? "rejected_stamp_out" : "stamp_out";
  const hasNews = draft !== null && !isSame(draft, company);
  return withButtons(label, hasNews ? [{ key: label, times: draft }] : []);
}

function notStampedByCorporation({ draft }: CorporationCardFacts, employee: Times) {
  if (draft === null || isSame(draft, employee)) {
    return withButtons("approve", [{ key: "approve", times: employee }]);
  }
  return withButtons("reject_stamp", [{ key: "reject_stamp", times: draft }]);
}

/** The employee answered last with other times than the company's. */
function disputed({ company, draft }: CorporationCardFacts, employee: Times) {
  const approve: CorporationCardButton = { key: "approve_new", times: employee };
  if (isSame(draft, employee)) return withButtons("approve_new", [approve]);
  const own = draft ?? company;
  const reject: CorporationCardButton[] = own === null ? [] : [{ key: "reject_new", times: own }];
  return withButtons("approve_or_reject", [approve, ...reject]);
}

/** The company rejected last and waits; it can still give in, stamp other times, or explain its own. */
function rejected({ company, draft, hasNewExplanation }: WrittenFacts, employee: Times) {
  const approve: CorporationCardButton = { key: "approve_new", times: employee };
  if (isSame(draft, employee)) return withButtons("approve_new", [approve]);
  if (draft !== null && !isSame(draft, company)) {
    return withButtons("rejected_new", [approve, { key: "reject_new", times: draft }]);
  }
  const explain: CorporationCardButton[] =
    hasNewExplanation && company ? [{ key: "explain", times: company }] : [];
  return withButtons("rejected_new", [approve, ...explain]);
}

function agreed({ company, draft, rejectedByCorporation }: CorporationCardFacts) {
  const label = rejectedByCorporation > 0 ? "rejected_approved" : "approved";
  const hasNews = draft !== null && !isSame(draft, company);
  return withButtons(label, hasNews ? [{ key: "reject_stamp", times: draft }] : []);
}

function withButtons(label: CorporationCardKey, buttons: CorporationCardButton[]) {
  return { label, buttons };
}
