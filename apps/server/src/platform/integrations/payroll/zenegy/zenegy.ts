import {
  LeftBehind,
  NoAccess,
  PermanentFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import type { Pay, PayPart, Payroll } from "../payroll.port.ts";
import { createZenegyApi, type ZenegyApi, type ZenegySettings } from "./zenegy-api.ts";
import { findOrCreatePerson, type ZenegyPerson } from "./zenegy-employee.ts";
import { isRegistered, type Registration, register } from "./zenegy-registrations.ts";

/** The uids of the company's rates; empty where none is set. */
export interface ZenegyRates {
  readonly hourRate: string;
  readonly supplementRate: string;
  /** Of transport, cancelled shifts and corrections; the supplements' where it is empty. */
  readonly correctionRate: string;
  /** Pension is reckoned from the employee's profile at Zenegy where it is empty. */
  readonly pensionRate: string;
}

/**
 * Pay as registrations, which a pay run takes and archives. Each has our key in its note, and is looked up by it before
 * it is sent. Sources: docs/operations/vendors.md.
 */
export function createZenegy(settings: ZenegySettings & ZenegyRates): Payroll {
  const api = createZenegyApi(settings);
  return {
    vendor: "zenegy",
    async sendPay(pay) {
      const registrations = registrationsOf(pay, settings);
      const person = await orUnclear(pay, () => findOrCreatePerson(api, pay.employee));
      for (const [place, registration] of registrations.entries()) {
        await orLeftBehind(place, () => registerOnce(api, person, pay, registration));
      }
      return { payrollId: person.uid };
    },
  };
}

async function registerOnce(api: ZenegyApi, person: ZenegyPerson, pay: Pay, registration: Registration) {
  if (await isRegistered(api, person, pay.work, registration, pay.repeat)) return;
  await register(api, person, pay.work, registration);
}

/** Asked for before anything is sent. Throws `NoAccess` while a rate that is needed is not set. */
function registrationsOf({ parts, reference }: Pay, rates: ZenegyRates): Registration[] {
  return parts.flatMap((part, place) => {
    const { way, rateUid, setting } = rateOf(part, rates);
    if (rateUid === "" && setting === null) return [];
    if (rateUid === "") throw new NoAccess("Zenegy", `${setting} is not set`, "not_configured");
    return [{ way, rateUid, part, reference: place === 0 ? reference : `${reference}:${place}` }];
  });
}

/**
 * What a part of the pay is at Zenegy, the rate that it has there, and the variable that names the rate; null for one
 * that may be left out. Only work is hours: a registration of hours has times, and two of a person may not overlap. That
 * a correction below zero is taken as a supplement is not proven.
 */
function rateOf({ kind }: PayPart, rates: ZenegyRates) {
  const supplement = (rateUid: string, setting: string | null) => ({
    ...{ way: "supplement" as const, rateUid, setting },
  });
  switch (kind) {
    case "hours":
      return { way: "hours" as const, rateUid: rates.hourRate, setting: "ZENEGY_HOUR_RATE_UID" };
    case "employer_pension":
    case "employee_pension":
      return supplement(rates.pensionRate, null);
    case "transport":
    case "cancellation":
    case "correction":
      return supplement(rates.correctionRate || rates.supplementRate, "ZENEGY_CORRECTION_RATE_UID");
    default:
      return supplement(rates.supplementRate, "ZENEGY_SUPPLEMENT_RATE_UID");
  }
}

/** Whoever cannot be found may have been paid by an earlier attempt. */
async function orUnclear<T>(pay: Pay, lookUp: () => Promise<T>): Promise<T> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof PermanentFailure) || !pay.repeat) throw error;
    throw new UnknownOutcome("Zenegy", error.message.replace(/^Zenegy: /, ""));
  }
}

/** Once the first registration is there nothing is refused cleanly any more. */
async function orLeftBehind(place: number, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (place === 0 || error instanceof UnknownOutcome) throw error;
    const message = error instanceof Error ? error.message.replace(/^Zenegy: /, "") : "broke off";
    if (error instanceof PermanentFailure) {
      throw new LeftBehind("Zenegy", `part of the pay is there; ${message}`, "refused", error.said);
    }
    throw new UnknownOutcome("Zenegy", `part of the pay is there; ${message}`);
  }
}
