import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import { addDays, dayOf, type Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";

const name = "Hotel og restaurant (eksempel)";

/** Made up: an agency enters what its own agreement says. */
const content: Omit<WageAgreement, "name"> = {
  combine: "highest",
  supplements: [
    { days: "weekday", from: "18:00", to: "24:00", unit: "kroner", value: 1500 },
    { days: "weekday", from: "00:00", to: "06:00", unit: "kroner", value: 3000 },
    { days: "saturday", from: "14:00", to: "24:00", unit: "kroner", value: 2500 },
    { days: "saturday", from: "00:00", to: "06:00", unit: "kroner", value: 3000 },
    { days: "sunday_or_holiday", from: "00:00", to: "24:00", unit: "kroner", value: 4000 },
  ],
  extraHolidays: ["12-24", "12-31"],
  pension: { employerPercent: 800, employeePercent: 200, fromAge: 18, afterMonths: 0 },
};

/** The agreement of one company, in force for as long as the try-out goes back; the others have none. */
export async function seedWageAgreement(
  tx: Tx,
  { admin, company }: { readonly admin: number; readonly company: number },
  now: Moment,
): Promise<void> {
  const saved = { created_at: new Date(now), created_by: admin };
  const { id } = await tx
    .insertInto("wage_agreements")
    .values({ name, ...saved })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("wage_agreement_versions")
    .values({
      agreement_id: id,
      valid_from: addDays(dayOf(now), -400),
      content: JSON.stringify(content),
      ...saved,
    })
    .execute();
  await tx
    .updateTable("corporations")
    .set({ wage_agreement_choice: "own", wage_agreement_id: id })
    .where("id", "=", company)
    .execute();
}
