import { z } from "zod";
import { PermanentFailure, UnknownOutcome } from "#server/platform/integrations/failure.ts";
import type { HttpAnswer } from "#server/platform/integrations/http-call.ts";
import type { PaidEmployee, PayLine, Payroll } from "./payroll.port.ts";
import { createZenegyApi, type ZenegyApi, type ZenegySettings } from "./zenegy-api.ts";

/** Paging of the employee list, from memory. A list that ignores it is recognised by its repeated first row. */
const pageSize = 100;
const pageQuery = (page: number) => `?page=${page}&pageSize=${pageSize}`;

const employees = z.object({ data: z.array(z.object({ uid: z.string(), cpr: z.string().nullish() })) });
const created = z.union([
  z.string().min(1),
  z.object({ data: z.object({ uid: z.string() }) }).transform((answer) => answer.data.uid),
]);

/** Zenegy's uid of the employee: the one we know, the one with the same CPR number, or a new one. */
async function findOrCreateEmployee(api: ZenegyApi, employee: PaidEmployee): Promise<string> {
  return employee.payrollId ?? (await findByCpr(api, employee.cpr)) ?? createEmployee(api, employee);
}

async function findByCpr(api: ZenegyApi, cpr: string): Promise<string | null> {
  let firstBefore: string | undefined;
  for (let page = 1; ; page += 1) {
    const path = `/employees${pageQuery(page)}`;
    const { data } = await api.callForAnswer({ what: "find employee", method: "GET", path }, employees);
    const found = data.find((one) => one.cpr?.replace(/\D/g, "") === cpr);
    if (found !== undefined) return found.uid;
    if (data.length < pageSize || data[0]?.uid === firstBefore) return null;
    firstBefore = data[0]?.uid;
  }
}

/** Tax card and department are set in Zenegy: what their numbers mean is not known. */
function createEmployee(api: ZenegyApi, employee: PaidEmployee): Promise<string> {
  const body = {
    name: `${employee.firstName} ${employee.lastName}`.trim(),
    cpr: employee.cpr,
    email: employee.email,
    mobilePhone: employee.phone,
    address: employee.address,
    postalNumber: employee.zipCode,
    city: employee.city,
    regNumber: employee.bankRegistration,
    kontoNumber: employee.bankAccount,
    employeeNumber: employee.employeeNumber,
    employmentDate: employee.employmentDate,
  };
  return api.callForAnswer({ what: "create employee", method: "POST", path: "/employees", body }, created);
}

/** What a pay line is paid for: hours. From memory; correct it here. */
const payCheckForHours = 1;

const payLines = z.object({
  data: z.array(
    z.object({
      name: z.string().nullish(),
      unit: z.number().nullish(),
      paymentPerUnit: z.number().nullish(),
    }),
  ),
});

/**
 * Zenegy has no field for a reference of ours. A person has one line of a name, so that a line is looked up by it
 * before it is sent.
 */
export function createZenegy(settings: ZenegySettings): Payroll {
  const api = createZenegyApi(settings);
  return {
    async sendPayLine(line) {
      const payrollId = await orUnclear(line, () => findOrCreateEmployee(api, line.employee));
      const path = `/employees/${encodeURIComponent(payrollId)}/paychecks`;
      if (!(await isSent(api, path, line))) await createPayLine(api, path, line);
      return { payrollId };
    },
  };
}

/** Whoever cannot be found may have been paid by an earlier attempt. */
async function orUnclear<T>(line: PayLine, lookUp: () => Promise<T>): Promise<T> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof PermanentFailure) || !line.repeat) throw error;
    throw new UnknownOutcome("Zenegy", error.message.replace(/^Zenegy: /, ""));
  }
}

async function isSent(api: ZenegyApi, path: string, line: PayLine): Promise<boolean> {
  const answer = await api.call({ what: "find pay line", method: "GET", path });
  const known = readLines(answer);
  if (known === null) {
    if (!line.repeat) return false;
    throw lookUpFirst(`cannot tell whether ${line.reference} arrived; look it up in Zenegy`);
  }
  const same = known.filter(({ name }) => name === line.name || name === nameBefore(line));
  if (same.length === 0) return false;
  const isAsSent = ({ unit, paymentPerUnit }: (typeof known)[number]) =>
    (unit ?? line.hours) === line.hours && (paymentPerUnit ?? line.unitPrice) === line.unitPrice;
  if (same.some(isAsSent)) return true;
  throw lookUpFirst(`cannot tell what became of ${line.reference}: Zenegy has other hours; look it up there`);
}

function lookUpFirst(message: string): PermanentFailure {
  return new PermanentFailure("Zenegy", message, "look_up_first");
}

/** The lines that are there already; null when Zenegy does not list them. That it does is from memory. */
function readLines(answer: HttpAnswer) {
  const parsed = payLines.safeParse(answer.body);
  return answer.status === 200 && parsed.success ? parsed.data.data : null;
}

async function createPayLine(api: ZenegyApi, path: string, line: PayLine): Promise<void> {
  const body = {
    payCheckFor: payCheckForHours,
    name: line.name,
    unit: line.hours,
    paymentPerUnit: line.unitPrice,
  };
  await api.callForAnswer({ what: "create pay line", method: "POST", path, body }, z.unknown());
}

/** Lines that were sent before names told them apart end in our reference. */
function nameBefore(line: PayLine): string {
  return `${line.name} [${line.reference}]`;
}
