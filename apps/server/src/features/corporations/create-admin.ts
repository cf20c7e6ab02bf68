import * as z from "zod/mini";
import { email as emailField } from "#contract/wire/schemas.ts";
import type { Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { weaknessOf } from "#server/platform/crypto/chosen-password.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { StartError } from "#server/platform/errors.ts";
import { insertCorporation, isEmailTaken } from "./corporation.queries.ts";

/**
 * Makes an owner of the office from the console: a company-type user with admin rights, whose address and telephone are filled
 * in later under its profile. Returns its id. Refuses with a `StartError` a malformed e-mail, one that is taken,
 * and a password that nobody may choose. Rule: New passwords, docs/rules/people.md.
 */
export async function createAdmin(
  db: Db,
  { email: typed, password, name }: { email: string; password: string; name: string },
  now: Moment,
): Promise<number> {
  const { data: email } = z.safeParse(emailField("", ""), typed);
  if (!email) throw new StartError(`'${typed}' is no e-mail address.`);
  const weakness = await weaknessOf(password, [name, email]);
  if (weakness) throw new StartError(`The password is refused: ${weakness}.`);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const admin = await insertCorporation(tx, {
      name,
      email,
      billing_email: email,
      password_hash: passwordHash,
      address: "",
      city: "",
      city_zip: "",
      cvr_nr: "",
      phone: "",
      // Who it is, until the profile says more: the log and the history of invoices name the person.
      contact_person: email.slice(0, email.indexOf("@")),
      is_admin: true,
      office_role: "owner",
      terms_accepted_at: new Date(now),
      created_at: new Date(now),
    }).catch((error: unknown) => {
      throw isEmailTaken(error) ? new StartError(`The e-mail ${email} is in use already.`) : error;
    });
    const actor = { kind: "system", id: null } as const;
    await record({ tx, actor, now }, { type: "corporation.create_admin", id: admin.id });
    return admin.id;
  });
}
