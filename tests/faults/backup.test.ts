import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { startBucket } from "#tests/support/fixtures/bucket/bucket.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { JOURNEY_CLOCK, type Product, startProduct } from "#tests/support/product.ts";
import { runCommand } from "#tests/tools/run-command.ts";
import { copySeeded, seededDatabase } from "./seeded.ts";
import { bookOne, missing, signIn, startWriteLoad } from "./write-load.ts";

/** For the commands, too: to a doctor of another day, what the product is about to send has waited since the day before. */
const clock = { VAGTKLAR_CLOCK: JOURNEY_CLOCK };
const PICTURE = `${"0af3".repeat(8)}.webp`;

const folder = mkdtempSync(join(tmpdir(), "vagtklar-backup-"));
const toEnd: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of toEnd.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<Product> {
  const product = await startProduct(env);
  toEnd.push(() => product.stop());
  return product;
}

/** What a company sees of its bookings, and whether the picture is shown. */
async function seen(product: Product): Promise<unknown> {
  const { body } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: "hotel@vagtklar.test", password: demoPassword },
  });
  const { token } = body as { token: string };
  const upcoming = await product.call(bookingEndpoints.upcoming, { as: token });
  const ids = upcoming.body.map(({ id }) => id);
  const picture = await fetch(`${product.url}/images/1000x1000/${PICTURE}`);
  return { ids, picture: await picture.text() };
}

function keepPicture(dataDir: string): void {
  const images = join(dataDir, "images/1000x1000");
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, PICTURE), "a picture");
}

describe("a backup of the embedded database", () => {
  const living = { ...clock, DATA_DIR: copySeeded(join(folder, "living")) };
  const backup = join(folder, "embedded");
  const anew = { ...clock, DATA_DIR: join(folder, "anew") };
  let before: unknown;

  it("waits until the product is stopped", async () => {
    const product = await start(living);
    keepPicture(living.DATA_DIR);
    before = await seen(product);
    const refused = await runCommand("backup", living, join(folder, "too-early"));
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining("already in use by another process"),
    });
    const port = new URL(product.url).port;
    const looked = await runCommand("doctor", { ...living, PORT: port });
    expect(looked).toMatchObject({ code: 0, said: expect.stringContaining("says that it is well") });
    await product.stop();
  });

  it("is restored into an empty directory, with its pictures", async () => {
    expect(await runCommand("backup", living, backup)).toMatchObject({ code: 0 });
    expect(await runCommand("restore", anew, backup)).toMatchObject({ code: 0 });
    expect(await runCommand("doctor", { ...anew, VAGTKLAR_CLOCK: JOURNEY_CLOCK })).toMatchObject({
      code: 0,
      said: expect.stringContaining("of this version"),
    });
    expect(before).toMatchObject({ ids: expect.arrayContaining([expect.any(Number)]), picture: "a picture" });
    expect(await seen(await start(anew))).toEqual(before);
  });

  it("is never restored over a living directory", async () => {
    const { code, said } = await runCommand("restore", living, backup);
    expect([code, said]).toEqual([1, expect.stringContaining("restore into an empty directory")]);
  });

  it("is refused once its file has changed", async () => {
    appendFileSync(join(backup, "database.tar.gz"), "x");
    const { code, said } = await runCommand("restore", { DATA_DIR: join(folder, "third") }, backup);
    expect([code, said]).toEqual([1, expect.stringContaining("is not as it was written")]);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("a backup of PostgreSQL", () => {
  const backup = join(folder, "postgres");

  it("is taken while bookings come in, and restored into an empty database", async () => {
    const [living, anew] = [await seededDatabase(), await emptyDatabase()];
    toEnd.push(living.drop, anew.drop);
    const before = { ...clock, DATABASE_URL: living.url, DATA_DIR: join(folder, "pg-living") };
    const bucket = await startBucket();
    toEnd.push(bucket.close);
    // The machine that it moves to keeps its pictures in a bucket.
    const after = { ...clock, DATABASE_URL: anew.url, DATA_DIR: join(folder, "pg-anew"), ...bucket.env };
    const product = await start(before);
    keepPicture(before.DATA_DIR);
    const load = await startWriteLoad(product);
    await load.written(3);
    const earlier = [...load.acknowledged];

    expect(await runCommand("backup", before, backup)).toMatchObject({ code: 0 });
    await load.stop();
    expect([load.refused, load.acknowledged.length > earlier.length]).toEqual([[], true]);
    expect(await runCommand("restore", after, backup)).toMatchObject({ code: 0 });
    expect(await runCommand("doctor", { ...after, VAGTKLAR_CLOCK: JOURNEY_CLOCK })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/seconds apart(.|\n)*takes, gives, lists and deletes/),
    });
    const restored = await start(after);
    expect(await missing(restored, earlier)).toEqual([]);
    expect(await seen(restored)).toMatchObject({ picture: "a picture" });
    // What came in after the backup began is whole or not there, and new bookings go on from what is.
    const { status, id } = await bookOne(restored, await signIn(restored));
    expect([status, id > Math.max(...earlier)]).toEqual([200, true]);

    const again = join(folder, "of-the-bucket");
    expect(await runCommand("backup", after, again)).toMatchObject({ code: 0 });
    expect(readFileSync(join(again, "images/1000x1000", PICTURE), "utf8")).toBe("a picture");
    const filled = await runCommand("restore", after, again);
    expect([filled.code, filled.said]).toEqual([1, expect.stringContaining("holds pictures already")]);

    const over = await runCommand("restore", { ...before, DATA_DIR: join(folder, "other") }, backup);
    expect([over.code, over.said]).toEqual([1, expect.stringContaining("has tables already")]);
  });
});

it("the doctor says in one sentence what is wrong, and ends with 1", async () => {
  const { code, said } = await runCommand("doctor", {
    DATABASE_URL: "postgres://nobody:hush-hush@127.0.0.1:1/none",
    DATA_DIR: join(folder, "doctor"),
    SMTP_URL: "smtp://somebody:hush-hush@127.0.0.1:1",
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "none",
    S3_ACCESS_KEY_ID: "somebody",
    S3_SECRET_ACCESS_KEY: "hush-hush",
  });
  expect(code).toBe(1);
  expect(said).toMatch(/WRONG Database +PostgreSQL at 127\.0\.0\.1:1\/none cannot be reached/);
  expect(said).toMatch(/WRONG Mail +The mail server of SMTP_URL does not let us in \(\w+\)/);
  expect(said).toMatch(/WRONG Storage +Object storage: store got no answer: see S3_ENDPOINT/);
  expect(said).toContain("Wrong: 3.");
  expect(said).not.toContain("hush-hush");
});
