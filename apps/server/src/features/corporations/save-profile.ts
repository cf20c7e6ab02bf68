import type { Updateable } from "kysely";
import type { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { type Ore, readAmount } from "#rules/money/ore.ts";
import { type CompanyRole, mayChangeProfileField } from "#rules/people/security/company-roles.ts";
import { mayDo } from "#rules/people/security/office-roles.ts";
import type { AgreedColumns } from "#rules/pricing/price-agreement.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { keepProfileChange } from "#server/features/profile-history/profile-changes.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Corporations } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { assertSeen } from "#server/platform/seen-values.ts";
import { type CorporationSession, corporationOf } from "#server/platform/sessions/session.ts";
import { assertNewCvrNotClosed } from "./company-closed.ts";
import {
  type CorporationRow,
  findCorporationByEmail,
  getCorporation,
  lockCorporation,
  updateCorporation,
} from "./corporation.queries.ts";
import { serializeCorporation, withEmailsOf } from "./corporation.serializer.ts";
import { agreeFromToday } from "./price-agreement/save-price-version.ts";
import { profileValuesOf } from "./profile-values.ts";
import { assertNotOurName } from "./sign-up.ts";

type Profile = Omit<BodyOf<typeof corporationEndpoints.saveProfile>, "seen">;

/**
 * Saves a company's profile; what is left out stays. Payment and fees are taken from an owner of the office only, the
 * office's own fields from admins only; from others they are ignored. The e-mail is nobody's to set here: one that differs is ignored, since it
 * changes by password and link alone. Refuses `changed_meanwhile` where it would overwrite what somebody else has saved since,
 * `duplicate_email` for one that somebody else has, a company that changes its name to ours or its CVR number to that of a
 * closed company, and `role` for a field that the user's role may not change.
 */
export const saveProfile: Handler<typeof corporationEndpoints.saveProfile> = async ({
  session,
  body: { seen, ...body },
  now,
  services,
}) => {
  const { id, loginId, asAdmin, companyRole } = corporationOf(session);
  await assertNewCvrNotClosed(services, id, body.cvr_nr);
  return inTransaction(services.db, async (tx) => {
    const before = await lockCorporation(tx, id);
    if (!before) throw new DomainError("unauthenticated");
    await assertEmailFree(tx, id, body.email);
    assertRoleChanges(companyRole, before, body);
    await assertSeen(
      tx,
      { entity: "corporation", id, actions: ["save_profile"] },
      { seen, now: before, wanted: { ...ownChanges(body), ...(asAdmin ? adminChanges(body) : {}) } },
    );
    if (!asAdmin && body.name !== undefined && body.name !== before.name)
      assertNotOurName(body.name, services.settings.brand);
    const corporation = await storeProfile({ tx, now, services }, before, body, corporationOf(session));
    const login = loginId === id ? corporation : await getCorporation(tx, loginId);
    return serializeCorporation(
      withEmailsOf(await underAgreement(tx, corporation, dayOf(now)), login),
      asAdmin,
    );
  });
};

/**
 * Stores a locked company's profile, keeps what it overwrote, and records it; what admins agree is stored for them only,
 * fees and payment as a version of the price agreement.
 */
export async function storeProfile(
  { tx, now, services }: { readonly tx: Tx; readonly now: Moment; readonly services: Services },
  before: CorporationRow,
  body: Profile,
  session: CorporationSession,
): Promise<CorporationRow> {
  const { asAdmin, role } = session;
  const { id } = before;
  const actor = actorOf(session);
  const terms = role !== null && mayDo(role, "office") ? termChanges(body) : {};
  const changes = { ...ownChanges(body), ...(asAdmin ? adminChanges(body) : {}) };
  const corporation = await updateCorporation(tx, id, changes);
  await keepProfileChange(
    tx,
    { corporation_id: id },
    { before: profileValuesOf(before), after: profileValuesOf(corporation) },
    { actor, now, secrets: services.secrets },
  );
  if (Object.keys(terms).length > 0) await agreeFromToday({ tx, now, services }, corporation, terms, actor);
  const { admin_message: _, ...logged } = adminChanges(body);
  const detail = { fields: Object.keys(body), changes: changesOf(before, logged) };
  await record({ tx, actor, now }, { type: "corporation.save_profile", id, detail });
  return corporation;
}

/** Refuses `role` where a field that the role may not change would become another. Rule: The profile by role, docs/rules/people.md. */
function assertRoleChanges(role: CompanyRole, before: CorporationRow, profile: Profile): void {
  const changed = Object.keys(changesOf(before, ownChanges(profile)));
  if (changed.some((field) => !mayChangeProfileField(role, field))) throw new DomainError("role");
}

async function assertEmailFree(tx: Tx, id: number, email: string | undefined): Promise<void> {
  const holder = email === undefined ? undefined : await findCorporationByEmail(tx, email);
  if (holder && (holder.member_of ?? holder.id) !== id) throw new DomainError("duplicate_email");
}

function ownChanges(profile: Profile): Updateable<Corporations> {
  return definedValues({
    name: profile.name,
    cvr_nr: profile.cvr_nr,
    address: profile.address,
    city_zip: profile.city_zip,
    city: profile.city,
    contact_person: profile.contact_person,
    department: profile.department,
    phone: profile.phone,
    billing_email: profile.billing_email,
    ean: profile.ean,
    ean_order_reference: profile.ean_order_reference,
    icon_image: profile.icon_image,
    profile_image: profile.profile_image,
    base_url_image: profile.baseURL_image,
    noti_confirmed_booking: profile.noti_confirmed_booking,
    noti_approved_booking: profile.noti_approved_booking,
    noti_stamp_out_booking: profile.noti_stamp_out_booking,
    sms_stamp_out_booking: profile.sms_stamp_out_booking,
    noti_cancel_booking: profile.noti_cancel_booking,
    noti_update_booking: profile.noti_update_booking,
    noti_applicants_booking: profile.noti_applicants_booking,
    sms_applicants_booking: profile.sms_applicants_booking,
    sms_unfilled_booking: profile.sms_unfilled_booking,
    noti_not_ready_booking: profile.noti_not_ready_booking,
    sms_not_ready_booking: profile.sms_not_ready_booking,
    sms_rejected_booking: profile.sms_rejected_booking,
    noti_prepayment_booking: profile.noti_prepayment_booking,
    noti_invoice_booking: profile.noti_invoice_booking,
  });
}

function adminChanges(profile: Profile): Updateable<Corporations> {
  return definedValues({
    is_privileged_user: profile.is_privileged_user,
    admin_message: profile.admin_message,
  });
}

/** What a profile says of fees (øre) and payment. */
export function termChanges(profile: Profile): Partial<AgreedColumns> {
  return definedValues({
    payment_type: profile.payment_type,
    payment_deadline: profile.payment_deadline,
    standard_fee: oreOf(profile.standard_fee),
    urgent_booking_fee: oreOf(profile.urgent_booking_fee),
    emergency_booking_fee: oreOf(profile.emergency_booking_fee),
  });
}

/** A fee, where one was sent; the schema has refused what is no amount. */
function oreOf(amount: number | string | undefined): Ore | undefined {
  return amount === undefined ? undefined : (readAmount(amount) ?? undefined);
}

function definedValues<Values extends object>(values: Values): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}
