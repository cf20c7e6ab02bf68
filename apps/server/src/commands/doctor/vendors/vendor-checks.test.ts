import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#server/platform/settings/settings.ts";
import { startAdressevaelger } from "#tests/stand-ins/adressevaelger.ts";
import { startCloudinary } from "#tests/stand-ins/cloudinary.ts";
import { startCvrApi } from "#tests/stand-ins/cvrapi.ts";
import { startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import { startBucket } from "#tests/support/fixtures/bucket/bucket.ts";
import { runCommand } from "#tests/tools/run-command.ts";
import { askVendors } from "./vendor-checks.ts";

/** What the doctor says of these settings, each as `STATE Area: text`. */
async function said(env: NodeJS.ProcessEnv): Promise<string[]> {
  const findings = await askVendors(readSettings(env), { writes: false });
  return findings.map(({ state, area, text }) => `${state} ${area}: ${text}`);
}

/** A stand-in that is closed with the test. */
async function open<T extends { close(): Promise<void> | void }>(start: () => Promise<T>): Promise<T> {
  const standIn = await start();
  onTestFinished(async () => void (await standIn.close()));
  return standIn;
}

test("without a vendor the doctor has nobody to ask, says so, and ends well", async () => {
  expect(await said({})).toEqual([]);
  expect(await runCommand("doctor", {}, "vendors")).toEqual({
    code: 0,
    said: "No vendor is configured: there is nobody to ask.\n",
  });
  expect(await runCommand("doctor", {}, "everything")).toMatchObject({ code: 1 });
});

test("the SMS gateway is asked for its token with a text that it cannot send", async () => {
  const gateway = await open(startGatewayApi);
  const at = { GATEWAYAPI_URL: gateway.url };
  expect(await said({ ...at, GATEWAYAPI_TOKEN: gateway.token })).toEqual([
    "ok SMS: GatewayAPI takes the token; nothing was sent.",
  ]);
  const [refused] = await said({ ...at, GATEWAYAPI_TOKEN: "of the other region" });
  expect(refused).toMatch(/^WRONG SMS: .*access was refused \(403\): see GATEWAYAPI_TOKEN, .*region/);
  gateway.fail("down");
  const [silent] = await said({ ...at, GATEWAYAPI_TOKEN: gateway.token });
  expect(silent).toMatch(/^WRONG SMS: GatewayAPI: try token broke off: see .*GATEWAYAPI_URL/);
  expect(gateway.texts).toEqual([]);
});

test("the mail server is signed in to, and gets no mail", async () => {
  const smtp = await open(startSmtpSink);
  expect(await said({ SMTP_URL: smtp.url })).toEqual([
    "ok Mail: The mail server lets us in; nothing was sent.",
  ]);
  expect(smtp.mails).toEqual([]);
});

test("the registers of addresses and companies answer one question each", async () => {
  const [addresses, companies] = [await open(startAdressevaelger), await open(startCvrApi)];
  const env = {
    ...{ ADRESSEVAELGER_TOKEN: "adressevaelger123", ADRESSEVAELGER_URL: addresses.url },
    ...{ CVR_USER_AGENT: "Vagtklar - hej@vagtklar.test", CVR_URL: companies.url },
  };
  const [address, company] = await said(env);
  expect(address).toBe("ok Addresses: Adressevælger finds an address, and it can be read.");
  expect(company).toMatch(/^note Register: cvrapi answers, but knows no company/);
  companies.companies.set("10150817", { vat: 10150817, name: "Erhvervsstyrelsen" });
  expect((await said(env))[1]).toBe("ok Register: cvrapi answers and finds a company.");
  companies.refuseWith("BANNED");
  const [refused, banned] = await said({ ...env, ADRESSEVAELGER_TOKEN: "short" });
  expect(refused).toMatch(/^WRONG Addresses: .*refused \(400\)/);
  expect(banned).toMatch(/^WRONG Register: .*BANNED/);
});

test("Cloudinary is asked for the key and the preset, and gets no picture", async () => {
  const cloudinary = await open(startCloudinary);
  const at = { CLOUDINARY_CLOUD: "vagtklar-test", CLOUDINARY_URL: cloudinary.url };
  const key = { CLOUDINARY_API_KEY: "key", CLOUDINARY_API_SECRET: "abcd" };
  const states = async (more: NodeJS.ProcessEnv) => (await said({ ...at, ...more })).join();
  expect(await states({ CLOUDINARY_PRESET: "people", ...key })).toMatch(/^ok Pictures: /);
  expect(await states({ CLOUDINARY_PRESET: "signed", ...key })).toMatch(/^WRONG .* not unsigned/);
  expect(await states({ CLOUDINARY_PRESET: "none", ...key })).toMatch(/^WRONG .* no preset/);
  const wrongKey = { ...key, CLOUDINARY_API_SECRET: "x" };
  expect(await states({ CLOUDINARY_PRESET: "people", ...wrongKey })).toMatch(/^WRONG .*refused \(401\): see/);
  expect(await states({ CLOUDINARY_PRESET: "people" })).toMatch(/^note /);
  expect([...cloudinary.pictures]).toEqual([]);
});

test("a bucket is only listed, and is written to where that is asked for", async () => {
  const bucket = await open(startBucket);
  expect(await said(bucket.env)).toEqual([expect.stringMatching(/^note Storage: .* can be listed/)]);
  const settings = readSettings(bucket.env);
  expect(await askVendors(settings, { writes: true })).toMatchObject([{ area: "Storage", state: "ok" }]);
  expect(await bucket.storage.list("")).toEqual([]);
});

test("push services are told a contact that is somebody's", async () => {
  const [mine] = await said({ PUSH_SERVICES: "browsers", SUPPORT_EMAIL: "kontor@vikar.dk" });
  expect(mine).toMatch(/^ok Push: /);
  expect((await said({ PUSH_SERVICES: "browsers" }))[0]).toMatch(/^note Push: SUPPORT_EMAIL is not set/);
});
