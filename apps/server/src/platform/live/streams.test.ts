import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defaultBounds } from "#server/platform/http/bounds/bounds.ts";
import { hashOfToken, SESSION_LIFETIME } from "#server/platform/sessions/session.ts";
import { endSession, endSessionsOf } from "#server/platform/sessions/sessions.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation, signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { openRaw, type RawConnection } from "#tests/tools/raw-connection.ts";
import { LIVE_NOTIFICATION, publishInvalidations } from "./changes.ts";
import { createStreams } from "./streams.ts";

const bounds = { ...defaultBounds, streamsPerSession: 3, heartbeat: 50 };
const app = testApp({ settings: { bounds } });
const admin = testAdmin(app);
const open: RawConnection[] = [];

beforeAll(async () => {
  await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => {
  app.setNow(TEST_NOW);
  for (const { socket } of open.splice(0)) socket.destroy();
});

/** A page's stream. Its connection is asked to be closed with it. */
async function streamOf(token: string, expected = /: welcome\n/): Promise<RawConnection> {
  const connection = openRaw((app.app.server.address() as AddressInfo).port);
  open.push(connection);
  connection.send(
    `GET /api/events HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  await connection.until(expected);
  return connection;
}

describe("when another process", () => {
  const say = (message: object) =>
    sql`select pg_notify(${LIVE_NOTIFICATION}, ${JSON.stringify({ changes: [], ...message })})`.execute(
      app.db,
    );
  const beats = (stream: RawConnection, count: number) =>
    stream.until(new RegExp(`(: still here\\n[^]*){${count}}`));

  test("falls silent, it may have saved what it never told of: pages load all anew", async () => {
    const { token } = await signedInCorporation(app);
    const stream = await streamOf(token);
    await say({ from: "killed" });
    await stream.closed;
  });

  test("tells of a change, its listeners hear it", async () => {
    const { id, token } = await signedInEmployee(app);
    const stream = await streamOf(token);
    const changes = [{ channels: [`employee:${id}`], keys: [["of another"], ["with an id", "7"]] }];
    await say({ from: "another", bye: true, changes });
    await stream.until(/data: {"keys":\[\["of another"\],\["with an id","7"\]\]}\n/);
  });

  test("ends with a word, or only starts, the streams stay", async () => {
    const { id, token } = await signedInCorporation(app);
    const stream = await streamOf(token);
    await say({ from: "stopped" });
    await say({ from: "stopped", bye: true });
    await beats(stream, 6);
    await publishInvalidations(app.db, { channels: [`corporation:${id}`], keys: [["still"]] });
    await stream.until(/still"/);
  });

  test("says the next thing, what this one changed has been heard once, in one line a write", async () => {
    const { id, token } = await signedInEmployee(app);
    const stream = await streamOf(token);
    const change = (key: string) => ({ channels: [`employee:${id}` as const], keys: [[key]] });
    await publishInvalidations(app.db, change("one"), change("two"));
    await stream.until(/"two"/);
    // Behind what the database gives back to this process of its own.
    await say({ from: "another", bye: true, changes: [change("end")] });
    const heard = await stream.until(/"end"/);
    expect(heard.match(/^data: .*/gm)).toEqual([
      'data: {"keys":[["one"],["two"]]}',
      'data: {"keys":[["end"]]}',
    ]);
  });

  test("could not remember all that changed, pages load all anew", async () => {
    const { token } = await signedInCorporation(app);
    const stream = await streamOf(token);
    await say({ from: "busy", bye: true, lost: true });
    await stream.closed;
  });
});

describe("a stream ends at once with", () => {
  test("the sign-out", async () => {
    const { token } = await signedInCorporation(app);
    const stream = await streamOf(token);
    await app.call(sessionEndpoints.corporationSignOut, { as: token });
    await stream.closed;
  });

  test("the deactivation of its employee", async () => {
    const { id, token } = await signedInEmployee(app);
    const stream = await streamOf(token);
    await endSessionsOf(app.db, { kind: "employee", id });
    await stream.closed;
  });

  test("the admin's session that its take-over came from", async () => {
    const { id } = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const takenOver = await app.takeOver({ id: admin.id, token }, { kind: "corporation", id });
    const stream = await streamOf(takenOver);
    await endSession(app.db, hashOfToken(token));
    await stream.closed;
  });

  test("a changed password, but for the session that changed it", async () => {
    const { id, token } = await signedInCorporation(app);
    const other = await streamOf(await app.signIn({ kind: "corporation", id }));
    const own = await streamOf(token);
    await endSessionsOf(app.db, { kind: "corporation", id }, hashOfToken(token));
    await other.closed;
    await inTransaction(app.db, (tx) =>
      publishInvalidations(tx, { channels: [`corporation:${id}`], keys: [["still"]] }),
    );
    await own.until(/still/);
  });

  test("its end being committed, not before", async () => {
    const { token } = await signedInEmployee(app);
    const stream = await streamOf(token);
    const undone = inTransaction(app.db, async (tx) => {
      await endSession(tx, hashOfToken(token));
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await stream.until(/(still here\n\n.*){2}/s);
  });
});

describe("with the heartbeat", () => {
  test("a stream ends whose session has run out", async () => {
    const { token } = await signedInEmployee(app);
    const stream = await streamOf(token);
    app.setNow(TEST_NOW + SESSION_LIFETIME + 1);
    await stream.closed;
  });

  test("an admin who is none any more stops hearing what admins hear", async () => {
    const { id, token } = await signedInCorporation(app, { is_admin: true });
    const stream = await streamOf(token);
    await app.db.updateTable("corporations").set({ is_admin: false }).where("id", "=", id).execute();
    await stream.until(/(still here\n\n.*){3}/s);
    const change = (channel: "admins" | "corporations", key: string) =>
      inTransaction(app.db, (tx) => publishInvalidations(tx, { channels: [channel], keys: [[key]] }));
    await change("admins", "secret");
    await change("corporations", "public");
    expect(await stream.until(/public/)).not.toContain("secret");
  });
});

test("a session has so many streams; one more is 429 until another is closed", async () => {
  const { token } = await signedInCorporation(app);
  const [first] = await Promise.all([streamOf(token), streamOf(token), streamOf(token)]);
  const refused = await streamOf(token, /^HTTP\/1.1 429 .*for mange gange/s);
  expect(await refused.closed).toMatch(/retry-after: 60/i);
  const { token: ofAnother } = await signedInCorporation(app);
  await streamOf(ofAnother);
  first?.socket.destroy();
  await first?.closed;
  await expect
    .poll(() =>
      streamOf(token).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test("a reader who lets 64 kB wait is closed; one who reads goes on", async () => {
  const streams = createStreams(defaultBounds);
  const answers: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    streams.open(`session-${answers.length}`, response, new Set(["employees"]));
    response.write(": welcome\n\n");
    answers.push(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const [lazy, eager] = [openRaw(port), openRaw(port)];
  for (const one of [lazy, eager]) {
    one.send("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await one.until(/welcome/);
  }
  lazy.socket.pause();
  const keys = JSON.stringify([["x".repeat(50_000)]]);
  for (let sent = 0; sent < 1_000 && streams.sessions().length === 2; sent += 1) {
    streams.deliver({ channels: ["employees"], keys });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(streams.sessions()).toEqual(["session-1"]);
  expect(answers.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  eager.socket.destroy();
  server.close();
});
