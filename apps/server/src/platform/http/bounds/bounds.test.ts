import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { openRaw, type RawConnection } from "#tests/tools/raw-connection.ts";
import { type Bounds, defaultBounds } from "./bounds.ts";

/** A server that answers as everywhere but for these bounds. Only what is to run out is short: a busy machine is slow, too. */
function testServer(bounds: Partial<Bounds>) {
  const app = testApp({ settings: { bounds: { ...defaultBounds, ...bounds } } });
  const server = { app, port: 0, token: "" };
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: "127.0.0.1" });
    server.port = (app.app.server.address() as AddressInfo).port;
    server.token = (await signedInCorporation(app)).token;
  });
  return server;
}

const sized = testServer({ connections: 12, bodyBytes: 2_000, jsonDepth: 5 });
const hastyWithHeaders = testServer({ headersWithin: 150, checkEvery: 50 });
const hastyBetween = testServer({ keepAlive: 100 });
const hastyWithBodies = testServer({
  bodyWithin: 150,
  uploadBytesPerSecond: 10_000,
  uploadWindow: 200,
  restWithin: 150,
  checkEvery: 50,
});
const patientWithUploads = testServer({ bodyWithin: 150 });

const open: RawConnection[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});

function raw({ port } = sized): RawConnection {
  const connection = openRaw(port);
  open.push(connection);
  return connection;
}

