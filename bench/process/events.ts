import pg from "pg";
import { run } from "../databases.ts";
import { type Figure, median } from "../figures.ts";

const WRITERS = [1, 4, 16, 64];
const ROUNDS = 3;
const ROUND = 1_500;
/** How the product collects; see docs/decisions/0010. */
const COLLECTED_FOR = 5;
const PAYLOAD = JSON.stringify({
  channels: ["corporation:1", "admins"],
  keys: Array(10).fill(["bookings", 1]),
});

const ways = ["without events", "in the transaction", "after it, collected"] as const;
type Way = (typeof ways)[number];

/** Durable writes a second of so many writers, by how they tell of what they wrote. */
export async function measureEvents(server: string): Promise<Figure[]> {
  await run(server, "create table bench_writes (id bigserial primary key, writer integer)");
  const listener = await connected(server);
  await listener.query("listen bench_events");
  const figures: Figure[] = [];
  for (const writers of WRITERS) {
    const clients = await Promise.all(Array.from({ length: writers }, () => connected(server)));
    const rates = new Map<Way, number[]>(ways.map((way) => [way, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of ways) rates.get(way)?.push(await writesPerSecond(clients, listener, way));
    }
    for (const client of clients) await client.end();
    const rateOf = (way: Way) => Math.round(median(rates.get(way) ?? []));
    figures.push({
      what: `${writers} writers: writes a second ${ways.join(" / ")}`,
      figure: ways.map(rateOf).join(" / "),
      goal: "reported",
    });
  }
  await listener.end();
  return figures;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function writesPerSecond(clients: readonly pg.Client[], sender: pg.Client, way: Way): Promise<number> {
  const until = performance.now() + ROUND;
  let written = 0;
  let waiting = 0;
  const write = async (client: pg.Client, writer: number) => {
    while (performance.now() < until) {
      await client.query("begin");
      await client.query({
        name: "write",
        text: "insert into bench_writes (writer) values ($1)",
        values: [writer],
      });
      if (way === "in the transaction") await client.query(notify(1));
      await client.query("commit");
      written += 1;
      waiting += 1;
    }
  };
  const send = async () => {
    while (performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, COLLECTED_FOR));
      if (waiting > 0) await sender.query(notify(waiting));
      waiting = 0;
    }
  };
  await Promise.all([...clients.map(write), ...(way === "after it, collected" ? [send()] : [])]);
  return written / (ROUND / 1_000);
}

/** Of what several wrote, twenty at most stand in one message. */
function notify(count: number) {
  const messages = Math.ceil(count / 20);
  return {
    name: "notify",
    text: `select set_config('synchronous_commit', case when $2 > 0 then 'off' else 'on' end, true),
      pg_notify('bench_events', $1 || n) from generate_series(1, greatest($2::int, 1)) n`,
    values: [PAYLOAD, count === 1 ? 0 : messages],
  };
}
