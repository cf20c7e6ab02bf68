import { beforeAll, describe, expect, test } from "vitest";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { staffTypeEndpoints as rows } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { giveSkill } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation, testInvalidations } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testCorporation(app, { is_admin: true });
const invalidations = testInvalidations(app);
let anna: { id: number; token: string };

beforeAll(async () => {
  anna = await signedInEmployee(app);
});

type Adding = BodyInput<typeof rows.add>;
type Blocks = Adding["newSkill"];

const blocks = (word = "Spørgsmål"): Blocks =>
  [1, 2, 3, 4, 5].map((number) => ({
    skill_title: `${word} ${number}`,
    skill_description: "Hvad det handler om",
    question_icon_url: "http://localhost:3000/images/1000x1000/abc.webp",
    question_title: `Titel ${number}`,
    question: `Hvor godt, ${number}?`,
    answer: ([1, 2, 3, 4, 5] as const).map((value) => ({ text: `Svar ${value}`, value })),
  }));

function add(name: string, values: Partial<Adding> = {}, as = admin.token) {
  const jobTitle = { skill_name: name, skill_worker: true, skill_company: true };
  return app.call(rows.add, { as, body: { newSkill: blocks(), jobTitle, ...values } });
}

function save(id: number, jobTitle: BodyInput<typeof rows.save>["jobTitle"], billy_id = "") {
  return app.call(rows.save, {
    as: admin.token,
    params: { id },
    body: { skillDetails: blocks("Emne"), jobTitle, billy_id },
  });
}

const auditOf = (id: number) =>
  app.db
    .selectFrom("audit_log")
    .select(["action", "actor_kind", "actor_id", "detail"])
    .where("entity", "=", "staff_type")
    .where("entity_id", "=", String(id))
    .orderBy("id")
    .execute();

