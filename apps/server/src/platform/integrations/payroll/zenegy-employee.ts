import { z } from "zod";
import type { PaidEmployee } from "./payroll.port.ts";
import type { ZenegyApi } from "./zenegy-api.ts";

/** Paging of the employee list, from memory. A list that ignores it is recognised by its repeated first row. */
const pageSize = 100;
const pageQuery = (page: number) => `?page=${page}&pageSize=${pageSize}`;

const employees = z.object({ data: z.array(z.object({ uid: z.string(), cpr: z.string().nullish() })) });
const created = z.union([
  z.string().min(1),
  z.object({ data: z.object({ uid: z.string() }) }).transform((answer) => answer.data.uid),
]);

/** Zenegy's uid of the employee: the one we know, the one with the same CPR number, or a new one. */
export async function findOrCreateEmployee(api: ZenegyApi, employee: PaidEmployee): Promise<string> {
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
