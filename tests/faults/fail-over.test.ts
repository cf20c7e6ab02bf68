import { afterAll, beforeAll, describe, it } from "vitest";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Cluster, type Standby, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { startTcpProxy, type TcpProxy } from "#tests/tools/tcp-proxy.ts";
import { expectDelivered, expectNothingLost, survive } from "./outage.ts";
import { CLOCK, startWriteLoad } from "./write-load.ts";

describe.skipIf(!findPostgres())("PostgreSQL fails over to its standby under write load", () => {
  let primary: Cluster;
  let standby: Standby;
  let proxy: TcpProxy;
  let product: Product;
  beforeAll(async () => {
    const started = await startCluster({ durable: true });
    if (!started) throw new Error("PostgreSQL's programs are gone");
    primary = started;
    standby = await primary.addStandby();
    proxy = await startTcpProxy(primary.port);
    product = await startProduct({ DATABASE_URL: proxy.through(primary.url), VAGTKLAR_CLOCK: CLOCK });
  });
  afterAll(async () => {
    await product?.stop();
    proxy?.close();
    standby?.stop();
    primary?.stop();
  });

  it("goes on at the same address, also when it leads to the standby before that takes writes, and loses nothing", async () => {
    const load = await startWriteLoad(product);
    await survive(load, {
      goes: () => {
        primary.crash();
        proxy.shut();
      },
      meanwhile: async () => {
        proxy.leadTo(standby.port);
        proxy.open();
        // It answers reads already, and refuses writes.
        await load.refusal();
        await load.refusal();
      },
      comesBack: standby.promote,
    });
    await load.written(20);
    await expectDelivered(standby.url, load);
    await expectNothingLost(product, load);
  });
});
