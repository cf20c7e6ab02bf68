import { afterEach, beforeEach, expect, test } from "vitest";
import {
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { type GatewayApiStandIn, startGatewayApi } from "#tests/stand-ins/gateway-api.ts";
import { createGatewayApi } from "./gateway-api.ts";
import type { SmsGateway } from "./messaging.port.ts";

let service: GatewayApiStandIn;
let gateway: SmsGateway;

beforeEach(async () => {
  service = await startGatewayApi();
  gateway = createGatewayApi(settings());
});
afterEach(() => service.close());

const settings = () => ({ token: service.token, sender: "Vagtklar", baseUrl: service.url });
const text = {
  to: "20304050",
  body: "Du er valgt til vagten på lørdag",
  reference: "outbox-7",
  lifetime: null,
};

test("a text goes to the Danish number with our sender and reference", async () => {
  expect(await gateway.send(text)).toEqual({ messageId: "sms-1" });
  expect(service.texts).toEqual([
    { sender: "Vagtklar", message: text.body, recipient: 4_520_304_050, reference: "outbox-7" },
  ]);
});

test("a number may be written with country code and spaces", async () => {
  await gateway.send({ ...text, to: "+45 20 30 40 50" });
  expect(service.texts).toMatchObject([{ recipient: 4_520_304_050 }]);
});

test("a number that is not Danish is refused without asking the gateway", async () => {
  for (const to of ["2030405", "+4620304050", "tyve", ""]) {
    await expect(gateway.send({ ...text, to })).rejects.toThrow(PermanentFailure);
  }
  expect(service.requests).toHaveLength(0);
});

test("a gateway that is busy is asked again later", async () => {
  service.fail("rate_limited");
  await expect(gateway.send(text)).rejects.toThrow(TemporaryFailure);
});

test("a gateway that is not there is asked again later", async () => {
  await service.close();
  await expect(gateway.send(text)).rejects.toThrow(TemporaryFailure);
});

test("a lost answer leaves the outcome unknown", async () => {
  service.fail("commit_and_drop");
  await expect(gateway.send(text)).rejects.toThrow(UnknownOutcome);
  service.fail("slow");
  await expect(createGatewayApi({ ...settings(), timeout: 300 }).send(text)).rejects.toThrow(
    "did not answer in time",
  );
});

test("a token that is wrong, or of the other region, is mended by us and costs no text", async () => {
  const stranger = createGatewayApi({ ...settings(), token: "wrong" });
  await expect(stranger.send(text)).rejects.toThrow(NoAccess);
  service.fail("no_access");
  await expect(gateway.send(text)).rejects.toThrow(NoAccess);
});

test("a text that the gateway cannot send is refused for what it is", async () => {
  const nameless = createGatewayApi({ ...settings(), sender: "Vagtklar Danmark" });
  await expect(nameless.send(text)).rejects.toThrow(PermanentFailure);
});

test("a text that is of no use later does not arrive later, and goes first where it is of none in an hour", async () => {
  await gateway.send({ ...text, lifetime: 600_900 });
  await gateway.send({ ...text, lifetime: 8 * 3_600_000 });
  await gateway.send({ ...text, lifetime: 30 * 24 * 3_600_000 });
  expect(service.texts.map(({ expiration, priority }) => [expiration, priority])).toEqual([
    ["PT600S", "urgent"],
    ["PT28800S", "normal"],
    ["PT432000S", "normal"],
  ]);
});
