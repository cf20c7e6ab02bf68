import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Product, startAndFail, startProduct } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { freePort } from "#tests/tools/free-port.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { startTcpProxy, type TcpProxy } from "#tests/tools/tcp-proxy.ts";
import { unavailableTexts } from "#texts/da/public/public-pages.ts";
import { expectDelivered, expectNothingLost, footprint, survive } from "./outage.ts";
import { CLOCK, startWriteLoad, type WriteLoad } from "./write-load.ts";

const TIMES = 2;
const AWAY = 5_000;

describe.skipIf(!findPostgres())("PostgreSQL goes away under write load", () => {
  let cluster: Cluster;
  let proxy: TcpProxy;
  let product: Product;
  let load: WriteLoad;
  beforeAll(async () => {
    const started = await startCluster({ durable: true });
    if (!started) throw new Error("PostgreSQL's programs are gone");
    cluster = started;
    proxy = await startTcpProxy(cluster.port);
    // Shorter than the product's own limit, so that a server that falls silent is found out sooner.
    const url = `${proxy.through(cluster.url)}?statement_timeout=1000`;
    product = await startProduct({ DATABASE_URL: url, VAGTKLAR_CLOCK: CLOCK });
  });
  afterAll(async () => {
    await product?.stop();
    proxy?.close();
    cluster?.stop();
  });
  beforeEach(async () => {
    load = await startWriteLoad(product);
  });
  afterEach(() => load.stop());

  it(`is restarted ${TIMES} times: calls answer 503, then go on; nothing is lost`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await survive(load, { goes: cluster.halt, comesBack: cluster.resume });
    }
    await expectNothingLost(product, load);
  });

  it(`is killed and recovers ${TIMES} times: calls answer 503, then go on; nothing is lost`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await survive(load, { goes: cluster.crash, comesBack: cluster.resume });
    }
    await expectNothingLost(product, load);
  });

  it.each([
    ["turns every caller away", () => proxy.shut()],
    ["falls silent without a word", () => proxy.pull()],
  ])("%s for a while: the process neither hoards memory nor sockets", async (_, goes) => {
    await load.written(50);
    const before = footprint(product);
    let during = before;
    const meanwhile = async () => {
      const page = await fetch(product.url);
      expect(page.status).toBe(503);
      expect(await page.text()).toContain(unavailableTexts.title);
      await setTimeout(AWAY);
      during = footprint(product);
    };
    await survive(load, { goes, meanwhile, comesBack: proxy.open });
    await expectNothingLost(product, load);
    if (!before || !during) return;
    expect(during.files).toBeLessThan(before.files + 20);
    expect(during.megabytes).toBeLessThan(before.megabytes + 60);
  });

  it("ends a start in one sentence", async () => {
    let left = 40;
    const proxy = await startTcpProxy(cluster.port, () => left-- > 0);
    const env = { DATABASE_URL: proxy.through(cluster.url), VAGTKLAR_CLOCK: CLOCK };
    const { code, said } = await startAndFail({ ...env, PORT: String(await freePort()) });
    proxy.close();
    const last = said.trim().split("\n").at(-1);
    // While the versions of the tables are compared, or after it.
    const sentence =
      /^The database (went away during the start|cannot be brought to this version): [^.\n]+\.$/;
    expect([code, last], said).toEqual([1, expect.stringMatching(sentence)]);
  });

  it("ends the event stream, so that pages ask again, and who opens it anew hears of every change", async () => {
    const headers = { authorization: `Bearer ${load.booker.token}` };
    const events = async () => (await fetch(`${product.url}/api/events`, { headers })).body;
    const first = new Response(await events()).text();
    await survive(load, { goes: proxy.shut, comesBack: proxy.open });
    expect(await first).toContain(": welcome");
    // Ended again while the server's listeners come back one after the other, it is opened again as pages do.
    let hasHeard = false;
    for (let opened = 0; !hasHeard && opened < 5; opened += 1) hasHeard = await untilChange(await events());
    expect(hasHeard).toBe(true);
  });

  it("goes on with its deliveries by itself", async () => {
    await survive(load, { goes: cluster.crash, comesBack: cluster.resume });
    await expectDelivered(cluster.url, load);
  });
});

/** Reads an event stream up to its first change; false when it ends before. */
async function untilChange(stream: Response["body"]): Promise<boolean> {
  let text = "";
  for await (const chunk of stream?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes("data: ")) return true;
  }
  return false;
}
