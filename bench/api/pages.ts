import pg from "pg";
import type { Recording } from "../floor/record.ts";

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

/** How many pages of 8 kB PostgreSQL looks at for the reads of a call; other work on the machine does not change it. */
export async function pagesOf(url: string, { statements }: Pick<Recording, "statements">): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let pages = 0;
    for (const { text, values } of statements) {
      if (!/^\s*(select|with)\b/i.test(text)) continue;
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (analyze, buffers, format json) ${text}`,
        values: [...values],
      });
      const plan = rows[0]?.["QUERY PLAN"][0].Plan;
      pages += (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
    }
    return pages;
  } finally {
    await client.end();
  }
}
