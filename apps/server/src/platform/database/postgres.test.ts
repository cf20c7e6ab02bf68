import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";

describe.skipIf(!process.env.TEST_DATABASE_URL)("a listener on PostgreSQL", () => {
  const open = new Set<Socket>();
  /** When connections were tried while the server was away. */
  const attempts: number[] = [];
  let isAway = false;
  let door: Server;
  let direct: Database;
  let drop: () => Promise<void>;
  let address: URL;

  beforeAll(async () => {
    const database = await emptyDatabase();
    drop = database.drop;
    direct = await openPostgres(database.url);
    address = new URL(database.url);
    const { hostname, port } = address;
    door = createServer((caller) => {
      caller.on("error", () => {});
      if (isAway) {
        attempts.push(performance.now());
        caller.destroy();
        return;
      }
      const server = connect(Number(port), hostname);
      server.on("error", () => {});
      open.add(caller);
      caller.pipe(server).pipe(caller);
    });
    await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
    const at = door.address();
    if (at && typeof at === "object") address.port = String(at.port);
  });
  afterAll(async () => {
    door.close();
    for (const socket of open) socket.destroy();
    await direct.close();
    await drop();
  });

  test("tries again once a second while the server is away, and hears what is said afterwards", async () => {
    const database = await openPostgres(address.href);
    const heard: string[] = [];
    const stop = await database.listen("news", (payload) => heard.push(payload));
    isAway = true;
    for (const socket of open) socket.destroy();
    await vi.waitUntil(() => attempts.length >= 4, { timeout: 20_000 });
    const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(500);
    isAway = false;
    await vi.waitUntil(
      async () => {
        await direct.script("notify news, 'back'");
        return heard.includes("back");
      },
      { timeout: 20_000 },
    );
    await stop();
    await database.close();
  });
});
