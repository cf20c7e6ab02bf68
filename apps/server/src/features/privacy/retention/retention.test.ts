import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { momentOf } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation, outboxKeys, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { applyRetention } from "./retention.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-retention-"));
const app = testApp({ settings: { dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(() => app.setNow(TEST_NOW));

const runOn = async (day: string) => {
  app.setNow(momentOf(day, "04:00"));
  await applyRetention(app.services);
};
const longAgo = { created_at: new Date(momentOf("2026-01-15", "10:00")) };
const employee = (id: number) =>
  app.db.selectFrom("employees").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("profiles that nobody uses", () => {
  it("are warned once, 30 days before, in Danish with a link, and erased at the end", async () => {
    const person = await make.employee(app.db, { ...longAgo, last_name: "Forglemt" });
    const hotel = await make.corporation(app.db, longAgo);
    const boss = await make.corporation(app.db, { ...longAgo, is_admin: true });
    await runOn("2027-12-15");
    expect(await outboxKeys(app, "inactivity-warning:%")).toEqual([]);
    await runOn("2027-12-16");
    await runOn("2027-12-17");
    const letters = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("key", "like", "inactivity-warning:%")
      .orderBy("id")
      .execute();
    expect(letters.map(({ recipient }) => recipient)).toEqual([hotel.email, person.email]);
    expect(letters[1]?.subject).toBe("Din profil hos Vagtklar bliver slettet lørdag d. 15. januar 2028");
    expect(letters[1]?.body).toContain("/employeelogin");
    await runOn("2028-01-14");
    expect((await employee(person.id)).last_name).toBe("Forglemt");
    await runOn("2028-01-15");
    expect(await employee(person.id)).toMatchObject({ last_name: "", erased_at: expect.any(Date) });
    const erased = await app.db
      .selectFrom("erasures")
      .select(["kind", "subject_id", "cause"])
      .orderBy("kind")
      .execute();
    expect(erased).toEqual([
      { kind: "corporation", subject_id: hotel.id, cause: "inactive" },
      { kind: "employee", subject_id: person.id, cause: "inactive" },
    ]);
    const own = await app.db
      .selectFrom("corporations")
      .select("erased_at")
      .where("id", "=", boss.id)
      .executeTakeFirst();
    expect(own?.erased_at).toBeNull();
  });

  it("stay when their owner signs in after the warning", async () => {
    const signIn = () =>
      app.call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:vender-tilbage" } });
    app.setNow(longAgo.created_at.getTime());
    const { id } = (await signIn()).body.employee;
    await runOn("2027-12-20");
    expect((await employee(id)).inactivity_warned_at).not.toBeNull();
    await signIn();
    expect((await employee(id)).inactivity_warned_at).toBeNull();
    await runOn("2028-02-20");
    expect((await employee(id)).erased_at).toBeNull();
  });

  it("stay while work of theirs has not been paid", async () => {
    const { booking, shiftOn } = await makeCorporation(app);
    const person = await make.employee(app.db, longAgo);
    await shiftOn((await booking({ date: "2026-01-20" })).id, { employee_id: person.id });
    await runOn("2027-12-25");
    await runOn("2028-01-26");
    expect((await employee(person.id)).erased_at).toBeNull();
  });
});

describe("the end of bookkeeping", () => {
  it("takes name and number of who was erased, and CPR and bank numbers whose last pay has left the books", async () => {
    const erased = { erased_at: new Date(TEST_NOW), fingerprint: "f", cause: "own_request" as const };
    await app.db
      .insertInto("erasures")
      .values([
        {
          ...erased,
          kind: "employee",
          subject_id: 900_001,
          kept_through: "2031-12-31",
          kept_name: "Ane",
          kept_cpr_encrypted: "v1.x",
          fingerprint: "f1",
        },
        {
          ...erased,
          kind: "corporation",
          subject_id: 900_002,
          kept_through: "2031-12-31",
          kept_name: "Kro",
          kept_cvr_nr: "12345678",
          fingerprint: "f2",
        },
      ])
      .execute();
    await app.db
      .insertInto("outbox")
      .values({
        key: "invoice:900",
        channel: "accounting",
        subject_key: "corporation:900002",
        recipient: "Kro",
        payload: JSON.stringify({ note: "Hemmelig", total: 100 }),
        status: "sent",
        created_at: new Date(TEST_NOW),
      })
      .execute();
    const { booking, shiftOn } = await makeCorporation(app);
    const person = await employeeWithPayData(app, { cpr: "0101901234" });
    await shiftOn((await booking({ date: "2026-12-20" })).id, {
      employee_id: person.id,
      pay_state: "accepted",
    });
    const kept = () =>
      app.db
        .selectFrom("erasures")
        .select(["kept_name", "kept_cpr_encrypted", "kept_cvr_nr"])
        .where("subject_id", ">", 900_000)
        .orderBy("id")
        .execute();

    const stay = { signed_in_at: new Date(momentOf("2032-12-01", "10:00")) };
    await app.db.updateTable("employees").set(stay).where("id", "=", person.id).execute();
    await runOn("2031-12-31");
    expect((await kept()).map(({ kept_name }) => kept_name)).toEqual(["Ane", "Kro"]);
    await runOn("2032-01-01");
    expect(await kept()).toEqual([
      { kept_name: "", kept_cpr_encrypted: null, kept_cvr_nr: null },
      { kept_name: "", kept_cpr_encrypted: null, kept_cvr_nr: null },
    ]);
    const invoice = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("key", "=", "invoice:900")
      .executeTakeFirst();
    expect(invoice).toMatchObject({ recipient: "", payload: { note: "", total: 100 } });
    // Worked in December 2026 and paid in January 2027, it stays through 2032.
    await runOn("2032-12-31");
    expect((await employee(person.id)).cpr_encrypted).not.toBeNull();
    await runOn("2033-01-01");
    expect(await employee(person.id)).toMatchObject({ cpr_encrypted: null, cpr_digest: null });
  });
});

it("deletes pictures a day after nobody shows them any more, and no other", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const store = async () => {
    const { public_id } = await app.services.integrations.images.store(Readable.from([bytes]));
    return `${public_id}.webp`;
  };
  const [shown, replaced, fresh] = [await store(), await store(), await store()];
  const drafted = await store();
  const blocks = JSON.stringify([{ question_icon_url: `/images/160x160/${drafted}` }]);
  const draft = { name: "", worker: true, company: true, billy_id: "", saved_at: new Date(TEST_NOW) };
  await app.db
    .insertInto("staff_type_drafts")
    .values({ ...draft, blocks })
    .execute();
  await make.employee(app.db, { uniform_image: shown, base_url_image: "/images/" });
  const folder = join(dataDir, "images", "1000x1000");
  const before = TEST_NOW / 1000 - 2 * 24 * 3600;
  for (const name of [shown, replaced, drafted]) utimesSync(join(folder, name), before, before);
  utimesSync(join(folder, fresh), TEST_NOW / 1000, TEST_NOW / 1000);
  await applyRetention(app.services);
  expect(readdirSync(folder).sort()).toEqual([shown, fresh, drafted].sort());
});
