import { sql } from "kysely";
import { expect, test } from "vitest";
import { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { fillChanceEndpoints } from "#contract/bookings/fill-chance.ts";
import { documentEndpoints } from "#contract/employees/document.endpoints.ts";
import { termsEndpoints } from "#contract/employees/employment-terms.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { staffWageEndpoints } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import { penaltyForCancellation } from "#rules/cancelling/penalties.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { renewTerms } from "#server/features/employment-terms/renew-terms.ts";
import { withDrawnPictures } from "#server/start.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { pastBookings } from "./history/past-bookings.ts";
import { drawPicture } from "./pictures/assign-pictures.ts";
import { seedDemo } from "./seed.ts";

const app = testApp();

test("a try-out has months of history, nearly all billed and paid, with its missed shifts", async () => {
  expect(await seedDemo(app.services)).toBe(true);
  const bookings = await app.db.selectFrom("bookings").select(["id", "is_sent_to_billy", "date"]).execute();
  expect(bookings.length).toBeGreaterThan(100);
  const before = addDays(dayOf(TEST_NOW), -60);
  expect(bookings.filter(({ date, is_sent_to_billy }) => date < before && !is_sent_to_billy)).toEqual([]);
  const frozen = await app.db
    .selectFrom("penalties")
    .innerJoin("employees", "employees.id", "penalties.employee_id")
    .select(["employees.first_name", "penalties.card"])
    .where("freeze_until", ">", new Date(TEST_NOW))
    .where("card", "=", "red")
    .orderBy("occurred_at")
    .execute();
  expect(frozen.map(({ first_name }) => first_name)).toEqual(["Mads", "Signe"]);
  const shifts = app.db.selectFrom("shifts");
  const lately = await shifts
    .select("work_date")
    .where("not_met_for_booking", "=", true)
    .where("work_date", ">", addDays(dayOf(TEST_NOW), -91))
    .execute();
  expect(lately).toHaveLength(2);
  const late = await shifts
    .select("id")
    .whereRef("employee_stamped_at", ">", sql<Date>`ends_at + interval '1 day'`)
    .execute();
  expect(late.length).toBeGreaterThan(5);
  const ahead = await shifts.select("id").where("employee_stamped_at", ">", new Date(TEST_NOW)).execute();
  expect(ahead).toEqual([]);
  const unlogged = await shifts
    .select("id")
    .where("employee_stamped_at", "is not", null)
    .where(
      sql<boolean>`not exists (select 1 from audit_log where entity = 'shift' and action = 'stamp'
        and actor_kind = 'employee' and at = employee_stamped_at and entity_id = shifts.id::text
        and detail ->> 'from' = employee_checkin_time and detail ->> 'to' = employee_checkout_time)`,
    )
    .execute();
  expect(unlogged).toEqual([]);
  const written = await app.db.selectFrom("ratings").select("score").where("comment", "!=", "").execute();
  const scores = Object.groupBy(written, ({ score }) => score);
  expect(Object.keys(scores)).toEqual(["2", "3", "4", "5"]);
  expect(scores[5]?.length).toBeGreaterThan(written.length / 2 - 1);
});

test("the history goes on to last week, which is for the office to invoice and pay", async () => {
  const { token } = await signedInCorporation(app, { is_admin: true });
  const as = token;
  const query = { from: "2026-09-28", to: "2026-11-22" };
  const { body: figures } = await app.call(reportEndpoints.figures, { as, query });
  const revenue = figures.weeks.map((week) => week.revenue);
  expect(revenue).toHaveLength(8);
  expect(Math.min(...revenue.slice(0, 7))).toBeGreaterThan(30_000);
  expect(revenue.at(-1)).toBeGreaterThan(0);
  const { body: run } = await app.call(runEndpoints.invoiceRun, { as });
  expect(run.bookings.filter(({ shift_ids }) => shift_ids.length > 0).length).toBeGreaterThan(2);
  expect(new Set(run.bookings.flatMap(({ stays }) => stays.map(({ reason }) => reason)))).toEqual(
    new Set(["open_times", "not_approved"]),
  );
  const { body: payroll } = await app.call(runEndpoints.payroll, { as });
  const states = Object.groupBy(payroll.shifts, ({ state }) => state);
  expect(states.ready?.length).toBeGreaterThan(10);
  expect(states.accepted?.length).toBeGreaterThan(10);
  const unpaid = await app.db
    .selectFrom("invoice_documents")
    .select("due_date")
    .where("is_paid", "=", false)
    .orderBy("due_date")
    .execute();
  const overdue = unpaid.filter(({ due_date }) => (due_date ?? "") < dayOf(TEST_NOW));
  expect(overdue.length).toBeGreaterThan(1);
  expect(overdue.length).toBeLessThan(unpaid.length);
});

test("missed shifts have the cards of the rules, and nobody who is frozen by one is booked to work", async () => {
  const penalties = await app.db
    .selectFrom("penalties as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .innerJoin("employees as e", "e.id", "p.employee_id")
    .selectAll("p")
    .select(["s.starts_at", "s.cancelled_at", "s.booked_at", "e.first_name"])
    .execute();
  const kinds = Object.groupBy(penalties, ({ kind }) => kind);
  expect(kinds.late?.length).toBeGreaterThan(4);
  expect(kinds.normal?.length).toBeGreaterThan(4);
  for (const penalty of penalties) {
    expect(["Anna", "Jonas", "Line"]).not.toContain(penalty.first_name);
    if (penalty.kind === "no_show") continue;
    const [startsAt, at] = [penalty.starts_at.getTime(), penalty.cancelled_at?.getTime() ?? 0];
    const given = penaltyForCancellation([], [{ id: 1, startsAt }], 1, at).penalty;
    expect({ ...penalty, freeze_until: penalty.freeze_until?.getTime() ?? null }).toMatchObject({
      occurred_at: penalty.cancelled_at,
      kind: given.kind,
      card: given.card,
      freeze_until: given.freezeUntil,
    });
    expect(penalty.booked_at?.getTime()).toBeLessThan(at);
    // Only a place that was filled again takes its card back.
    expect(penalty.annulled_at === null).toBe(penalty.kind === "late");
  }
  const frozen = await app.db
    .selectFrom("penalties as p")
    .innerJoin("shifts as s", "s.employee_id", "p.employee_id")
    .select("s.id")
    .where("p.annulled_at", "is", null)
    .where("s.status", "=", "selected")
    .whereRef("s.starts_at", ">", "p.occurred_at")
    .whereRef("s.starts_at", "<", "p.freeze_until")
    .execute();
  expect(frozen).toEqual([]);
  const filled = await sql<{ wrong: number }>`select b.id as wrong from bookings b
    join shifts s on s.booking_id = b.id and s.status = 'selected' group by b.id
    having count(*) > b.number_of_staff`.execute(app.db);
  expect(filled.rows).toEqual([]);
});

test("an estimate of the chance comes out each way, by what is booked", async () => {
  const types = await app.db.selectFrom("staff_types").select(["id", "job_title"]).execute();
  const percentOf = async (title: string, people = 1) => {
    const staff_type = String(types.find(({ job_title }) => job_title === title)?.id);
    const query = {
      staff_type,
      date: addDays(dayOf(TEST_NOW), 12),
      start_time: "16:00",
      hourly_wage: "192,00",
      number_of_staff: String(people),
    };
    return (await app.call(fillChanceEndpoints.fillChance, { query })).body.chance?.percent;
  };
  expect(await percentOf("Opvasker")).toBeLessThan(40);
  expect(await percentOf("Runner")).toBe(50);
  expect(await percentOf("Tjener", 4)).toBe(85);
  expect(await percentOf("Bartender")).toBeGreaterThan(79);
  expect(await percentOf("Tjener", 15)).toBeUndefined();
  expect(await percentOf("Kok")).toBeUndefined();
});

test("the office finds a permit that ends before a booked shift, one that holds, and a document to look at", async () => {
  const { token: as } = await signedInCorporation(app, { is_admin: true });
  const { body: today } = await app.call(worklistEndpoints.today, { as });
  const about = (key: string) =>
    today.groups.find((group) => group.key === key)?.items.map(({ person }) => person);
  expect(about("expiring_documents")).toEqual(["Ella Søndergaard"]);
  expect(about("new_documents")).toEqual(["Freja Nyborg"]);
  const sent = await app.db
    .selectFrom("employee_documents")
    .select("id")
    .where("by_office", "=", false)
    .execute();
  const params = { id: sent[0]?.id ?? 0 };
  const { body: file } = await app.call(documentEndpoints.openDocument, { as, params });
  const pdf = Buffer.from(file.content, "base64").toString("latin1");
  const table = Number(pdf.split("startxref\n")[1]?.split("\n")[0]);
  expect(pdf.slice(table, table + 4)).toBe("xref");
});

test("everybody booked has terms of the template in force, two have yet to read what changed, and none are due", async () => {
  const { token: as } = await signedInCorporation(app, { is_admin: true });
  const { body: today } = await app.call(worklistEndpoints.today, { as });
  const group = today.groups.find(({ key }) => key === "terms_missing");
  expect(group?.items.map(({ person, about }) => [person, about[0]])).toEqual([
    ["Anna Krogh", "unread"],
    ["Jonas Thomsen", "unread"],
  ]);
  const params = { id: group?.items[0]?.employee_id ?? 0 };
  const { body: versions } = await app.call(termsEndpoints.termsOfPerson, { as, params });
  expect(versions.map(({ changes, read_at }) => [changes.map(({ key }) => key), read_at !== null])).toEqual([
    [["rest"], false],
    [[], true],
  ]);
  const given = () => app.db.selectFrom("employment_terms").select("id").execute();
  const before = (await given()).length;
  await renewTerms(app.services);
  expect(await given()).toHaveLength(before);
});

test("one company's bookings are made under an agreement, paid and invoiced by it, the others' under none", async () => {
  const kept = await sql<{ name: string; bookings: number; other: number }>`
    select c.name, count(*)::int as bookings, count(*) filter (where b.agreement = 'null')::int as other
    from bookings b join corporations c on c.id = b.corporation_id group by c.name`.execute(app.db);
  const under = kept.rows.filter(({ bookings, other }) => other < bookings);
  expect(under).toEqual([expect.objectContaining({ name: "Salen Eventhus", other: 0 })]);
  const paid = await sql<{ paid: number }>`
    select count(*)::int as paid from pay_lines where jsonb_array_length(parts -> 'supplements') > 0`.execute(
    app.db,
  );
  expect(paid.rows[0]?.paid).toBeGreaterThan(0);
});

test("each company has favourites among those who have worked for it", async () => {
  const { rows } = await sql<{ shifts: number }>`select count(s.id)::int as shifts from favourites f
    left join shifts s on s.employee_id = f.employee_id and s.status = 'selected' and s.ends_at <= ${new Date(TEST_NOW)}
      and s.booking_id in (select id from bookings where corporation_id = f.corporation_id)
    group by f.corporation_id, f.employee_id`.execute(app.db);
  expect(rows.length).toBeGreaterThan(9);
  expect(Math.min(...rows.map(({ shifts }) => shifts))).toBeGreaterThan(1);
});

test("its people and companies have pictures of their own, which are drawn when they are asked for", async () => {
  const images = withDrawnPictures(app.services.integrations.images, drawPicture);
  const { profile_image } = await app.db
    .selectFrom("employees")
    .select("profile_image")
    .where("first_name", "=", "Anna")
    .executeTakeFirstOrThrow();
  const opened = await images.open("160x160", profile_image);
  expect(opened?.contentType).toBe("image/svg+xml");
  const body = Buffer.concat(await Array.fromAsync(opened?.body ?? []));
  expect(body.toString()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(opened?.bytes).toBe(body.length);
  for (const name of ["sign-toString.svg", "sign-nobody.svg", "person-.svg", "person-1.svg.png"])
    expect(await images.open("160x160", name)).toBeNull();
});

test("the history falls on the same weekdays whatever day it is", () => {
  for (let day = 0; day < 7; day += 1) {
    const today = addDays("2026-11-23", day);
    const weekdays = pastBookings(today).map((booking) => new Date(addDays(today, booking.day)).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([2, 4, 5, 6]));
    const newest = Math.max(...pastBookings(today).map((booking) => booking.day));
    expect(newest).toBeLessThan(0);
    expect(newest).toBeGreaterThan(-9);
  }
});

test("waiters of a try-out have a lowest wage, and a higher one to come that no booking is under", async () => {
  const { token } = await signedInCorporation(app, { is_admin: true });
  const { body: types } = await app.call(staffTypeEndpoints.list);
  const waiters = types.find(({ job_title }) => job_title === "Tjener");
  const params = { id: waiters?.id ?? 0 };
  const { body } = await app.call(staffWageEndpoints.staffWages, { as: token, params });
  expect(body.wages.map(({ lowest_wage, state }) => [lowest_wage, state])).toEqual([
    ["180,00", "future"],
    ["175,00", "current"],
  ]);
  expect(body.under_count).toBe(0);
});
