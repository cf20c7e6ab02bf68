import { addDays, dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { updateSender } from "#server/features/invoicing/own/sender.queries.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { acquireAdvisoryLock, type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { demoPassword } from "./accounts.ts";
import { type DemoBooking, demoBookings } from "./bookings.ts";
import { type DemoCorporationKey, demoCorporations } from "./companies.ts";
import { createCrews } from "./crews.ts";
import { seedDocuments } from "./documents.ts";
import { pastBookings } from "./history/past-bookings.ts";
import { recordStamps } from "./history/stamps.ts";
import { type DemoPerson, demoNoShows, demoOldProfile, demoPeople, descriptionOf } from "./people.ts";
import { assignPictures } from "./pictures/assign-pictures.ts";
import { demoRights, seedRights, studentBookings } from "./rights.ts";
import { seedBooking } from "./seed-booking.ts";
import { demoSender } from "./sender.ts";
import { demoStaffTypes } from "./staff-types.ts";
import { seedTerms } from "./terms.ts";
import { isTryOut, markAsTryOut } from "./try-out.ts";
import { seedWageAgreement } from "./wage-agreement.ts";
import { seedWages } from "./wages.ts";

/** Loads the try-out data into an empty database, all of it or nothing. Answers whether this is a try-out. */
export async function seedDemo({ db, clock, secrets, settings }: Services): Promise<boolean> {
  if (await isFilled(db)) return isTryOut(db);
  const password = await hashPassword(demoPassword);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    // Of several processes that start at once the first loads it.
    await acquireAdvisoryLock(tx, "try-out data");
    if (await isFilled(tx)) return;
    await markAsTryOut(tx, now);
    const staffTypes = await seedStaffTypes(tx, now);
    const companies = await seedCorporations(tx, password, now);
    const admin = companies.get("admin") ?? 0;
    await updateSender(tx, demoSender);
    await seedWages(tx, { waiters: staffTypes.get("Tjener") ?? 0, admin }, now);
    const people = await seedPeople(tx, demoPeople, staffTypes, secrets, now);
    await seedOldProfile(tx, secrets, now);
    await seedRights(tx, people, now);
    await seedWageAgreement(tx, { admin, company: companies.get("events") ?? 0 }, now);
    await seedDocuments(tx, { people, admin }, { now, secrets });
    const crews = createCrews(people);
    const seed = (booking: DemoBooking, crew: readonly number[]) =>
      seedBooking(tx, {
        booking,
        day: addDays(dayOf(now), booking.day),
        corporationId: companies.get(booking.company) ?? 0,
        staffTypeId: staffTypes.get(booking.staffType) ?? 0,
        crew,
        now,
      });
    for (const booking of demoBookings) await seed(booking, crews.inTurn(booking));
    const terms = () =>
      // Of the named ones two have not read the latest yet.
      seedTerms(tx, { admin, unread: people.slice(0, 2) }, { settings, now });
    if (!settings.demoHasHistory) {
      await recordStamps(tx);
      return terms();
    }
    const student = people[demoRights.student] ?? 0;
    for (const booking of studentBookings(dayOf(now))) await seed(booking, [student]);
    const noShows = await seedPeople(tx, demoNoShows, staffTypes, secrets, now);
    for (const booking of pastBookings(dayOf(now))) {
      const crew = crews.rested(booking);
      const missing = typeof booking.noShow === "number" ? noShows[booking.noShow] : undefined;
      if (missing !== undefined) crew[booking.selected - 1] = missing;
      await seed(booking, crew);
    }
    await recordStamps(tx);
    await terms();
    await markFavourites(tx, now);
    await assignPictures(tx, [...people, ...noShows], companies);
  });
  return isTryOut(db);
}

/** Each company's favourites: the three whom it has had at work most often. */
async function markFavourites(tx: Tx, now: Moment): Promise<void> {
  const worked = await tx
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select(["b.corporation_id", "s.employee_id"])
    .where("s.status", "=", "selected")
    .where("s.ends_at", "<=", new Date(now))
    .groupBy(["b.corporation_id", "s.employee_id"])
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("s.employee_id")
    .execute();
  const most = [...Map.groupBy(worked, (row) => row.corporation_id).values()].flatMap((own) =>
    own.slice(0, 3),
  );
  const created_at = new Date(now);
  await tx
    .insertInto("favourites")
    .values(most.map((row) => ({ ...row, created_at })))
    .execute();
}

async function isFilled(db: Db | Tx): Promise<boolean> {
  const found = await db.selectFrom("corporations").select("id").limit(1).executeTakeFirst();
  return found !== undefined;
}

async function seedStaffTypes(tx: Tx, now: Moment): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto("staff_types")
    .values(
      demoStaffTypes.map(({ title, company, worker, skill_detail }, index) => ({
        job_title: title,
        company,
        worker,
        billy_id: `produkt-${index + 1}`,
        skill_detail: JSON.stringify(skill_detail),
        created_at: new Date(now),
      })),
    )
    .returning(["id", "job_title"])
    .execute();
  return new Map(rows.map((row) => [row.job_title, row.id]));
}

