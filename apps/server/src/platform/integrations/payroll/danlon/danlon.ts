import { z } from "zod";
import { PermanentFailure, UnknownOutcome } from "#server/platform/integrations/failure.ts";
import { noPayrollEmployee } from "#texts/da/admin/payroll-vendors.ts";
import type { PaidEmployee, Pay, Payroll } from "../payroll.port.ts";
import { createDanlonApi, type DanlonApi, type DanlonSettings } from "./danlon-api.ts";
import {
  type CodeRules,
  codeOf,
  type DanlonCodes,
  type DanlonPart,
  isAlike,
  toDanlonPart,
} from "./danlon-parts.ts";

/**
 * Pay as pay parts, all of one in one call. Danløn knows neither texts nor references: before a repeat what it has of the
 * person is read, and a part like ours is left to an admin. Sources: docs/operations/vendors.md.
 */
export function createDanlon(settings: DanlonSettings & DanlonCodes & { companyId: string }): Payroll {
  const api = createDanlonApi(settings);
  const { companyId } = settings;
  let rules: Promise<CodeRules[]> | null = null;

  /** Read once; a failed reading is not kept. */
  function readRules(): Promise<CodeRules[]> {
    rules ??= api.query({ what: "read codes", document: META }, metaAnswer).catch((error: unknown) => {
      rules = null;
      throw error;
    });
    return rules;
  }

  return {
    vendor: "danlon",
    async sendPay(pay) {
      const { parts, employeeId } = await orUnclear(pay, async () => ({
        parts: partsOf(pay, await readRules(), settings),
        employeeId: pay.employee.payrollId ?? (await findEmployee(api, companyId, pay.employee)),
      }));
      if (pay.repeat) await assertNothingAlike(api, { companyId, employeeId }, parts, pay.reference);
      await createParts(api, { companyId, employeeId }, parts);
      return { payrollId: employeeId };
    },
  };
}

interface Whose {
  readonly companyId: string;
  readonly employeeId: string;
}

const META = `query { payPartsMeta { payPartsMeta { code unitsAllowed rateAllowed amountAllowed } } }`;
const codeRules = z.object({
  ...{ code: z.string(), unitsAllowed: z.boolean(), rateAllowed: z.boolean(), amountAllowed: z.boolean() },
});
const metaAnswer = z
  .object({ payPartsMeta: z.object({ payPartsMeta: z.array(codeRules) }) })
  .transform(({ payPartsMeta }) => payPartsMeta.payPartsMeta);

function partsOf(pay: Pay, rules: readonly CodeRules[], codes: DanlonCodes): DanlonPart[] {
  return pay.parts.flatMap((part) => {
    const code = codeOf(part, codes);
    if (code === null) return [];
    const known = rules.find((one) => one.code === code);
    if (!known) throw new PermanentFailure("Danløn", `there is no code ${code}`);
    return [toDanlonPart(part, known, codes)];
  });
}

const EMPLOYEES = `query ($companyIds: [ID!]!) {
  companiesExt(input: {companyIds: $companyIds}) {
    companies { employees { employees { id active domainId email } } }
  }
}`;
const person = z.object({
  ...{ id: z.string(), active: z.boolean().nullish() },
  ...{ domainId: z.coerce.string().nullish(), email: z.string().nullish() },
});
const employeesAnswer = companies(z.object({ employees: z.object({ employees: z.array(person) }) }));

/** Employees are made at Danløn, which documents no call for it. Refuses whom it does not have. */
async function findEmployee(api: DanlonApi, companyId: string, employee: PaidEmployee): Promise<string> {
  const request = { what: "find employee", document: EMPLOYEES, variables: { companyIds: [companyId] } };
  const all = (await api.query(request, employeesAnswer)).flatMap((one) => one.employees.employees);
  const found = samePerson(
    all.filter(({ active }) => active !== false),
    employee,
  );
  if (found) return found.id;
  const said = noPayrollEmployee("danlon", employee.employeeNumber);
  throw new PermanentFailure("Danløn", "the employee is not there", "refused", said);
}

/** Who bears our number, else the only one with the e-mail. That `domainId` is the number of an employee is not proven. */
function samePerson(all: readonly z.infer<typeof person>[], { employeeNumber, email }: PaidEmployee) {
  const numbered = all.filter(({ domainId }) => domainId === employeeNumber);
  if (numbered.length === 1) return numbered[0];
  const written = all.filter((one) => one.email?.toLowerCase() === email.toLowerCase() && email !== "");
  return numbered.length === 0 && written.length === 1 ? written[0] : undefined;
}

const PARTS = `query ($companyIds: [ID!]!, $employeeIds: [ID!]!) {
  companiesExt(input: {companyIds: $companyIds}) {
    companies { employees(input: {employeeIds: $employeeIds}) {
      employees { payParts { payParts { id code units rate amount } } }
    } }
  }
}`;
const figure = z.number().nullish();
const partAnswer = z
  .object({ code: z.string(), units: figure, rate: figure, amount: figure })
  .transform(({ code, units, rate, amount }) => ({
    code,
    ...(units != null && { units }),
    ...(rate != null && { rate }),
    ...(amount != null && { amount }),
  }));
const paid = z.object({ payParts: z.object({ payParts: z.array(partAnswer) }) });
const partsAnswer = companies(z.object({ employees: z.object({ employees: z.array(paid) }) }));

async function assertNothingAlike(
  api: DanlonApi,
  { companyId, employeeId }: Whose,
  parts: readonly DanlonPart[],
  reference: string,
): Promise<void> {
  const variables = { companyIds: [companyId], employeeIds: [employeeId] };
  const read = () => api.query({ what: "find pay parts", document: PARTS, variables }, partsAnswer);
  const there = (await read().catch(asUnclear))
    .flatMap((one) => one.employees.employees)
    .flatMap(({ payParts }) => payParts.payParts);
  if (!parts.some((part) => there.some((one) => isAlike(one, part)))) return;
  const message = `cannot tell whether ${reference} arrived: a part like it is there`;
  throw new PermanentFailure("Danløn", message, "look_up_first");
}

const CREATE = `mutation ($input: CreatePayPartsInput!) {
  createPayParts(input: $input) { createdPayParts { id } }
}`;
const created = z.object({
  createPayParts: z.object({ createdPayParts: z.array(z.object({ id: z.string() })) }),
});

/** That the input's type is called so is not proven. */
async function createParts(
  api: DanlonApi,
  { companyId, employeeId }: Whose,
  parts: readonly DanlonPart[],
): Promise<void> {
  const input = { companyId, payParts: parts.map((part) => ({ employeeId, ...part })) };
  const request = { what: "create pay parts", document: CREATE, variables: { input } };
  const { createPayParts } = await api.mutate(request, created);
  if (createPayParts.createdPayParts.length === parts.length) return;
  throw new UnknownOutcome("Danløn", "created another number of pay parts");
}

function companies<T>(company: z.ZodType<T>) {
  return z
    .object({ companiesExt: z.object({ companies: z.array(company) }) })
    .transform(({ companiesExt }) => companiesExt.companies);
}

/** What cannot be read of a repeat may have been paid by an earlier attempt. */
async function orUnclear<T>(pay: Pay, look: () => Promise<T>): Promise<T> {
  return pay.repeat ? look().catch(asUnclear) : look();
}

function asUnclear(error: unknown): never {
  if (!(error instanceof PermanentFailure)) throw error;
  throw new UnknownOutcome("Danløn", error.message.replace(/^Danløn: /, ""));
}
