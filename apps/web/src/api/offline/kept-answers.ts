import { type DehydratedState, dehydrate, hydrate, type Query } from "@tanstack/react-query";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { needsPayDetails } from "#rules/pay/pay-details.ts";
import { answers } from "#web/api/calls/answers.ts";
import { isUnanswered } from "#web/api/calls/call.ts";
import { activeToken, isStillStored } from "#web/api/calls/tokens.ts";

const KEPT = "vagtklar-kept";
/** Changes of one moment are written together, in milliseconds. */
const PAUSE = 500;

/** What a phone keeps of an employee's answers: the own shifts, never CPR or bank numbers. */
interface Kept {
  readonly employee: WireEmployee;
  readonly queries: DehydratedState;
}

const paths: readonly string[] = [
  jobEndpoints.upcoming.path,
  jobEndpoints.booking.path,
  jobEndpoints.finished.path,
  checkoutEndpoints.employeeShift.path,
  employeeEndpoints.meta.path,
  employeeEndpoints.checkoutNotifications.path,
];

/**
 * Keeps an employee's own shifts on the phone, so that they are there without a connection, and brings back what an
 * earlier visit kept. Returns what ends it.
 */
export function keepAnswers(employee: WireEmployee): () => void {
  const kept = readKept();
  for (const path of paths) answers.setQueryDefaults([path], { gcTime: Number.POSITIVE_INFINITY });
  if (kept?.employee.id === employee.id) hydrate(answers, asStale(kept.queries));
  let timer = 0;
  const write = () => {
    // The session may have ended since the answer that is to be written.
    if (activeToken()?.key !== "employeeToken" || !isStillStored()) return;
    store({
      employee: withoutNumbers(employee),
      queries: dehydrate(answers, { shouldDehydrateQuery: isKept, serializeData }),
    });
  };
  const unsubscribe = answers.getQueryCache().subscribe(({ type }) => {
    if (type !== "updated") return;
    clearTimeout(timer);
    timer = window.setTimeout(write, PAUSE);
  });
  write();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Who was signed in here when the phone last had a connection; null where nothing is kept. */
export function keptEmployee(): WireEmployee | null {
  return readKept()?.employee ?? null;
}

/** Nothing of this person stays on the phone. */
export async function dropKept(): Promise<void> {
  localStorage.removeItem(KEPT);
  await globalThis.caches?.delete("page").catch(() => false);
}

function isKept({ queryKey, state }: Query): boolean {
  // An answer outlives calls that got none; what the server refuses now is nothing to show.
  const isGood = state.data !== undefined && (state.error === null || isUnanswered(state.error));
  if (!isGood || !paths.includes(String(queryKey[0]))) return false;
  if (queryKey[0] !== jobEndpoints.booking.path) return true;
  return (state.data as WireEmployeeBooking).shift?.status === "selected";
}

/** What was kept is shown until the server has answered anew, however young it is. */
function asStale(kept: DehydratedState): DehydratedState {
  const fresh = { dataUpdatedAt: 0, status: "success", error: null, fetchFailureCount: 0 } as const;
  const queries = kept.queries.map((query) => ({ ...query, state: { ...query.state, ...fresh } }));
  return { ...kept, queries };
}

/** Own pay data is asked for again, not kept. */
function serializeData(data: unknown): unknown {
  const { employee } = (data ?? {}) as Partial<WireEmployeeCheckout>;
  return employee ? { ...(data as WireEmployeeCheckout), employee: withoutNumbers(employee) } : data;
}

interface PayNumbers {
  readonly cpr_nr: string;
  readonly bank_reg_nr: string;
  readonly bank_account_nr: string;
  readonly tax_card_type: number;
}

/** Dots where all numbers are there, so that the checkout knows that it need not ask; nothing where one is missing. */
function withoutNumbers<Person extends PayNumbers>(person: Person): Person {
  const { cpr_nr, bank_reg_nr, bank_account_nr, tax_card_type } = person;
  const isMissing = needsPayDetails({
    cprNr: cpr_nr,
    bankAccountNr: bank_account_nr,
    bankRegNr: bank_reg_nr,
    taxCardType: tax_card_type,
  });
  const hide = (text: string) => (isMissing ? "" : text.replace(/./g, "•"));
  return {
    ...person,
    cpr_nr: hide(cpr_nr),
    bank_reg_nr: hide(bank_reg_nr),
    bank_account_nr: hide(bank_account_nr),
  };
}

function readKept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** A full storage keeps what it has. */
function store(kept: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {}
}
