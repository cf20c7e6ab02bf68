import { expect, test } from "vitest";
import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { testDay } from "#tests/support/factories.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);

async function agree(id: number, day: number, body: Partial<BodyInput<typeof rows.addPriceVersion>>) {
  const none = { values: [], payment_type: null, payment_deadline: null };
  const sent = { ...none, ...body, valid_from: testDay(day) };
  const answer = await app.call(rows.addPriceVersion, { as: admin.token, params: { id }, body: sent });
  return answer.body.versions[0]?.id ?? 0;
}
const withdraw = (id: number, versionId: number) =>
  app.call(rows.withdrawPriceVersion, { as: admin.token, params: { id, versionId } });

test("a version that is withdrawn is told of once, with what holds in its place", async () => {
  const hotel = await makeCorporation(app);
  await agree(hotel.id, 0, { values: [{ key: "minimum_hours", value: 6 }] });
  const id = await agree(hotel.id, 3, { values: [{ key: "minimum_hours", value: 4 }] });
  const answers = await Promise.all([withdraw(hotel.id, id), withdraw(hotel.id, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const mails = await app.db
    .selectFrom("outbox")
    .select(["recipient", "subject", "body"])
    .where("key", "=", `price-agreement-withdrawn:${id}`)
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.recipient).toBe(hotel.corporation.email);
  expect(mails[0]?.subject).toMatch(/^Jeres prisaftale fra .* er trukket tilbage$/);
  expect(mails[0]?.body).toContain("Mindste fakturering: 6 timer");
  expect(mails[0]?.body).not.toContain("4 timer");
});

test("the company's own data has what each version says, those that are withdrawn among them", async () => {
  const { id, token } = await makeCorporation(app);
  const values = [
    { key: "minimum_hours", value: "4,5" },
    { key: "hourly_wage", value: 210 },
  ] as const;
  await agree(id, 0, { values: [...values], payment_deadline: 30 });
  const ceiling = [{ key: "credit_ceiling", value: 50_000 }] as const;
  await withdraw(id, await agree(id, 4, { values: [...ceiling], payment_type: "credit_card" }));
  const own = (await app.call(privacyEndpoints.corporationData, { as: token })).body;
  const section = own.sections.find(({ rows: [row] }) => row && "agreed_values" in row);
  const said = section?.rows.map(({ valid_from, agreed_values, payment_type, payment_deadline }) => [
    ...[valid_from, agreed_values, payment_type, payment_deadline],
  ]);
  expect(said).toEqual([
    [testDay(0), ["hourly_wage 210", "minimum_hours 4.5"], null, 30],
    [testDay(4), ["credit_ceiling 50000"], "credit_card", null],
  ]);
  expect(section?.rows[1]?.withdrawn_at).not.toBeNull();
});
