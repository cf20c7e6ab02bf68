import { type LogFilter, logRows } from "#server/features/audit-log/audit-log.queries.ts";
import { openPostgres } from "../../apps/server/src/platform/database/postgres.ts";
import { run, seededDatabase } from "../databases.ts";
import { type Figure, median, spread } from "../figures.ts";

/** Lines of either log. */
const SIZES = [1000, 100_000];
const READS = 40;
const MOST_MILLISECONDS = 50;

const all = {
  actions: null,
  withSecurity: true,
  subjects: null,
  from: null,
  until: null,
  after: null,
  limit: 51,
} as const satisfies LogFilter;
const subject = (kind: "corporation" | "employee", id: number) => [{ kind, id: String(id), name: null }];

const filters: Readonly<Record<string, LogFilter>> = {
  "the first page": all,
  "a page from the far end": { ...all, after: { at: Date.parse("2026-01-02"), source: "a", id: 5 } },
  "a kind of which there is nothing": { ...all, actions: ["sign_up", "suspend"], withSecurity: false },
  "an admin who did a third of it": { ...all, subjects: subject("corporation", 1) },
  "a kind of that admin, of which there is nothing": {
    ...all,
    actions: ["suspend"],
    subjects: subject("corporation", 1),
  },
  "a person": { ...all, subjects: subject("employee", 3) },
};

/** How long a page of the log takes with a thousand and with a hundred thousand lines of either kind. */
export async function measureLog(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) {
    const url = await seededDatabase(server, `log_${size}`, { others: 0, hasVacancies: false });
    for (const statement of linesOf(size)) await run(url, statement);
    const database = await openPostgres(url);
    for (const [what, filter] of Object.entries(filters)) {
      const times: number[] = [];
      for (let read = 0; read < READS; read += 1) {
        const from = performance.now();
        await logRows(database.db, filter);
        times.push(performance.now() - from);
      }
      figures.push({
        what: `the log with ${size.toLocaleString("en")} lines: ${what}`,
        figure: spread(times, 1, " ms"),
        goal: `≤ ${MOST_MILLISECONDS} ms`,
        met: median(times) <= MOST_MILLISECONDS,
      });
    }
    await database.close();
  }
  return figures;
}

function linesOf(size: number): string[] {
  const at = "timestamptz '2026-01-01' + g * interval '4 minutes'";
  return [
    `insert into audit_log (at, actor_kind, actor_id, on_behalf_of, action, entity, entity_id, detail)
      select ${at}, (array['admin', 'employee', 'corporation'])[1 + g % 3],
        case g % 3 when 0 then 1 else 1 + g % 400 end, case when g % 50 = 0 then 'corporation:' || (1 + g % 400) end,
        (array['stamp', 'apply', 'change', 'save_profile', 'approve_shift', 'check_in'])[1 + g % 6],
        (array['shift', 'employee', 'booking'])[1 + g % 3], (1 + g % 900)::text,
        case when g % 40 = 0 then '{"employee_ids": [1, 2, 3]}'::jsonb else '{}' end
      from generate_series(1, ${size}) g`,
    `insert into security_events (minute, kind, account, address_digest, network, times, last_at)
      select ${at}, 'sign_in', 'corporation:' || (1 + g % 400), 'd' || g % 300, '192.0.2.x', 1, ${at}
      from generate_series(1, ${size}) g`,
    "vacuum analyze",
  ];
}
