import { sql } from "kysely";
import type { deskEndpoints } from "#contract/desk/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { firstStepsLeft } from "#rules/shifts/first-steps.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";

/** What a new installation still needs; in a try-out messages, invoices and pay are taken as set up. */
export async function firstStepsOf({
  db,
  settings,
}: Pick<Services, "db" | "settings">): Promise<AnswerOf<typeof deskEndpoints.today>["first_steps"]> {
  const { production, smtp, gatewayApi, billy, zenegy } = settings;
  const isSetUp = (service: object | null) => service !== null || !production;
  const [email, sms] = [isSetUp(smtp), isSetUp(gatewayApi)];
  const [accounting, payroll] = [isSetUp(billy), isSetUp(zenegy)];
  const { hasStaffTypes, hasFees } = await stored(db);
  return [...firstStepsLeft({ staff_types: hasStaffTypes, fees: hasFees, email, sms, accounting, payroll })];
}

/** Fees count as chosen where somebody has booked by them. */
async function stored(db: Db): Promise<{ hasStaffTypes: boolean; hasFees: boolean }> {
  const { rows } = await sql<{ hasStaffTypes: boolean; hasFees: boolean }>`
    select exists (select 1 from staff_types where company and worker) as "hasStaffTypes",
      exists (select 1 from bookings) or fees_saved_at is not null as "hasFees"
    from global_settings`.execute(db);
  return rows[0] ?? { hasStaffTypes: false, hasFees: false };
}
