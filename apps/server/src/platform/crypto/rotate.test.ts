import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { StartError } from "#server/platform/errors.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { encryptedColumnParts } from "./encrypted-columns.ts";
import { openSecrets } from "./open-secrets.ts";
import { rotateSecrets } from "./rotate.ts";
import type { Secrets } from "./secrets.ts";

const CPR = "employees.cpr_encrypted";
const OLD = "the secret of the first years, 32+";
const NEW = "the secret that takes its place, 32+";

const app = testApp({ settings: { appSecret: OLD } });

const startWith = (appSecret: string, previousSecret: string | null = null) =>
  openSecrets(app.db, { appSecret, previousSecret });

async function employeeWith(stored: (id: number) => string | null): Promise<number> {
  const { id } = await make.employee(app.db);
  await store(id, stored(id));
  return id;
}

const store = (id: number, cpr_encrypted: string | null) =>
  app.db.updateTable("employees").set({ cpr_encrypted }).where("id", "=", id).execute();
const stored = (id: number) =>
  app.db
    .selectFrom("employees")
    .select(["cpr_encrypted", "cpr_digest"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const read = async (secrets: Secrets, id: number) =>
  secrets.decrypt((await stored(id)).cpr_encrypted ?? "", CPR, id);

/** As the first version stored it. */
function unbound(text: string): string {
  const key = Buffer.from(hkdfSync("sha256", OLD, "vagtklar", "personal numbers", 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

test("every column of the database that holds ciphertext is rotated", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%\_encrypted' order by 1`.execute(app.db);
  expect(rows.map(({ name }) => name)).toEqual(encryptedColumnParts.map(({ name }) => name).toSorted());
});

describe("replacing APP_SECRET", () => {
  let old: Secrets;
  let link: string;
  const people: number[] = [];

  beforeAll(async () => {
    old = await startWith(OLD);
    link = old.unsubscribeToken(17);
    for (let made = 0; made < 230; made += 1) {
      people.push(await employeeWith((id) => (made === 0 ? unbound("0") : old.encrypt(`${made}`, CPR, id))));
    }
  });

  test("a start with the new one alone is refused in one sentence", async () => {
    await expect(startWith(NEW)).rejects.toThrow(StartError);
    await expect(startWith(NEW)).rejects.toThrow(
      /^APP_SECRET does not open what stands in .*secrets:rotate\.$/,
    );
    await expect(startWith(NEW, "a third secret that nobody used")).rejects.toThrow(
      /^Neither APP_SECRET nor/,
    );
  });

  test("while the product writes, every value ends under the new one and nothing written is lost", async () => {
    const replacing = await startWith(NEW, OLD);
    const changed = people.slice(100, 210);
    const rotation = rotateSecrets(app.db, replacing);
    await Promise.all(changed.map((id) => store(id, replacing.encrypt(`changed ${id}`, CPR, id))));
    const [first] = await rotation;
    expect(first).toMatchObject({ column: CPR, unreadable: [] });

    const replaced = await startWith(NEW);
    for (const id of changed) expect(await read(replaced, id)).toBe(`changed ${id}`);
    expect(await read(replaced, people[0] ?? 0)).toBe("0");
    expect(await read(replaced, people[229] ?? 0)).toBe("229");
    expect((await stored(people[229] ?? 0)).cpr_digest).toBe(replaced.digest("229"));
  });

  test("a second run has nothing to do", async () => {
    const again = await rotateSecrets(app.db, await startWith(NEW, OLD));
    expect(again.map(({ rewritten }) => rewritten)).toEqual(encryptedColumnParts.map(() => 0));
  });

  test("unsubscribe links that were mailed before go on working", async () => {
    expect((await startWith(NEW)).employeeOfUnsubscribeToken(link)).toBe(17);
  });

  test("what no secret opens stays and is named, and the rest is done", async () => {
    const replacing = await startWith(NEW, OLD);
    const good = await employeeWith((id) => old.encrypt("good", CPR, id));
    const copied = await employeeWith(() => old.encrypt("copied", CPR, good));
    const [first] = await rotateSecrets(app.db, replacing);
    expect(first).toMatchObject({ rewritten: 1, unreadable: [copied] });
    expect(await read(replacing, good)).toBe("good");
    await store(copied, null);
  });

  test("a process that still writes with the former one is found at the next start", async () => {
    const late = await employeeWith((id) => old.encrypt("late", CPR, id));
    await expect(startWith(NEW)).rejects.toThrow(/^APP_SECRET does not open/);
    await rotateSecrets(app.db, await startWith(NEW, OLD));
    expect(await read(await startWith(NEW), late)).toBe("late");
  });
});

test("values of the first version are judged by whether they open", async () => {
  await rotateSecrets(app.db, await startWith(NEW, OLD));
  const first = await employeeWith(() => unbound("1234"));
  await expect(startWith(NEW)).rejects.toThrow(`APP_SECRET does not open what stands in ${CPR}`);
  await store(first, null);
  // Where none is left, none is taken: nobody can bring one back from an old backup.
  const replaced = await startWith(NEW, OLD);
  await store(first, unbound("1234"));
  await expect(read(replaced, first)).rejects.toThrow();
  await store(first, null);
});
