import { sql } from "kysely";
import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { openSetupSteps } from "#rules/shifts/setup-checklist.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isAccountingSetUp, type Settings } from "#server/platform/settings/settings.ts";
import { hasWayIn } from "#server/platform/settings/sign-in-ways.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";

/** What of an installation the database knows. */
export interface Installation {
  readonly has_staff_types: boolean;
  /** Fees and wages count as chosen where somebody has booked by them. */
  readonly has_fees: boolean;
  readonly has_wages: boolean;
  /** A template that employment terms are written from. */
  readonly has_terms: boolean;
  /** A company beside the office, or one that has booked. */
  readonly has_company: boolean;
  /** Somebody whose profile is finished and approved. */
  readonly has_people: boolean;
  /** Whom our own invoices are from. */
  readonly has_sender: boolean;
  readonly has_booking: boolean;
  /** A shift that somebody has stamped. */
  readonly has_worked: boolean;
}

/** What a new installation still needs; in a try-out messages and invoices are taken as set up. */
export function setupStepsLeft(
  settings: Settings,
  stored: Installation | undefined,
): AnswerOf<typeof worklistEndpoints.today>["first_steps"] {
  const { production, smtp, gatewayApi, brand } = settings;
  const isSetUp = (service: object | null) => service !== null || !production;
  const [email, sms] = [isSetUp(smtp), isSetUp(gatewayApi)];
  const accounting =
    settings.accounting === "own" ? (stored?.has_sender ?? false) : isAccountingSetUp(settings);
  const begun = {
    staff_types: stored?.has_staff_types ?? false,
    fees: stored?.has_fees ?? false,
    wages: stored?.has_wages ?? false,
    terms: stored?.has_terms ?? false,
    company: stored?.has_company ?? false,
    people: stored?.has_people ?? false,
    booking: stored?.has_booking ?? false,
    shift: stored?.has_worked ?? false,
  };
  const sign_in = hasWayIn(settings);
  const contact = !production || hasOwnContact(brand);
  return [...openSetupSteps({ ...begun, contact, email, sign_in, sms, accounting })];
}

/** Whether people read a telephone and an e-mail that are somebody's. */
export function hasOwnContact({ supportPhone, supportEmail }: Settings["brand"]): boolean {
  return supportPhone !== defaultBrand.supportPhone && supportEmail !== defaultBrand.supportEmail;
}

/** What of the installation the database knows. */
export function loadInstallation(db: Db): Promise<Installation | undefined> {
  return db
    .selectFrom("global_settings")
    .select([
      sql<boolean>`exists (select 1 from staff_types where company and worker)`.as("has_staff_types"),
      sql<boolean>`exists (select 1 from bookings) or fees_saved_at is not null`.as("has_fees"),
      sql<boolean>`exists (select 1 from bookings) or exists (select 1 from price_settings
        where key = 'hourly_wage' and created_by is not null)`.as("has_wages"),
      sql<boolean>`exists (select 1 from employment_term_templates)`.as("has_terms"),
      sql<boolean>`exists (select 1 from bookings)
        or exists (select 1 from corporations where not is_admin and erased_at is null)`.as("has_company"),
      sql<boolean>`exists (select 1 from employees where not new_user and approval = 'approved')`.as(
        "has_people",
      ),
      sql<boolean>`exists (select 1 from invoice_sender
        where '' not in (name, cvr, address, zip_code, city))`.as("has_sender"),
      sql<boolean>`exists (select 1 from bookings where approved_at is not null)`.as("has_booking"),
      sql<boolean>`exists (select 1 from shifts where employee_stamped_at is not null or corporation_stamped_at is not null)`.as(
        "has_worked",
      ),
    ])
    .executeTakeFirst();
}
