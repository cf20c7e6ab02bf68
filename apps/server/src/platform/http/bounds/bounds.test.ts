import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { openRaw, type RawConnection } from "#tests/tools/raw-connection.ts";
import { defaultBounds } from "./bounds.ts";

const bounds = {
  ...defaultBounds,
  connections: 12,
  headersWithin: 150,
  keepAlive: 100,
  bodyBytes: 2_000,
  bodyWithin: 150,
  jsonDepth: 5,
  uploadBytesPerSecond: 10_000,
  uploadWindow: 200,
  restWithin: 150,
  checkEvery: 50,
};
const app = testApp({ settings: { bounds } });
const open: RawConnection[] = [];
let port = 0;
let token = "";

beforeAll(async () => {
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.app.server.address() as AddressInfo).port;
  token = (await signedInCorporation(app)).token;
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});

function raw(): RawConnection {
  const connection = openRaw(port);
  open.push(connection);
  return connection;
}

const head = (row: { method: string; path: string }, length: number, type = "application/json") =>
  `${row.method} /api/${row.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const signIn = sessionEndpoints.corporationSignIn;
const signOut = sessionEndpoints.corporationSignOut;
const upload = { method: "POST", path: "images/upload" };
const part =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

describe("a connection", () => {
  test("whose headers do not end is answered 408 and closed", async () => {
    const caller = raw();
    caller.send("POST /api/corporations/sign-in HTTP/1.1\r\nhost: localhost\r\nx-drip: ");
    const answer = await caller.closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("Forbindelsen er for langsom");
  });

  test("that never says anything is closed", async () => {
    expect(await raw().closed).not.toMatch(/ 200 /);
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

  test("is kept for its next request, and closed when none comes", async () => {
    const caller = raw();
    caller.send("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await caller.until(/"ok"/);
    caller.send("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    expect((await caller.closed).match(/"ok"/g)).toHaveLength(2);
  });

  test("is one of so many; the next is closed, and taken again once another has gone", async () => {
    const kept = Array.from({ length: bounds.connections }, () => raw());
    const ask = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    for (const caller of kept) caller.send(ask);
    await Promise.all(kept.map((caller) => caller.until(/"ok"/)));
    expect(await raw().closed).toBe("");
    await Promise.all(kept.map((caller) => caller.closed));
    const next = raw();
    next.send(ask);
    await next.until(/"ok"/);
  });
});

describe("a body", () => {
  test("that does not end is answered 408 in Danish, and the connection is closed", async () => {
    const caller = raw();
    caller.send(`${head(signIn, 500)}{"email": "`);
    const answer = await caller.closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"code":"too_slow"');
    expect(answer).toContain("Forbindelsen er for langsom");
  });

  test("that does not end closes the connection also where nobody reads it", async () => {
    const caller = raw();
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
    expect((await app.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  test("beyond its row's size is answered 413, announced or not", async () => {
    const body = JSON.stringify({ email: "x".repeat(3_000), password: "x" });
    const response = await fetch(`http://127.0.0.1:${port}/api/${signIn.path}`, {
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
      app.app.inject({
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
      app.app.inject({
        method: "POST",
        url: `/api/${bookingEndpoints.create.path}`,
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
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
    const caller = raw();
    caller.send(`${head(upload, 5_000_000, "multipart/form-data; boundary=x")}${part}`);
    caller.send(Buffer.from("\xff\xd8\xff and then next to nothing", "latin1"));
    const answer = await caller.closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 .*for langsom/s);
  });

  test("that drips before its first part is answered 408", async () => {
    const caller = raw();
    caller.send(`${head(upload, 5_000_000, "multipart/form-data; boundary=x")}--x\r\ncontent-`);
    expect(await caller.closed).toMatch(/^HTTP\/1.1 408 /);
  });

  test("may take far longer than other bodies while it moves on", async () => {
    const size = 20_000;
    const end = "\r\n--x--\r\n";
    const caller = raw();
    caller.send(head(upload, part.length + size + end.length, "multipart/form-data; boundary=x") + part);
    const began = performance.now();
    let sent = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        caller.send(Buffer.from(sent === 0 ? `\xff\xd8\xff${"x".repeat(997)}` : "x".repeat(1_000), "latin1"));
        sent += 1_000;
        if (sent < size) return;
        clearInterval(timer);
        resolve();
      }, 30);
    });
    caller.send(end);
    // It is read to its end, and no picture.
    await caller.until(/^HTTP\/1.1 422 .*image_unreadable/s);
    expect(performance.now() - began).toBeGreaterThan(bounds.bodyWithin * 2);
  });
});
