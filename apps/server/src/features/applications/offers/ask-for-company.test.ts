import { afterEach, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { signedInCorporation, signedInEmployee, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { missedScene } from "#tests/support/missed-scene.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = testCorporation(app);
const { scene, at, candidate } = missedScene(app, hotel);

afterEach(() => app.setNow(TEST_NOW));

const ask = (id: number, as = hotel.token) =>
  app.call(standbyEndpoints.askForCompany, { as, params: { id } });

/** The shift of the scene at 11:00, before its start. */
async function before() {
  const made = await scene();
  app.setNow(at("11:00"));
  const reportSick = () =>
    app.call(jobEndpoints.cancel, { as: made.person.token, params: { id: made.id }, body: { sick: true } });
  return { ...made, reportSick };
}

test("a company that has lost somebody who is sick has others asked, once, whoever presses twice", async () => {
  const { id, reportSick } = await before();
  const other = await candidate(id);
  expect((await ask(id)).text).toContain("nobody_lost");
  await reportSick();
  const answers = await Promise.all([ask(id), ask(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ asked: 1 });
  expect((await ask(id)).text).toContain("already_asked");
  const job = await app.call(jobEndpoints.booking, { as: other.token, params: { id } });
  expect(job.body.offer).not.toBeNull();
  const yes = await app.call(standbyEndpoints.acceptOffer, { as: other.token, params: { id } });
  expect(yes.status).toBe(200);
  expect((await ask(id)).text).toContain("full_for_employee");
});

test("where nobody fits the company reads that nobody was asked", async () => {
  const { id, reportSick } = await before();
  await reportSick();
  expect((await ask(id)).body).toEqual({ asked: 0 });
});

test("a place of somebody who was not met is offered while the shift goes on", async () => {
  const { id, note } = await scene();
  await candidate(id);
  await note();
  expect((await ask(id)).body).toEqual({ asked: 1 });
});

test("another company's booking is not found, and employees ask nobody", async () => {
  const { id } = await before();
  expect((await ask(id, (await signedInCorporation(app)).token)).status).toBe(404);
  expect((await ask(id, (await signedInEmployee(app)).token)).status).toBe(403);
});
