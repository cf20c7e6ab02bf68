import { describe, expect, test } from "vitest";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { signedInEmployee, testApp } from "#tests/support/fixtures.ts";

const app = testApp();

const waiter = {
  employer_text: "Bryggeriet",
  title: "Tjener" as const,
  exp_type: "Deltid" as const,
  start_year: 2021,
  start_month: "maj" as const,
  end_year: 2022,
  end_month: "januar" as const,
};
const temp = { ...waiter, employer_text: "Vikarbureau", exp_type: "Vikar" as const, shift_count: "2_5" };

const add = (as: string, change: object = {}) =>
  app.call(rows.addExperience, { as, body: { ...waiter, ...change } });

describe("work experience", () => {
  test("is added, changed and removed, each answering the list with the latest first", async () => {
    const { id: employee_id, token } = await signedInEmployee(app);
    const first = await add(token);
    expect(first.body).toEqual([
      {
        id: expect.any(Number),
        employee_id,
        ...waiter,
        still_employed: false,
        shift_count: null,
        description: "",
      },
    ]);
    const second = await add(token, { start_year: 2022, start_month: "juni", end_year: 2023 });
    expect(second.body.map((entry) => entry.start_year)).toEqual([2022, 2021]);
    const id = first.body[0]?.id ?? 0;
    const body = { ...waiter, still_employed: true, end_year: null, end_month: null };
    const changed = await app.call(rows.changeExperience, { as: token, params: { id }, body });
    expect(changed.body[1]).toMatchObject({ id, still_employed: true, end_year: null, end_month: null });
    const left = await app.call(rows.deleteExperience, { as: token, params: { id } });
    expect(left.body.map((entry) => entry.id)).toEqual([second.body[0]?.id]);
    expect((await app.call(rows.experience, { as: token })).body).toEqual(left.body);
  });

  test.each([["2_5"], ["2-5 vagter"], ["0-5 vagter jobs"]])(
    "keeps the code of the shift count %s of a Vikar",
    async (shift_count) => {
      const { token } = await signedInEmployee(app);
      expect((await add(token, { ...temp, shift_count })).body[0]?.shift_count).toBe("2_5");
    },
  );

  test("may leave its end open", async () => {
    const { token } = await signedInEmployee(app);
    const answer = await add(token, { end_year: null, end_month: undefined });
    expect(answer.body).toMatchObject([{ end_year: null, end_month: null, still_employed: false }]);
  });

  test.each([
    [{ employer_text: "" }, "employer_text", "Mangler arbejdsgiver"],
    [{ title: "Astronaut" }, "title", "Vælg stilling"],
    [{ exp_type: "Frivillig" }, "exp_type", "Vælg type"],
    [{ start_year: null }, "start_year", "Vælg startår og startmåned"],
    [{ start_month: "May" }, "start_month", "Vælg startår og startmåned"],
    [{ end_year: 3000 }, "end_year", "Vælg slutår og slutmåned"],
    [{ end_year: 2021, end_month: "april" }, "end_year", "Slut kan ikke ligge før start"],
    [{ still_employed: true }, "end_year", "Vælg slutår og slutmåned"],
    [{ exp_type: "Vikar" }, "shift_count", "Vælg antal vagter"],
    [{ exp_type: "Vikar", shift_count: "mange" }, "shift_count", "Vælg antal vagter"],
    [{ shift_count: "2_5" }, "shift_count", "Vælg antal vagter"],
    [{ description: "x".repeat(256) }, "description", "Beskrivelsen må højst være 255 tegn"],
  ])("is refused with %j under %s: %s", async (change, field, message) => {
    const { token } = await signedInEmployee(app);
    const answer = await add(token, change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [field]: message } });
    expect((await app.call(rows.experience, { as: token })).body).toEqual([]);
  });

  test("of somebody else is not there to change or remove", async () => {
    const [own, other] = [await signedInEmployee(app), await signedInEmployee(app)];
    const id = (await add(own.token)).body[0]?.id ?? 0;
    const params = { id };
    const changed = await app.call(rows.changeExperience, { as: other.token, params, body: waiter });
    const removed = await app.call(rows.deleteExperience, { as: other.token, params });
    expect([changed.status, removed.status]).toEqual([404, 404]);
    expect((await app.call(rows.experience, { as: own.token })).body).toHaveLength(1);
    expect((await app.call(rows.experience, { as: other.token })).body).toEqual([]);
  });

  test("waits until onboarding is done", async () => {
    const { token } = await signedInEmployee(app, { new_user: true });
    expect((await add(token)).status).toBe(409);
    expect((await app.call(rows.experience, { as: token })).body).toEqual([]);
  });
});
