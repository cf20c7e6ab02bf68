import { demoCorporations } from "#server/demo/companies.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { isSign, logo } from "./logo.ts";
import { portrait } from "./portrait.ts";

const BASE = "/images/";

/** Gives the people of a try-out their portraits, in their order, and its companies their signs. */
export async function assignPictures(
  tx: Tx,
  people: readonly number[],
  companies: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [index, id] of people.entries()) {
    const own = { base_url_image: BASE, profile_image: `person-${index}.svg` };
    await tx.updateTable("employees").set(own).where("id", "=", id).execute();
  }
  for (const { key } of demoCorporations.filter((company) => isSign(company.key))) {
    const own = { base_url_image: BASE, icon_image: `sign-${key}.svg` };
    await tx
      .updateTable("corporations")
      .set(own)
      .where("id", "=", companies.get(key) ?? 0)
      .execute();
  }
}

/** The try-out's picture of that name as an SVG, or null where it is none of them. */
export function drawPicture(name: string): string | null {
  const [, person, sign] = /^(?:person-(\d{1,3})|sign-([a-z]+))\.svg$/.exec(name) ?? [];
  if (person !== undefined) return portrait(Number(person));
  return sign !== undefined && isSign(sign) ? logo(sign) : null;
}
