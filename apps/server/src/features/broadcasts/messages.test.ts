import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
let booking: number;
let cook: number;

async function person(name: string, values: object = {}) {
  return (await make.employee(app.db, { first_name: name, last_name: "Lund", ...values })).id;
}

beforeAll(async () => {
  cook = (await make.staffType(app.db, { job_title: "Kok" })).id;
  const company = (await make.corporation(app.db)).id;
  booking = (await make.booking(app.db, { corporation_id: company, staff_type_id: cook })).id;
  const on = (employee_id: number, status: "selected" | "applied" | "removed") =>
    make.shift(app.db, { booking_id: booking, employee_id, status });
  await on(await person("Anna"), "selected");
  await on(await person("Bo", { phone: "" }), "selected");
  await on(await person("Carl", { noti_info_of_jobs: false }), "selected");
  await on(await person("Ditte"), "applied");
  await on(await person("Erik"), "removed");
  await on(await person("Freja", { deactivated_at: new Date(0) }), "selected");
  for (const [name, values, area] of [
    ["Gro", {}, "fyn"],
    ["Hans", {}, "bornholm"],
    ["Ida", { noti_info_of_jobs: false }, "fyn"],
    ["Jens", { new_user: true }, "fyn"],
    ["Kaj", { email: "" }, "fyn"],
  ] as const) {
    const id = await person(name, values);
    await app.db.insertInto("employee_job_roles").values({ employee_id: id, staff_type_id: cook }).execute();
    await app.db.insertInto("employee_regions").values({ employee_id: id, area_code: area }).execute();
  }
});

type Body = BodyInput<typeof rows.sendToMany>;

const toSelected = () => ({ booking_id: booking, who: "selected" as const });
const sms = (values: Partial<Extract<Body, { channel: "sms" }>> = {}): Body => ({
  channel: "sms",
  to: toSelected(),
  text: "Mød ved bagdøren.",
  key: randomUUID(),
  ...values,
});
const send = (body: Body, dryRun = false) =>
  app.call(rows.sendToMany, { as: admin.token, body, query: dryRun ? { dryRun: "1" } : {} });
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name.split(" ")[0]);
const queued = async (key: string) =>
  (
    await app.db.selectFrom("outbox").selectAll().where("key", "like", `%${key}%`).orderBy("id").execute()
  ).map(({ recipient, body, subject, channel }) => ({ recipient, body, subject, channel }));

test("before sending one sees who gets it, who does not and why, and the price; nothing is queued", async () => {
  const body = sms({ text: "a".repeat(161) });
  const { body: reach } = await send(body, true);
  expect(names(reach.people)).toEqual(["Anna", "Carl"]);
  expect(names(reach.no_address)).toEqual(["Bo"]);
  expect(reach).toMatchObject({ count: 2, unsubscribed: [], parts: 2, price: 1.6, is_repeated: false });
  expect(await queued(body.key)).toEqual([]);
});

test("pressed twice, also at once, everybody gets it once, and the list says who got it", async () => {
  const body = sms();
  const answers = await Promise.all([send(body), send(body)]);
  answers.push(await send(body));
  expect(answers.map(({ body: { is_repeated } }) => is_repeated).sort()).toEqual([false, true, true]);
  expect(await queued(body.key)).toMatchObject([
    { recipient: "20550118", body: "Mød ved bagdøren.", channel: "sms" },
    { recipient: "20550118", channel: "sms" },
  ]);
  const { body: all } = await app.call(rows.sentToMany, { as: admin.token });
  const own = all.filter(({ key }) => key === body.key);
  expect(own).toMatchObject([
    {
      channel: "sms",
      to: { kind: "booking", booking_id: booking, who: "selected", job_title: null },
      subject: null,
      text: "Mød ved bagdøren.",
      people: [{ name: "Anna Lund" }, { name: "Carl Lund" }],
    },
  ]);
});