const head = (
  row: { method: string; path: string },
  length: number,
  { token } = hastyWithBodies,
  type = "application/json",
) =>
  `${row.method} /api/${row.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const ask = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
const signIn = sessionEndpoints.corporationSignIn;
const signOut = sessionEndpoints.corporationSignOut;
const upload = { method: "POST", path: "images/upload" };
const FORM = "multipart/form-data; boundary=x";
const part =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

describe("a connection", () => {
  test("whose headers do not end is answered 408 and closed", async () => {
    const caller = raw(hastyWithHeaders);
    caller.send("POST /api/corporations/sign-in HTTP/1.1\r\nhost: localhost\r\nx-drip: ");
    const answer = await caller.closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("Forbindelsen er for langsom");
  });

  test("that never says anything is closed", async () => {
    expect(await raw(hastyWithHeaders).closed).not.toMatch(/ 200 /);
  });

  test("with headers beyond 16 kB is answered 431", async () => {
    const caller = raw();
    caller.send(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(await caller.closed).toMatch(/^HTTP\/1.1 431 .*for stor/s);
  });

  test("that speaks no HTTP is answered 400", async () => {
    const caller = raw();
    caller.send("hello\r\n\r\n");
    expect(await caller.closed).toMatch(/^HTTP\/1.1 400 .*kunne ikke læses/s);
  });

  test("is kept for its next request", async () => {
    const caller = raw();
    for (const answers of [/"ok"/, /"ok".*"ok"/s]) {
      caller.send(ask);
      await caller.until(answers);
    }
  });

  test("is closed when no next request comes", async () => {
    const caller = raw(hastyBetween);
    caller.send(ask);
    expect(await caller.closed).toMatch(/"ok"/);
  });

  test("is one of so many; the next is closed, and taken again once another has gone", async () => {
    const connections = () => promisify(sized.app.app.server.getConnections).call(sized.app.app.server);
    await expect.poll(connections).toBe(0);
    const kept = Array.from({ length: 12 }, () => raw());
    for (const caller of kept) caller.send(ask);
    await Promise.all(kept.map((caller) => caller.until(/"ok"/)));
    expect(await raw().closed).toBe("");
    kept[0]?.socket.destroy();
    await expect.poll(connections).toBe(11);
    const next = raw();
    next.send(ask);
    await next.until(/"ok"/);
  });
});

describe("a body", () => {
  test("that does not end is answered 408 in Danish, and the connection is closed", async () => {
    const caller = raw(hastyWithBodies);
    caller.send(`${head(signIn, 500)}{"email": "`);
    const answer = await caller.closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"code":"too_slow"');
    expect(answer).toContain("Forbindelsen er for langsom");
  });

  test("that does not end closes the connection also where nobody reads it", async () => {
    const caller = raw(hastyWithBodies);
    caller.send(head({ method: "GET", path: "no-such-call" }, 500));
    expect(await caller.closed).toMatch(/^HTTP\/1.1 404 /);
  });

  test.each(["GET", "HEAD"])(
    "%s that is no HTTP is refused, with a body only where one may come",
    async (method) => {
      const caller = raw();
      caller.send(Buffer.from(`${method} /api/\xe6 HTTP/1.1\r\nhost: x\r\n\r\n`, "latin1"));
      const [headers = "", body = ""] = (await caller.closed).split("\r\n\r\n");
      expect(headers).toMatch(/^HTTP\/1.1 400 /);
      expect(body === "").toBe(method === "HEAD");
    },
  );

  test("that breaks off leaves nothing behind", async () => {
    const caller = raw();
    caller.send(`${head(signIn, 500)}{"email": "`);
    caller.socket.end();
    await caller.closed;
    expect((await sized.app.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  test("beyond its row's size is answered 413, announced or not", async () => {
    const body = JSON.stringify({ email: "x".repeat(3_000), password: "x" });
    const response = await fetch(`http://127.0.0.1:${sized.port}/api/${signIn.path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "body_too_large" });
    const caller = raw();
    const chunked = head(signIn, 0).replace("content-length: 0", "transfer-encoding: chunked");
    caller.send(`${chunked}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
    await caller.until(/^HTTP\/1.1 413 .*for meget/s);
  });

  test("of a call that takes none may hold next to nothing", async () => {
    const send = (payload: string) =>
      sized.app.app.inject({
        method: "POST",
        url: `/api/${signOut.path}`,
        headers: { "content-type": "application/json" },
        payload,
      });
    expect((await send("{}")).statusCode).toBe(401);
    expect((await send(JSON.stringify({ a: "x".repeat(1_000) }))).statusCode).toBe(413);
  });

  test("nested too deep is answered 422; brackets in a text are no nesting", async () => {
    const nested = `{"a":${"[".repeat(6)}${"]".repeat(6)}}`;
    const send = (payload: string) =>
      sized.app.app.inject({
        method: "POST",
        url: `/api/${bookingEndpoints.create.path}`,
        headers: { "content-type": "application/json", authorization: `Bearer ${sized.token}` },
        payload,
      });
    expect((await send(nested)).json()).toEqual({
      status: "error",
      code: "invalid",
      message: "Nogle felter er ikke udfyldt korrekt",
    });
    const text = `{"city":"\\"${"[".repeat(9)}"}`;
    expect((await send(text)).json().errors).toHaveProperty("date");
  });
});

describe("an upload", () => {
  test("that drips is answered 408", async () => {
    const caller = raw(hastyWithBodies);
    caller.send(`${head(upload, 5_000_000, hastyWithBodies, FORM)}${part}`);
    caller.send(Buffer.from("\xff\xd8\xff and then next to nothing", "latin1"));
    const answer = await caller.closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 .*for langsom/s);
  });

  test("that drips before its first part is answered 408", async () => {
    const caller = raw(hastyWithBodies);
    caller.send(`${head(upload, 5_000_000, hastyWithBodies, FORM)}--x\r\ncontent-`);
    expect(await caller.closed).toMatch(/^HTTP\/1.1 408 /);
  });

  test("may take longer than other bodies", async () => {
    const picture = `\xff\xd8\xff${"x".repeat(997)}`;
    const end = "\r\n--x--\r\n";
    const caller = raw(patientWithUploads);
    caller.send(head(upload, part.length + picture.length + end.length, patientWithUploads, FORM) + part);
    await wait(400);
    caller.send(Buffer.from(picture + end, "latin1"));
    // It is read to its end, and no picture.
    await caller.until(/^HTTP\/1.1 422 .*image_unreadable/s);
  });
});
