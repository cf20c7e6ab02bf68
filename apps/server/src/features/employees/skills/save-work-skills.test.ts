import { describe, expect, test } from "vitest";
import { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();

async function employee(values: Parameters<typeof make.employee>[1] = {}) {
  const { id } = await make.employee(app.db, values);
  return app.signIn({ kind: "employee", id });
}

const me = async (token: string) =>
  (await app.call(sessionEndpoints.employeeMe, { as: token })).body.employee;

const answers = (job_title: string, values = [1, 2, 3, 4, 5]) =>
  values.map((value, block) => ({ value, skill_type: `Blok ${block + 1}`, job_title }));

describe("answering a questionnaire", () => {
  test("chooses the staff type and answers every skill", async () => {
    const { id, job_title } = await make.staffType(app.db);
    const token = await employee({ new_user: true });
    const body = answers(` ${job_title.toUpperCase()} `).reverse();
    const saved = await app.call(rows.saveWorkSkills, { as: token, body });
    expect(saved.status).toBe(200);
    expect(saved.body.map((skill) => [skill.skill_type, skill.employeeWorkSkill.value])).toEqual([
      ["Blok 1", 1],
      ["Blok 2", 2],
      ["Blok 3", 3],
      ["Blok 4", 4],
      ["Blok 5", 5],
    ]);
    expect((await me(token)).jobRoles).toEqual([id]);
  });

  test("replaces the old answers, also when it is sent twice at once", async () => {
    const { job_title } = await make.staffType(app.db);
    const token = await employee();
    const save = (values: number[]) =>
      app.call(rows.saveWorkSkills, { as: token, body: answers(job_title, values) });
    await save([1, 1, 1, 1, 1]);
    const both = await Promise.all([save([5, 5, 5, 5, 5]), save([5, 5, 5, 5, 5])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await me(token)).workSkills.map((skill) => skill.employeeWorkSkill.value)).toEqual([
      5, 5, 5, 5, 5,
    ]);
  });

  test("is refused for four answers, two types, an unknown or closed type, a wrong block or value", async () => {
    const open = await make.staffType(app.db);
    const closed = await make.staffType(app.db, { worker: false });
    const token = await employee();
    const good = answers(open.job_title);
    const [first, ...others] = good;
    const bodies = [
      others,
      [...others, ...answers(closed.job_title).slice(0, 1)],
      answers("Astronaut"),
      answers(closed.job_title),
      [...others, { ...first, skill_type: "Blok 9" }],
      [...others, { ...first, value: 6 }],
      { good },
    ];
    for (const body of bodies) {
      const answer = await app.call(rows.saveWorkSkills, { as: token, body: body as never });
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect(Object.values((answer.body as never as { errors: object }).errors)).toEqual(["Vælg et svar"]);
    }
    expect((await me(token)).workSkills).toEqual([]);
  });
});

describe("dropping a staff type", () => {
  test("drops its answers, once or twice, and nobody else's", async () => {
    const { id, job_title } = await make.staffType(app.db);
    const [token, other] = [await employee(), await employee()];
    for (const as of [token, other]) {
      await app.call(rows.saveWorkSkills, { as, body: answers(job_title) });
    }
    for (const _ of [1, 2]) {
      const dropped = await app.call(rows.deleteWorkSkill, { as: token, params: { id } });
      expect([dropped.status, dropped.body]).toEqual([200, []]);
    }
    expect((await me(token)).jobRoles).toEqual([]);
    expect((await me(other)).workSkills).toHaveLength(5);
  });
});

describe("choosing regions", () => {
  const save = (as: string, codes: string[]) =>
    app.call(rows.saveWorkLocations, {
      as,
      body: codes.map((area_code) => ({ country: "denmark", area_code })) as never,
    });

  test("replaces those chosen before, each once", async () => {
    const token = await employee({ new_user: true });
    await save(token, ["fyn", "bornholm"]);
    const { body } = await save(token, ["copenhagen", "fyn", "fyn"]);
    expect(body).toEqual([
      { country: "denmark", area_code: "copenhagen" },
      { country: "denmark", area_code: "fyn" },
    ]);
    expect((await save(token, [])).body).toEqual([]);
  });

  test("is refused for a region that does not exist", async () => {
    expect((await save(await employee(), ["skåne"])).status).toBe(422);
  });
});