test("everybody of a type and region gets it, but those who want nothing about jobs, and who is not ready", async () => {
  const to = { staff_type_id: cook, area_code: "fyn" as const };
  const body: Body = {
    channel: "email",
    to,
    subject: "Travl jul",
    text: "Hej alle.\n\nVi mangler jer.",
    key: randomUUID(),
  };
  const { body: reach } = await send(body);
  expect(names(reach.people)).toEqual(["Gro"]);
  expect(names(reach.unsubscribed)).toEqual(["Ida"]);
  expect(names(reach.no_address)).toEqual(["Kaj"]);
  expect(reach).toMatchObject({ parts: 0, price: 0 });
  expect(reach.preview).toContain("Hej Gro");
  const [mail] = await queued(body.key);
  expect(mail).toMatchObject({ subject: "Travl jul", channel: "email" });
  expect(mail?.body).toContain("/email/unsubscribe/");
  const { body: all } = await app.call(rows.sentToMany, { as: admin.token });
  const listed = all.find(({ key }) => key === body.key);
  expect(listed).toMatchObject({ subject: "Travl jul", text: reach.preview });
  const { body: everywhere } = await send(
    { ...body, to: { ...to, area_code: null }, key: randomUUID() },
    true,
  );
  expect(names(everywhere.people)).toEqual(["Gro", "Hans"]);
});

test("chosen people get it whatever they want to read of jobs, and everybody who is approved gets what goes to all", async () => {
  const [one, two] = [await person("Ølgod", { noti_info_of_jobs: false }), await person("Aase")];
  const gone = await person("Borte", { deactivated_at: new Date(0) });
  const { body: chosen } = await send(sms({ to: { employee_ids: [one, two, gone] } }), true);
  expect(names(chosen.people)).toEqual(["Ølgod", "Aase"]);
  expect(chosen.people[0]).toMatchObject({ employee_id: one, corporation_id: null });
  const { body: all } = await send(sms({ to: { everybody: true } }), true);
  expect(names(all.people)).toEqual(expect.arrayContaining(["Anna", "Aase"]));
  expect(names(all.people)).not.toContain("Jens");
  expect(names(all.unsubscribed)).toContain("Ølgod");
});

test("chosen companies get it once by their contact person's name, and all of them where none is chosen", async () => {
  const company = { name: "Ærø Kro", contact_person: "Gerda Friis", email: "gerda@aeroe.test" };
  const { id } = await make.corporation(app.db, company);
  const suspended = await make.corporation(app.db, { suspended_at: new Date(0) });
  const body: Body = {
    ...{ channel: "email", to: { corporation_ids: [id, suspended.id] }, key: randomUUID() },
    ...{ subject: "Jul", text: "Vi har åbent." },
  };
  const answers = await Promise.all([send(body), send(body)]);
  expect(answers.map(({ body: { is_repeated } }) => is_repeated).sort()).toEqual([false, true]);
  const [mail, ...others] = await queued(body.key);
  expect([mail, others]).toMatchObject([{ recipient: "gerda@aeroe.test", subject: "Jul" }, []]);
  expect(mail?.body).toContain("Hej Gerda Friis");
  expect(mail?.body).not.toContain("/email/unsubscribe/");
  const { body: list } = await app.call(rows.sentToMany, { as: admin.token });
  expect(list.find(({ key }) => key === body.key)).toMatchObject({
    to: { kind: "companies", booking_id: null },
    people: [{ corporation_id: id, employee_id: null, name: "Ærø Kro" }],
  });
  const { body: all } = await send({ ...body, to: { corporation_ids: null } }, true);
  expect(all.people.map((one) => one.corporation_id)).toContain(id);
  expect(all.people.map((one) => one.corporation_id)).not.toContain(admin.id);
});

test("a message to nobody, to what is not there, or of nothing is refused", async () => {
  const empty = (await make.booking(app.db, { corporation_id: admin.id, staff_type_id: cook })).id;
  expect((await send(sms({ to: { booking_id: empty, who: "selected" } }))).status).toBe(409);
  expect((await send(sms({ to: { booking_id: 99_999_999, who: "selected" } }))).status).toBe(404);
  expect((await send(sms({ to: { employee_ids: [99_999_999] } }))).status).toBe(404);
  expect((await send(sms({ to: { corporation_ids: [] } }))).status).toBe(422);
  expect((await send(sms({ text: "  " }))).status).toBe(422);
  expect((await send(sms({ text: "a".repeat(601) }))).status).toBe(422);
  expect((await send(sms({ key: "nej" }))).status).toBe(422);
});