/** Numbers that nobody has: they only fit their check digits. */
const cvrNumbers = ["12345674", "12345682", "12345690", "12345704", "12345712"];

async function seedCorporations(
  tx: Tx,
  passwordHash: string,
  now: Moment,
): Promise<Map<DemoCorporationKey, number>> {
  const ids = new Map<DemoCorporationKey, number>();
  for (const [index, company] of demoCorporations.entries()) {
    const { id } = await tx
      .insertInto("corporations")
      .values({
        name: company.name,
        email: company.email,
        billing_email: company.email.replace("@", "+faktura@"),
        password_hash: passwordHash,
        address: company.address,
        city_zip: company.zip,
        city: company.city,
        cvr_nr: cvrNumbers[index] ?? "",
        phone: `7055501${index}`,
        contact_person: company.contact,
        is_admin: company.isAdmin,
        terms_accepted_at: new Date(now),
        created_at: new Date(now - 400 * 24 * HOUR_MS),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(company.key, id);
  }
  return ids;
}

async function seedPeople(
  tx: Tx,
  people: readonly DemoPerson[],
  staffTypes: Map<string, number>,
  secrets: Secrets,
  now: Moment,
): Promise<number[]> {
  const ids: number[] = [];
  for (const person of people) ids.push(await seedPerson(tx, person, [...staffTypes.values()], secrets, now));
  return ids;
}

/** A profile from before sign-in by Facebook and Apple, to be asked for by its number. */
async function seedOldProfile(tx: Tx, secrets: Secrets, now: Moment): Promise<void> {
  const { cpr, ...own } = demoOldProfile;
  const at = new Date(now - 900 * 24 * HOUR_MS);
  const { id } = await tx
    .insertInto("employees")
    .values({ ...own, new_user: false, terms_accepted_at: at, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("employees")
    .set({
      cpr_encrypted: secrets.encrypt(cpr, "employees.cpr_encrypted", id),
      cpr_digest: secrets.digest(cpr),
    })
    .where("id", "=", id)
    .execute();
}

async function seedPerson(
  tx: Tx,
  person: DemoPerson,
  staffTypeIds: number[],
  secrets: Secrets,
  now: Moment,
): Promise<number> {
  const { index } = person;
  // Every fifth person has not given bank and tax details yet, so that the checkout shows its block.
  const hasPayData = index % 5 !== 3;
  const born = `${1985 + (index % 20)}-${String(1 + (index % 12)).padStart(2, "0")}-15`;
  const cpr = `15${born.slice(5, 7)}${born.slice(2, 4)}${String(4000 + index)}`;
  const { id } = await tx
    .insertInto("employees")
    .values({
      identity_provider: "local",
      identity_subject: person.subject,
      login_email: `${person.mailbox}@login.vagtklar.test`,
      email: `${person.mailbox}@vagtklar.test`,
      first_name: person.first,
      last_name: person.last,
      address: `Eksempelvej ${index + 1}`,
      city: person.city,
      city_zip: person.zip,
      phone: String(20_550_100 + index),
      birth_date: born,
      description: descriptionOf(person),
      has_driver_license: index % 2 === 0,
      owns_car: index % 3 === 0,
      new_user: false,
      sign_in_count: 3,
      terms_accepted_at: new Date(now - (300 - index) * 24 * HOUR_MS),
      created_at: new Date(now - (300 - index) * 24 * HOUR_MS),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (hasPayData) {
    const account = String(1_000_000_000 + index);
    await tx
      .updateTable("employees")
      .set({
        cpr_encrypted: secrets.encrypt(cpr, "employees.cpr_encrypted", id),
        cpr_digest: secrets.digest(cpr),
        bank_reg_encrypted: secrets.encrypt("9999", "employees.bank_reg_encrypted", id),
        bank_account_encrypted: secrets.encrypt(account, "employees.bank_account_encrypted", id),
        tax_card_type: 1,
      })
      .where("id", "=", id)
      .execute();
  }
  await tx.insertInto("employee_regions").values({ employee_id: id, area_code: person.region }).execute();
  const chosen = staffTypeIds.filter((_, place) => place < 2 || (place + index) % 3 === 0);
  await tx
    .insertInto("employee_job_roles")
    .values(chosen.map((staffType) => ({ employee_id: id, staff_type_id: staffType })))
    .execute();
  await tx
    .insertInto("skill_answers")
    .values(
      chosen.flatMap((staffType) =>
        [0, 1, 2, 3, 4].map((block) => ({
          employee_id: id,
          staff_type_id: staffType,
          block,
          value: 3 + ((index + block) % 3),
        })),
      ),
    )
    .execute();
  if (index % 2 === 0) {
    await tx
      .insertInto("work_experiences")
      .values({
        employee_id: id,
        employer_text: "Café Kastanje",
        title: "Tjener",
        exp_type: "Deltid",
        start_year: 2022,
        start_month: 3,
        end_year: 2024,
        end_month: 8,
      })
      .execute();
  }
  return id;
}
