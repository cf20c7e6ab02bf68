import { describe, expect, test } from "vitest";
import { staffTypeDraftEndpoints as rows } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testCorporation(app, { is_admin: true });

type Draft = BodyInput<typeof rows.addDraft>;

const blocks = (text = ""): Draft["blocks"] =>
  [1, 2, 3, 4, 5].map(() => ({
    skill_title: text,
    question: text,
    answer: ([1, 2, 3, 4, 5] as const).map((value) => ({ text, value })),
  }));

const add = (values: Partial<Draft> = {}) =>
  app.call(rows.addDraft, { as: admin.token, body: { name: "Barista", blocks: blocks(), ...values } });
const save = (id: number, values: Partial<Draft> = {}) =>
  app.call(rows.saveDraft, {
    as: admin.token,
    params: { id },
    body: { name: "Barista", blocks: blocks(), ...values },
  });
const remove = (id: number) => app.call(rows.deleteDraft, { as: admin.token, params: { id } });
const listed = async () =>
  (await app.call(rows.drafts, { as: admin.token })).body.map(({ id, name }) => ({ id, name }));

describe("a draft of a staff type", () => {
  test("is kept with empty texts, without a name, and with a value twice", async () => {
    const [first, ...rest] = blocks();
    const uneven = [{ ...first, answer: first?.answer.map((one) => ({ ...one, value: 3 })) }, ...rest];
    const { status, body } = await add({
      name: "",
      company: false,
      blocks: uneven as Draft["blocks"],
    });
    expect([status, body]).toMatchObject([200, { name: "", worker: true, company: false }]);
    expect(body.blocks[0]?.answer.map(({ value }) => value)).toEqual([3, 3, 3, 3, 3]);
    expect(await listed()).toContainEqual({ id: body.id, name: "" });
  });

  test("is unknown to whoever books or works", async () => {
    await add({ name: "Hemmelig" });
    const { body } = await app.call(staffTypeEndpoints.list);
    expect(body.map(({ job_title }) => job_title)).not.toContain("Hemmelig");
  });

  test.each<[string, Partial<Record<keyof Draft, unknown>>]>([
    ["four blocks", { blocks: blocks().slice(1) }],
    ["a name of 101 letters", { name: "x".repeat(101) }],
    ["a question of 501 letters", { blocks: blocks("x".repeat(501)) }],
    ["no blocks", { blocks: undefined }],
  ])("is refused with %s", async (_, values) => {
    const before = await listed();
    expect((await add(values as Partial<Draft>)).status).toBe(422);
    expect(await listed()).toEqual(before);
  });

  test("is saved again with what was written since, and stands first", async () => {
    const { id } = (await add({ name: "Kokke" })).body;
    await add({ name: "En anden" });
    const saved = await save(id, { name: "Kok", blocks: blocks("Kød"), worker: false });
    expect(saved.body).toMatchObject({ id, name: "Kok", worker: false });
    expect(saved.body.blocks[4]?.question).toBe("Kød");
  });

  test("is gone once it is deleted, and deleting it twice changes nothing", async () => {
    const { id } = (await add({ name: "Væk" })).body;
    expect((await remove(id)).body.map((left) => left.id)).not.toContain(id);
    expect((await remove(id)).status).toBe(200);
    expect((await save(id)).status).toBe(404);
  });
});

describe("adding the staff type of a draft", () => {
  const addType = (skill_name: string, draft_id: number) =>
    app.call(staffTypeEndpoints.add, {
      as: admin.token,
      body: {
        newSkill: blocks("Noget") as BodyInput<typeof staffTypeEndpoints.add>["newSkill"],
        jobTitle: { skill_name },
        billy_id: "",
        draft_id,
      },
    });

  test("deletes the draft", async () => {
    const { id } = (await add({ name: "Isvagt" })).body;
    expect((await addType("Isvagt", id)).status).toBe(200);
    expect((await listed()).map((left) => left.id)).not.toContain(id);
  });

  test("keeps the draft when the name is another's", async () => {
    const first = (await add({ name: "Stuepige" })).body;
    await addType("Stuepige", first.id);
    const second = (await add({ name: "Stuepige" })).body;
    expect((await addType("stuepige", second.id)).status).toBe(409);
    expect(await listed()).toContainEqual({ id: second.id, name: "Stuepige" });
  });

  test("works where somebody else has deleted the draft", async () => {
    const { id } = (await add()).body;
    await remove(id);
    expect((await addType("Efter sletning", id)).status).toBe(200);
  });
});
