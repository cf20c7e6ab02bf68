import type { Selectable } from "kysely";
import { agreementToWire, type WireWageAgreement } from "#contract/settings/wage-agreement.entities.ts";
import { valueOn } from "#rules/pricing/price-settings.ts";
import { hasPension } from "#rules/supplements/pension.ts";
import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Bookings, Corporations } from "#server/platform/database/types.gen.ts";

/** Which agreement a company's bookings are made under. */
export type AgreementChoice = Pick<Selectable<Corporations>, "wage_agreement_choice" | "wage_agreement_id">;

/** What holds for a company that nothing else is chosen for, and for visitors. */
const AGENCY_AGREEMENT: AgreementChoice = { wage_agreement_choice: "default", wage_agreement_id: null };

/** What is chosen for a company; the agency's for nobody (a visitor). */
export async function agreementChoiceOf(db: Db | Tx, corporationId: number | null): Promise<AgreementChoice> {
  if (corporationId === null) return AGENCY_AGREEMENT;
  const row = await db
    .selectFrom("corporations")
    .select(["wage_agreement_choice", "wage_agreement_id"])
    .where("id", "=", corporationId)
    .executeTakeFirst();
  return row ?? AGENCY_AGREEMENT;
}

/** A version of an agreement that is not withdrawn. */
export interface AgreementVersion {
  readonly id: number;
  readonly validFrom: Day;
  readonly isWithdrawn: false;
  readonly agreement: WageAgreement;
}

/** The versions of the agreement that a choice stands for, none where there is no agreement. */
export async function agreementVersionsOf(db: Db | Tx, choice: AgreementChoice): Promise<AgreementVersion[]> {
  if (choice.wage_agreement_choice === "none") return [];
  const rows = await db
    .selectFrom("wage_agreement_versions as v")
    .innerJoin("wage_agreements as a", "a.id", "v.agreement_id")
    .select(["v.id", "v.valid_from", "v.content", "a.name"])
    .where("v.withdrawn_at", "is", null)
    .where((eb) =>
      choice.wage_agreement_id === null
        ? eb("a.is_default", "=", true)
        : eb("a.id", "=", choice.wage_agreement_id),
    )
    .orderBy("v.valid_from")
    .execute();
  return rows.map(({ id, valid_from, content, name }) => ({
    ...{ id, validFrom: valid_from, isWithdrawn: false as const },
    agreement: { ...(content as unknown as Omit<WageAgreement, "name">), name },
  }));
}

/** The agreement that a company's booking of a day is made under, null without one. Rule: Version of a booking, docs/rules/supplements.md. */
export async function agreementFor(
  tx: Db | Tx,
  choice: AgreementChoice,
  day: Day,
): Promise<WageAgreement | null> {
  return valueOn(await agreementVersionsOf(tx, choice), day)?.agreement ?? null;
}

/** The agreement that a booking keeps. */
export function agreementOf({ agreement }: Pick<Selectable<Bookings>, "agreement">): WageAgreement | null {
  return agreement as unknown as WageAgreement | null;
}

/** The agreement of a booking as it is sent. */
export function serializeAgreement(
  booking: Pick<Selectable<Bookings>, "agreement">,
): WireWageAgreement | null {
  const agreement = agreementOf(booking);
  return agreement && agreementToWire(agreement);
}

/** Whether a person who is given a place on a booking has the pension of its agreement. Rule: Who has a pension, docs/rules/supplements.md. */
export async function personHasPension(
  tx: Tx,
  booking: Pick<Selectable<Bookings>, "agreement" | "date">,
  employeeId: number,
): Promise<boolean> {
  const pension = agreementOf(booking)?.pension ?? null;
  if (pension === null) return false;
  const person = await tx
    .selectFrom("employees as e")
    .select((eb) => [
      "e.birth_date",
      eb
        .selectFrom("shifts as s")
        .select(({ fn }) => fn.min("s.work_date").as("day"))
        .whereRef("s.employee_id", "=", "e.id")
        .where("s.status", "=", "selected")
        .where("s.not_met_for_booking", "=", false)
        .where("s.work_date", "<", booking.date)
        .as("first_worked_on"),
    ])
    .where("e.id", "=", employeeId)
    .executeTakeFirst();
  return hasPension(
    pension,
    { birthday: person?.birth_date ?? null, firstWorkedOn: person?.first_worked_on ?? null },
    booking.date,
  );
}
