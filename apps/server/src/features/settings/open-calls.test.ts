import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { lookupEndpoints } from "#contract/settings/lookup.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { PermanentFailure, TemporaryFailure } from "#server/platform/integrations/failure.ts";
import * as make from "#tests/support/factories.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

const app = testApp();
let employee: string;

beforeAll(async () => {
  const { id } = await make.employee(app.db);
  employee = await app.signIn({ kind: "employee", id });
});

describe("what visitors may read", () => {
  test("is every staff type, by title, without the questionnaires", async () => {
    const kok = await make.staffType(app.db, { job_title: "kok", worker: false, billy_id: "billy-kok" });
    const bartender = await make.staffType(app.db, { job_title: "Bartender", billy_id: "billy-bar" });
    const { body } = await app.call(staffTypeEndpoints.list);
    expect(body).toEqual([
      {
        id: bartender.id,
        job_title: "Bartender",
        worker: true,
        company: true,
        billy_id: "billy-bar",
        wages: [],
      },
      { id: kok.id, job_title: "kok", worker: false, company: true, billy_id: "billy-kok", wages: [] },
    ]);
  });

  test("is the global message with the default fees in kroner", async () => {
    await app.db.updateTable("global_settings").set({ global_message: "Glædelig jul" }).execute();
    expect((await app.call(settingsEndpoints.globalMessage)).body).toEqual({
      global_message: "Glædelig jul",
      agreements: [],
      standard_fee: 35,
      urgent_booking_fee: 20,
      emergency_booking_fee: 30,
      hourly_wage: "192,00",
      agreed_hourly_wage: null,
      head_waiter_fee: 77,
      terms: expect.objectContaining({ ...standardTerms, recruitment_fee: 4900, net_days: 4 }),
    });
  });
});

describe("a questionnaire", () => {
  test("is a list of one staff type with five blocks of five answers", async () => {
    const { id, job_title } = await make.staffType(app.db);
    const { body } = await app.call(staffTypeEndpoints.skillDetail, { as: employee, params: { id } });
    expect(body).toMatchObject([{ id, job_title }]);
    expect(body[0]?.skill_detail).toHaveLength(5);
    expect(body[0]?.skill_detail[0]?.answer).toHaveLength(5);
  });

  test("is for employees and admins, and not there for an unknown type", async () => {
    const { id } = await make.staffType(app.db);
    const company = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id: company.id });
    expect((await app.call(staffTypeEndpoints.skillDetail, { params: { id } })).status).toBe(401);
    expect((await app.call(staffTypeEndpoints.skillDetail, { as: token, params: { id } })).status).toBe(403);
    expect(
      (await app.call(staffTypeEndpoints.skillDetail, { as: employee, params: { id: 999_999 } })).status,
    ).toBe(404);
  });
});

describe("addresses", () => {
  test("are suggested while typing, none for nothing", async () => {
    const some = await app.call(lookupEndpoints.autocomplete, { query: { q: "Tangkajen 14, 8000" } });
    expect(some.status).toBe(200);
    expect(some.body.length).toBeGreaterThan(0);
    expect((await app.call(lookupEndpoints.autocomplete, { query: { q: " " } })).body).toEqual([]);
  });

  test("are valid or refused under the address", async () => {
    const good = { address: "Tangkajen 14", zip_code: "8000", city: "Aarhus C" };
    expect((await app.call(lookupEndpoints.validateAddress, { body: good })).body).toEqual({
      status: "success",
    });
    const bad = await app.call(lookupEndpoints.validateAddress, { body: { ...good, zip_code: "0001" } });
    expect(bad.status).toBe(422);
    expect(bad.body).toMatchObject({ errors: { address: "Indtast gyldig adresse" } });
  });
});

describe("the company register", () => {
  const answering = (lookUp: () => Promise<never>) => {
    const register = app.services.integrations.companyRegister;
    const before = register.lookUp;
    Object.assign(register, { lookUp });
    onTestFinished(() => void Object.assign(register, { lookUp: before }));
  };

  test("answers null for a number that it does not know", async () => {
    const { status, text } = await app.call(lookupEndpoints.lookUpCompany, { params: { cvr: "12345674" } });
    expect([status, text]).toEqual([200, "null"]);
  });

  test("knows no number without eight digits", async () => {
    expect((await app.call(lookupEndpoints.lookUpCompany, { params: { cvr: "1234567" } })).status).toBe(404);
  });

  test.each([
    ["does not answer", new TemporaryFailure("CVR", "timeout")],
    ["has banned us", new PermanentFailure("CVR", "banned")],
  ])("answers 503 when it %s", async (_, failure) => {
    answering(() => Promise.reject(failure));
    expect((await app.call(lookupEndpoints.lookUpCompany, { params: { cvr: "12345674" } })).status).toBe(503);
  });
});

describe("an uploaded picture", () => {
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

  test("is taken in and answered with where it stands", async () => {
    const answer = await upload(Buffer.from(png, "base64"), employee);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ format: "webp" });
    expect(answer.json().secure_url).toContain(answer.json().public_id);
  });

  test("is refused when it is no picture, whatever its name", async () => {
    const answer = await upload(Buffer.from("%PDF-1.7"), employee);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe("Kunne ikke uploade filen");
  });

  test("is one of thirty that a session may send an hour", async () => {
    const limited = await createTestApp({ settings: { rateLimits: true } });
    const { id } = await make.employee(limited.db);
    const [as, other] = [
      await limited.signIn({ kind: "employee", id }),
      await limited.signIn({ kind: "employee", id }),
    ];
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await upload(Buffer.from("%PDF-1.7"), as, limited)).statusCode).toBe(422);
    }
    const refused = await upload(Buffer.from(png, "base64"), as, limited);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: "too_many_images",
      message: expect.stringContaining("30 billeder"),
    });
    expect((await upload(Buffer.from(png, "base64"), other, limited)).statusCode).toBe(200);
    limited.setNow(TEST_NOW + 3_600_000);
    expect((await upload(Buffer.from(png, "base64"), as, limited)).statusCode).toBe(200);
    await limited.close();
  });

  test("needs somebody who is signed in, and a file", async () => {
    expect((await upload(Buffer.from(png, "base64"))).statusCode).toBe(401);
    const without = await app.call(lookupEndpoints.uploadImage, { as: employee });
    expect(without.status).toBe(422);
  });

  test("is refused when the request breaks off, and when it holds no file or too much else", async () => {
    const field = '--edge\r\nContent-Disposition: form-data; name="upload_preset"\r\n\r\nx\r\n';
    for (const payload of [
      `${field.repeat(50)}--edge--\r\n`,
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      '--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--edge--\r\n',
      "--edge--\r\n",
      "",
    ]) {
      const answer = await send(payload, employee);
      expect(answer.statusCode, payload).toBe(422);
    }
  });

  function upload(content: Buffer, as?: string, to: TestApp = app) {
    const head =
      'Content-Disposition: form-data; name="file"; filename="picture.png"\r\nContent-Type: image/png';
    const parts = [Buffer.from(`--edge\r\n${head}\r\n\r\n`), content, Buffer.from("\r\n--edge--\r\n")];
    return send(Buffer.concat(parts), as, to);
  }

  function send(payload: Buffer | string, as?: string, to: TestApp = app) {
    const authorization = as ? { authorization: `Bearer ${as}` } : {};
    const headers = { "content-type": "multipart/form-data; boundary=edge", ...authorization };
    return to.app.inject({ method: "POST", url: "/api/images/upload", headers, payload });
  }
});
