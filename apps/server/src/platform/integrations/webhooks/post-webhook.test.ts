import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createWebhookSender } from "./post-webhook.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const post = (url: string, allowsPrivate = true) =>
  createWebhookSender({ allowsPrivate, timeout: 300 }).post({ url, headers: {}, body: "{}" });

test("whatever is answered is the status, and a redirect is not followed", async () => {
  const asked: string[] = [];
  const url = await listen((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(302, { location: "/elsewhere" }).end("x".repeat(200_000));
  });
  expect(await post(url)).toEqual({ status: 302, problem: null });
  expect(asked).toEqual(["/hook"]);
});

test("an answer that does not come in time is none, and neither is a connection that breaks", async () => {
  expect(await post(await listen(() => {}))).toEqual({ status: null, problem: "timeout" });
  const broken = await listen((request) => request.socket.destroy());
  expect(await post(broken)).toEqual({ status: null, problem: "unreachable" });
});

test("nothing is sent to this machine or a private network, by number or by name", async () => {
  for (const url of [
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/",
    "http://example.com/",
  ])
    expect(await post(url, false)).toEqual({ status: null, problem: "private_address" });
  // A name that is public by its looks and leads to this machine.
  expect(await post("https://this.machine.localhost./", false)).toEqual({
    ...{ status: null, problem: "private_address" },
  });
});
