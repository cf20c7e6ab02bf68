import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { TemporaryFailure, UnknownOutcome } from "./failure.ts";
import { callHttp } from "./http-call.ts";

const toEnd: (() => void)[] = [];
afterEach(() => {
  for (const end of toEnd.splice(0)) end();
});

/** What a call to a service that answers like this comes to. */
async function outcomeOf(answer: RequestListener, method: "GET" | "POST" = "GET"): Promise<unknown> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  toEnd.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return callHttp({ service: "Billy", what: "list", method, url }).catch((error: unknown) => error);
}

test("an answer without an end is read no further than five megabytes, and the call may be made again", async () => {
  let sent = 0;
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = () => {
      while (!response.destroyed && response.write("[".repeat(100_000))) sent += 100_000;
      sent += 100_000;
    };
    response.on("drain", more);
    more();
  };
  const read = await outcomeOf(endless);
  expect(read).toBeInstanceOf(TemporaryFailure);
  expect((read as Error).message).toContain("answered too much");
  expect(sent).toBeLessThan(30_000_000);
  expect(await outcomeOf(endless, "POST")).toBeInstanceOf(UnknownOutcome);
});

test("a letter that is cut between two parts of an answer is read whole", async () => {
  const [first, second] = [Buffer.from('"Sm\u00f8r"').subarray(0, 4), Buffer.from('"Sm\u00f8r"').subarray(4)];
  const inParts: RequestListener = (_request, response) => {
    response.write(first);
    setTimeout(() => response.end(second), 30);
  };
  expect(await outcomeOf(inParts)).toEqual({ status: 200, body: "Sm\u00f8r" });
});
