import { expect } from "vitest";
import { startProduct } from "#tests/support/product.ts";
import { CLOCK, missing, startWriteLoad } from "./write-load.ts";

/**
 * Starts the product, kills it in the middle of its writes, and looks after the next start whether an acknowledged one
 * is lost; so many times on the same database. Answers how many bookings were acknowledged.
 */
export async function killWhileWriting(database: Record<string, string>, times: number): Promise<number> {
  const env = { ...database, VAGTKLAR_CLOCK: CLOCK };
  const acknowledged: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const product = await startProduct(env);
    expect(await missing(product, acknowledged)).toEqual([]);
    const load = await startWriteLoad(product);
    // In the middle of it: after a few answers, another number each time, while others are under way.
    await load.written(3 + (time % 10));
    await product.kill();
    await load.stop();
    acknowledged.push(...load.acknowledged);
  }
  const product = await startProduct(env);
  expect(await missing(product, acknowledged)).toEqual([]);
  await product.stop();
  return acknowledged.length;
}
