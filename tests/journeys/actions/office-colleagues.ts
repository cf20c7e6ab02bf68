import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import type { TestProduct } from "#tests/support/test-product.ts";
import { signedIn } from "./seed-past-bookings.ts";

export type Colleague = Exclude<OfficeRole, "owner">;

export const colleagues = {
  planner: "Petra Plan",
  bookkeeper: "Bo Bogholder",
  reader: "Laura Læser",
} as const satisfies Readonly<Record<Colleague, string>>;

/** Colleagues of the try-out's admin, one for each lower role, who have chosen their password, which is the try-out's. */
export async function addColleagues(testProduct: TestProduct): Promise<void> {
  const as = await signedIn(testProduct.product, "admin@vagtklar.test");
  for (const [role, name] of Object.entries(colleagues) as [Colleague, string][]) {
    const body = { name, email: emailOf(role), role };
    await testProduct.product.call(officeUserEndpoints.inviteUser, { as, body });
  }
  const database = await testProduct.openDatabase();
  const own = database.db.selectFrom("corporations").where("email", "=", "admin@vagtklar.test");
  const { password_hash } = await own.select("password_hash").executeTakeFirstOrThrow();
  const invited = database.db.updateTable("corporations").where("invited_at", "is not", null);
  await invited.set({ password_hash }).execute();
  await database.close();
}

export function emailOf(role: Colleague): string {
  return `${role}@vagtklar.test`;
}
