import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openEmbedded } from "#server/platform/database/embedded.ts";
import { findCorporationByEmail, sharedEmailsWarning } from "./corporation.queries.ts";

const folder = new URL("../../platform/database/migrations/", import.meta.url);
const scripts = readdirSync(folder)
  .sort()
  .map((name) => ({ name, script: readFileSync(new URL(name, folder), "utf8") }));

const columns = "billing_email, password_hash, address, city, city_zip, cvr_nr, phone, contact_person";
const values = "'', '', '', '', '', '', '', ''";

test("accounts of before with one e-mail are kept, and each but the oldest is named until its e-mail is another", async () => {
  const database = await openEmbedded({});
  for (const { name, script } of scripts) {
    if (name.startsWith("0008-")) {
      await database.script(`
        insert into corporations (name, email, ${columns}, terms_accepted_at, created_at)
        select name, email, ${values}, '2026-01-01', '2026-01-01' from (values
          ('A', 'bo@hotel.test'), ('B', ' Bo@hotel.test'), ('C', 'bo@hotel.test '), ('D', 'eva@hotel.test')
        ) as old(name, email)`);
    }
    await database.script(script);
  }
  expect(await sharedEmailsWarning(database.db)).toContain(
    "company 2 has that of company 1, company 3 has that of company 1",
  );
  expect((await findCorporationByEmail(database.db, "BO@hotel.test"))?.id).toBe(1);
  await database.script("update corporations set email = 'b@hotel.test', email_taken_by = null where id = 2");
  await database.script("update corporations set email = 'c@hotel.test', email_taken_by = null where id = 3");
  expect(await sharedEmailsWarning(database.db)).toBeNull();
  expect((await findCorporationByEmail(database.db, "b@hotel.test"))?.id).toBe(2);
  await database.close();
});
