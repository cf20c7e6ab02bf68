import { expect, test } from "vitest";
import { openEmbedded } from "#server/platform/database/embedded.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { findCorporationByEmail, sharedEmailsWarning } from "./corporation.queries.ts";

const columns = "billing_email, password_hash, address, city, city_zip, cvr_nr, phone, contact_person";
const values = "'', '', '', '', '', '', '', ''";

test("accounts of before with one e-mail are kept, and each but the oldest is named until its e-mail is another", async () => {
  const database = await openEmbedded({});
  await migrate(database);
  await database.script(`
    insert into corporations (name, email, email_taken_by, ${columns}, terms_accepted_at, created_at)
    select name, email, taken_by, ${values}, '2026-01-01', '2026-01-01' from (values
      ('A', 'bo@hotel.test', null), ('B', ' Bo@hotel.test', 1), ('C', 'bo@hotel.test ', 1), ('D', 'eva@hotel.test', null)
    ) as old(name, email, taken_by)`);
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
