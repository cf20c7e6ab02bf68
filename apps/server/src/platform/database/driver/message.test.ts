import type { EventEmitter } from "node:events";
import pg from "pg";
import { expect, test } from "vitest";
import { send } from "./message.ts";

const databaseUrl = process.env.TEST_DATABASE_URL;

test.skipIf(!databaseUrl)(
  "a connection that ends between the last answer and the end of the message fails only that message",
  async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.once("commandComplete", () => {
      const ended = Object.assign(new Error("terminating connection"), { code: "57P01" });
      connection.emit("errorMessage", ended);
    });
    const sent = send(client as unknown as pg.PoolClient, [
      { name: "one", text: "select $1::int as n", values: [1] },
    ]);
    await expect(sent).rejects.toMatchObject({ code: "57P01" });
    await client.end();
  },
);
