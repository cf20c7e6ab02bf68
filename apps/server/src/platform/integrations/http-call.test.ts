import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { TemporaryFailure, UnknownOutcome } from "./failure.ts";
import { callForPdf, callHttp, readAnswer } from "./http-call.ts";

const toEnd: (() => void)[] = [];
afterEach(() => {
  for (const end of toEnd.splice(0)) end();
});

/** What a call to a service that answers like this comes to. */
async function outcomeOf(answer: RequestListener, method: "GET" | "POST" = "GET"): Promise<unknown> {
  const url = await addressOf(answer);
  return callHttp({ service: "Billy", what: "list", method, url }).catch((error: unknown) => error);
}

/** Where a service is that answers like this. */
async function addressOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  toEnd.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
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

test.each([
  ["the service's words, apart from the message", { errorMessage: " Unknown product " }, "Unknown product"],
  [
    "no number of a person",
    { message: "010190-1234 and 0101901234 are unknown" },
    "\u2026 and \u2026 are unknown",
  ],
  ["the number of an electronic invoice", { title: "5790000000005 is unknown" }, "5790000000005 is unknown"],
  ["nothing where nothing is said", { errorMessage: "" }, null],
  [
    "what is wrong with single fields, however deep",
    {
      message: "Validation failed.",
      errors: [{ entries: { items: [{ date: { errors: [{ errorMessage: "Perioden er spærret." }] } }] } }],
    },
    "Validation failed. Perioden er spærret.",
  ],
  ["errors that are texts", { message: "No filter.", errors: ["Not on 'x'."] }, "No filter. Not on 'x'."],
])("a refusal tells %s", (_, body, said) => {
  const call = { service: "Billy", what: "create invoice", method: "POST", url: "" } as const;
  const read = () => readAnswer(call, { status: 422, body }, z.unknown());
  expect(read).toThrow(expect.objectContaining({ said, message: "Billy: create invoice was refused (422)" }));
});

test("a PDF is fetched as it is; anything else is no PDF, and may be asked for again", async () => {
  const content = Buffer.from("%PDF-1.7\n\u00e6\xff", "latin1");
  const fetchFrom = async (answer: RequestListener) => {
    const url = await addressOf(answer);
    return callForPdf({ service: "Billy", what: "download", method: "GET", url }).catch(
      (error: unknown) => error,
    );
  };
  expect(await fetchFrom((_request, response) => response.end(content))).toEqual(content);
  expect(await fetchFrom((_request, response) => response.end("<html>"))).toBeInstanceOf(TemporaryFailure);
  const gone = await fetchFrom((_request, response) => response.writeHead(404).end("{}"));
  expect(gone).toMatchObject({ message: "Billy: download was refused (404)" });
});

test("a letter that is cut between two parts of an answer is read whole", async () => {
  const [first, second] = [Buffer.from('"Sm\u00f8r"').subarray(0, 4), Buffer.from('"Sm\u00f8r"').subarray(4)];
  const inParts: RequestListener = (_request, response) => {
    response.write(first);
    setTimeout(() => response.end(second), 30);
  };
  expect(await outcomeOf(inParts)).toEqual({ status: 200, body: "Sm\u00f8r" });
});
