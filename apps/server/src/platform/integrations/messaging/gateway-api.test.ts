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
const text = { to: "20304050", body: "Du er valgt til vagten på lørdag", reference: "outbox-7" };

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

test("a wrong token is about our access, a text that is rejected is not", async () => {
  const stranger = createGatewayApi({ token: "wrong", sender: "Vagtklar", baseUrl: service.url });
  await expect(stranger.send(text)).rejects.toThrow(NoAccess);
  service.fail("rejected");
  await expect(gateway.send(text)).rejects.toThrow(PermanentFailure);
});
