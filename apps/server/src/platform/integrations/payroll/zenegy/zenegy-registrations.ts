import { z } from "zod";
import { addDays } from "#rules/time/moment.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { noPayrollUser } from "#texts/da/admin/payroll-vendors.ts";
import type { PaidWork, PayPart } from "../payroll.port.ts";
import type { ZenegyApi } from "./zenegy-api.ts";
import type { ZenegyPerson } from "./zenegy-employee.ts";

/** A part of the pay as one registration, of hours or of a supplement, at a rate of the company's. */
export interface Registration {
  readonly way: "hours" | "supplement";
  readonly rateUid: string;
  readonly part: PayPart;
  /** Our own key; it stands in the note, by which it is found again. */
  readonly reference: string;
}

const MAX_NOTE_LENGTH = 128;
const TAKE = 100;
/** Hours that are approved; a supplement has other states, of which clients send 1. */
const APPROVED_HOURS = 2;
const APPROVED_SUPPLEMENT = 1;

/** The note of a registration: what the employee reads, cut, and our key. */
function noteOf({ part, reference }: Registration): string {
  const key = ` [${reference}]`;
  return `${part.name.slice(0, MAX_NOTE_LENGTH - key.length)}${key}`;
}

const registered = z.object({
  note: z.string().nullish(),
  description: z.string().nullish(),
  hours: z.number().nullish(),
  units: z.number().nullish(),
  rate: z.number().nullish(),
});

/**
 * Whether it is there already. Refuses `look_up_first` where it is there otherwise than it is sent now, and of a repeat
 * where Zenegy does not list what it has.
 */
export async function isRegistered(
  api: ZenegyApi,
  person: ZenegyPerson,
  work: PaidWork,
  registration: Registration,
  repeat: boolean,
): Promise<boolean> {
  const { reference, part } = registration;
  const list = z.array(registered).safeParse(await listed(api, person, work, registration));
  if (!list.success) {
    if (!repeat) return false;
    throw lookUpFirst(`cannot tell whether ${reference} arrived; look it up in Zenegy`);
  }
  const same = list.data.filter(({ note, description }) =>
    `${note ?? ""}${description ?? ""}`.includes(`[${reference}]`),
  );
  if (same.length === 0) return false;
  const isAsSent = same.some(
    ({ hours, units, rate }) =>
      (hours ?? units ?? part.units) === part.units && (rate ?? part.rate) === part.rate,
  );
  if (isAsSent) return true;
  throw lookUpFirst(`cannot tell what became of ${reference}: Zenegy has it otherwise; look it up there`);
}

/** What Zenegy has of the person, of hours on the day; null where it says no to being asked. */
async function listed(api: ZenegyApi, person: ZenegyPerson, work: PaidWork, { way }: Registration) {
  const paging = { skip: "0", take: String(TAKE) };
  const ofHours = {
    path: api.ofHours("/registrations"),
    query: { startDate: work.day, endDate: work.day, userUids: person.userUid ?? "", ...paging },
  };
  const ofSupplements = { path: supplementsOf(api, person), query: paging };
  const request = way === "hours" ? ofHours : ofSupplements;
  const answer = await api.call({ what: `find ${way}`, method: "GET", ...request });
  return answer.status === 200 ? api.unwrap(answer.body) : null;
}

function lookUpFirst(message: string): PermanentFailure {
  return new PermanentFailure("Zenegy", message, "look_up_first");
}

/** Registers it. Refuses hours of somebody who has no user at Zenegy, whom hours belong to. */
export async function register(
  api: ZenegyApi,
  person: ZenegyPerson,
  work: PaidWork,
  registration: Registration,
): Promise<void> {
  if (registration.way === "supplement") {
    const path = supplementsOf(api, person);
    const body = supplementBody(work, registration);
    await api.callForAnswer({ what: "register supplement", method: "POST", path, body }, z.unknown());
    return;
  }
  if (person.userUid === null) {
    throw new PermanentFailure("Zenegy", "the employee has no user", "refused", noPayrollUser("zenegy"));
  }
  const path = api.ofHours(`/users/${encodeURIComponent(person.userUid)}/registrations`);
  const body = hoursBody(work, registration);
  await api.callForAnswer({ what: "register hours", method: "POST", path, body }, z.unknown());
}

/** Hours as the hours API takes them. That `break` is in hours, as `hours` is, is not proven. */
function hoursBody({ day, from, to, breakHours }: PaidWork, registration: Registration) {
  const { part, rateUid } = registration;
  return {
    hours: part.units,
    rate: part.rate,
    note: noteOf(registration),
    date: `${day}T00:00:00`,
    from: `${day}T${from}:00`,
    to: `${to > from && to !== "24:00" ? day : addDays(day, 1)}T${to === "24:00" ? "00:00" : to}:00`,
    break: breakHours,
    hourPaymentRateUid: rateUid,
    status: APPROVED_HOURS,
  };
}

/** A supplement or deduction; its name and rate count where the rate at Zenegy may be overridden. */
function supplementBody({ day }: PaidWork, registration: Registration) {
  const { part, rateUid } = registration;
  return {
    rateUid,
    date: `${day}T00:00:00`,
    units: part.units,
    rate: part.rate,
    name: part.name.slice(0, MAX_NOTE_LENGTH),
    description: noteOf(registration),
    status: APPROVED_SUPPLEMENT,
  };
}

/** The list is proven by a client that reads it; that one posts to the same path is not. */
function supplementsOf(api: ZenegyApi, { uid }: ZenegyPerson): string {
  return api.ofCompany(`/employees/${encodeURIComponent(uid)}/supplementsanddeductions/registrations`);
}