describe("adding a staff type", () => {
  test("stores its name, switches, product and questionnaire, and answers all of it", async () => {
    const { status, body } = await add("Barista", {
      jobTitle: { skill_name: "  Barista ", skill_worker: true, skill_company: false },
      billy_id: "billy-77",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      job_title: "Barista",
      worker: true,
      company: false,
      billy_id: "billy-77",
      skill_detail: blocks(),
    });
    const [read] = (await app.call(rows.skillDetail, { as: anna.token, params: { id: body.id } })).body;
    expect(read?.skill_detail).toEqual(blocks());
    const listed = (await app.call(rows.list)).body.find(({ id }) => id === body.id);
    expect(listed).toMatchObject({ job_title: "Barista", company: false, billy_id: "billy-77" });
  });

  test("is audited, and pages of whoever can choose it load it again", async () => {
    invalidations.length = 0;
    const { body } = await add("Isbod");
    expect(await auditOf(body.id)).toMatchObject([
      {
        action: "add_staff_type",
        actor_kind: "admin",
        actor_id: admin.id,
        detail: { job_title: "Isbod", worker: true, company: true },
      },
    ]);
    await expect
      .poll(() => invalidations.slice(-2).map(({ channels }) => channels))
      .toEqual([["employees"], ["corporations"]]);
    for (const { keys } of invalidations) expect(keys).toContainEqual(["admin/staffs/get-all-staffs"]);
  });

  test("is refused with the documented sentence when the name is another's, in whatever case", async () => {
    await add("Kørselsleder");
    const { status, body } = await add(" KØRSELSLEDER ");
    expect([status, body]).toMatchObject([
      409,
      {
        code: "duplicate_staff_type",
        message: "Personaletype findes allerede",
        errors: { "jobTitle.skill_name": "Personaletype findes allerede" },
      },
    ]);
  });

  test("keeps one of two that come at once with the same name", async () => {
    const both = await Promise.all([add("Samtidig"), add("samtidig")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  const changed = (change: (all: Blocks) => unknown): Blocks => {
    const all = blocks();
    change(all);
    return all;
  };
  test.each<[string, Partial<Record<"newSkill" | "jobTitle", unknown>>, string, string]>([
    ["no name", { jobTitle: { skill_name: " " } }, "jobTitle.skill_name", "Angiv navn på personaletypen"],
    [
      "four blocks",
      { newSkill: blocks().slice(1) },
      "newSkill",
      "Udfyld alle fem spørgsmål med fem svar hver",
    ],
    [
      "six blocks",
      { newSkill: [...blocks(), ...blocks().slice(4)] },
      "newSkill",
      "Udfyld alle fem spørgsmål med fem svar hver",
    ],
    [
      "four answers",
      { newSkill: changed((all) => all[2]?.answer.pop()) },
      "newSkill.2.answer",
      "Udfyld alle fem spørgsmål med fem svar hver",
    ],
    [
      "the value 6",
      { newSkill: changed((all) => Object.assign(all[0]?.answer[4] ?? {}, { value: 6 })) },
      "newSkill.0.answer.4.value",
      "Vælg en værdi fra 1 til 5",
    ],
    [
      "a value twice",
      { newSkill: changed((all) => Object.assign(all[0]?.answer[4] ?? {}, { value: 1 })) },
      "newSkill.0.answer.0.value",
      "Hver værdi fra 1 til 5 skal bruges én gang",
    ],
    [
      "an answer without words",
      { newSkill: changed((all) => Object.assign(all[4]?.answer[0] ?? {}, { text: "" })) },
      "newSkill.4.answer.0.text",
      "Skriv et svar",
    ],
    [
      "a block without a title",
      { newSkill: changed((all) => Object.assign(all[1] ?? {}, { skill_title: "" })) },
      "newSkill.1.skill_title",
      "Angiv en titel",
    ],
    [
      "a block without a question",
      { newSkill: changed((all) => Object.assign(all[1] ?? {}, { question: "" })) },
      "newSkill.1.question",
      "Skriv et spørgsmål",
    ],
    [
      "a script for an icon",
      {
        newSkill: changed((all) => Object.assign(all[1] ?? {}, { question_icon_url: "javascript:alert(1)" })),
      },
      "newSkill.1.question_icon_url",
      "Vælg et andet billede",
    ],
  ])("is refused with %s", async (_, values, field, message) => {
    const before = (await app.call(rows.list)).body.length;
    const { status, body } = await add("Umulig", values as Partial<Adding>);
    expect(status).toBe(422);
    expect((body as unknown as { errors: Record<string, string> }).errors[field]).toBe(message);
    expect((await app.call(rows.list)).body).toHaveLength(before);
  });
});

describe("saving a staff type", () => {
  test("changes name and questionnaire, keeps the product when none is sent, and is written down", async () => {
    const { id } = (await add("Piccolo", { billy_id: "billy-1" })).body;
    const saved = await save(id, "Piccoline");
    expect(saved).toMatchObject({
      status: 200,
      body: { id, job_title: "Piccoline", billy_id: "billy-1", skill_detail: blocks("Emne") },
    });
    expect((await save(id, "Piccoline", "billy-2")).body.billy_id).toBe("billy-2");
    expect((await auditOf(id)).map(({ action, detail }) => [action, detail])).toMatchObject([
      ["add_staff_type", { job_title: "Piccolo", billy_id: "billy-1" }],
      [
        "save_staff_type",
        {
          changes: { job_title: { before: "Piccolo", after: "Piccoline" } },
          changed: ["job_title", "skill_detail"],
        },
      ],
      [
        "save_staff_type",
        { changes: { billy_id: { before: "billy-1", after: "billy-2" } }, changed: ["billy_id"] },
      ],
    ]);
  });

  test("takes the name as adding sends it, and leaves the switches to their own call", async () => {
    const { id } = (await add("Kældermester")).body;
    const { body } = await save(id, {
      skill_name: "Vinkender",
      skill_worker: false,
      skill_company: false,
    });
    expect(body).toMatchObject({ job_title: "Vinkender", worker: true, company: true });
  });

  test("accepts its own name and refuses another's, and what is not there", async () => {
    const { id } = (await add("Dørmand")).body;
    await add("Receptionist");
    expect((await save(id, "DØRMAND")).status).toBe(200);
    const taken = await save(id, "receptionist");
    expect([taken.status, JSON.parse(taken.text).message]).toEqual([409, "Personaletype findes allerede"]);
    expect((await save(999_999, "Ingen")).status).toBe(404);
  });

  test("keeps the answers that employees gave, under the blocks' new titles", async () => {
    const { id } = (await add("Slagter")).body;
    await giveSkill(app.db, anna.id, id);
    await save(id, "Slagtermester");
    const { body } = await app.call(employeeEndpoints.deleteWorkSkill, {
      as: anna.token,
      params: { id: 999_999 },
    });
    expect(body.filter(({ jobRole_id }) => jobRole_id === id)).toMatchObject(
      [1, 2, 3, 4, 5].map((number) => ({ job_title: "Slagtermester", skill_type: `Emne ${number}` })),
    );
  });
});
