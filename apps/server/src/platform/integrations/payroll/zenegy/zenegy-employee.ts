import { z } from "zod";
import type { PaidEmployee } from "../payroll.port.ts";
import type { ZenegyApi } from "./zenegy-api.ts";

/** Somebody at Zenegy: pay belongs to the employee, hours to the user that the employee signs in as. */
export interface ZenegyPerson {
  readonly uid: string;
  readonly userUid: string | null;
}

const TAKE = 100;

const person = z.object({
  uid: z.string(),
  cpr: z.string().nullish(),
  user: z.object({ uid: z.string().nullish() }).nullish(),
});
const created = z.union([
  z.string().min(1),
  z.object({ uid: z.string().min(1) }).transform(({ uid }) => uid),
]);

/** The one we know, the one with the same CPR number, or a new one. */
export async function findOrCreatePerson(api: ZenegyApi, employee: PaidEmployee): Promise<ZenegyPerson> {
  if (employee.payrollId !== null) return readPerson(api, employee.payrollId);
  const known =
    (await findByCpr(api, employee, employee.employeeNumber)) ?? (await findByCpr(api, employee, ""));
  return known ?? readPerson(api, await createPerson(api, employee));
}

/** Searches by our number, or by nothing: the CPR number itself is in no address. */
async function findByCpr(
  api: ZenegyApi,
  { cpr }: PaidEmployee,
  filterPhrase: string,
): Promise<ZenegyPerson | null> {
  let firstBefore: string | undefined;
  for (let skip = 0; ; skip += TAKE) {
    const query = { skip: String(skip), take: String(TAKE), filterBy: "0", filterPhrase };
    const request = {
      what: "find employee",
      method: "GET",
      path: api.ofCompany("/employees"),
      query,
    } as const;
    const page = await api.callForAnswer(request, z.array(person));
    const found = page.find((one) => one.cpr?.replace(/\D/g, "") === cpr);
    if (found) return toPerson(found);
    // A list that takes no notice of `skip` begins with the same person again.
    if (page.length < TAKE || page[0]?.uid === firstBefore) return null;
    firstBefore = page[0]?.uid;
  }
}

async function readPerson(api: ZenegyApi, uid: string): Promise<ZenegyPerson> {
  const path = api.ofCompany(`/employees/${encodeURIComponent(uid)}`);
  return toPerson(await api.callForAnswer({ what: "read employee", method: "GET", path }, person));
}

function toPerson({ uid, user }: z.infer<typeof person>): ZenegyPerson {
  return { uid, userUid: user?.uid ?? null };
}

/** Longer texts are refused, so that they are cut. */
function createPerson(api: ZenegyApi, employee: PaidEmployee): Promise<string> {
  const employeeNumber = employee.employeeNumber.slice(0, 15);
  const employmentDate = `${employee.employmentDate}T00:00:00`;
  const body = {
    name: `${employee.firstName} ${employee.lastName}`.trim().slice(0, 150),
    cpr: employee.cpr,
    email: employee.email.slice(0, 75),
    mobilePhone: employee.phone,
    address: employee.address.slice(0, 50),
    postalNumber: employee.zipCode,
    city: employee.city.slice(0, 50),
    regNumber: employee.bankRegistration,
    kontoNumber: employee.bankAccount,
    employeeNumber,
    employmentDate,
    ancinityDate: employmentDate,
    employmentData: { employeeNumber, employmentDate },
    startSaldo: {},
    ...api.newEmployees,
  };
  const path = api.ofCompany("/employees");
  return api.callForAnswer({ what: "create employee", method: "POST", path, body }, created);
}
