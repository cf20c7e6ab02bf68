import { readFileSync } from "node:fs";
import pg from "pg";
import { COMPANIES, NOW, tokenOf } from "../api/fixtures.ts";
import { run, seededDatabase } from "../databases.ts";
import { type Figure, median } from "../figures.ts";
import { openApp } from "../floor/record.ts";

/**
 * Bookings of many companies, beside a thousand of one: of an agency that began three weeks ago, of the same agency
 * fourteen years later, with as much to do, and of one that is two years old and has seven times as much to do.
 */
const AGENCIES = {
  young: { others: 1_000, days: 51 },
  old: { others: 100_000, days: 5_100 },
  large: { others: 100_000, days: 730 },
} as const;
const ROUNDS = 40;
const MOST_GROWTH = 1.2;

const old = "admin/bookings?type=admin_old_bookings&limit=10";
const upcoming = "admin/bookings?type=admin_upcoming_bookings&limit=10";

/** What the office asks for. */
const calls = {
  "'I dag'": "admin/today",
  "search in the bar, a name": "admin/search?q=krogh%2017",
  "historic list": old,
  "historic list, not invoiced": `${old}&money=not_invoiced`,
  "historic list, not paid": `${old}&money=not_paid`,
  "historic list, open hours": `${old}&money=open_hours`,
  "historic list, a telephone number": `${old}&searchTerm=20%2055%2001%2018`,
  "historic list, a contact person": `${old}&searchTerm=kontakt%2013`,
  "upcoming list": upcoming,
  "upcoming list, open ones": `${upcoming}&status=open`,
} as const;

type Name = keyof typeof calls;

/** What an admin's pages ask for with few bookings and with fifty times as many, of which what is old is sent. */
export async function measureOffice(server: string): Promise<Figure[]> {
  const products = [];
  for (const [agency, size] of Object.entries(AGENCIES)) {
    const url = await seededDatabase(server, `office_${agency}`, { ...size, hasVacancies: false });
    await run(url, asOfficesAre);
    await run(url, "vacuum analyze");
    products.push({ url, ...(await openApp(url)) });
  }
  const figures: Figure[] = [];
  for (const name of Object.keys(calls) as Name[]) {
    const spent = products.map(() => ({ time: [] as number[], cpu: 0 }));
    for (const { app } of products) {
      for (let round = 0; round < 5; round++) await ask(app, name);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { app, url }] of products.entries()) {
        const before = [performance.now(), await processorTime(url)] as const;
        for (let times = 0; times < 3; times++) await ask(app, name);
        const own = spent[index];
        own?.time.push((performance.now() - before[0]) / 3);
        if (own) own.cpu += ((await processorTime(url)) - before[1]) / 3;
      }
    }
    const [young, old, large] = spent;
    if (!young || !old || !large) continue;
    const each = (of: number) => (of / ROUNDS).toFixed(1);
    const growth = (than: typeof young) => than.cpu / young.cpu;
    const told = (than: typeof young) =>
      `(${each(than.cpu)} of ${each(young.cpu)} ms; median time ${median(than.time).toFixed(1)} of ${median(young.time).toFixed(1)} ms)`;
    figures.push(
      {
        what: `${name}: processor time with 101,000 bookings, times that with 2,000, as much to do ${told(old)}`,
        figure: growth(old).toFixed(2),
        goal: `≤ ${MOST_GROWTH}`,
        met: growth(old) <= MOST_GROWTH,
      },
      {
        what: `${name}: the same, with seven times as much to do ${told(large)}`,
        figure: growth(large).toFixed(2),
        goal: "reported",
      },
    );
  }
  for (const { close } of products) await close();
  return figures;
}

type App = Awaited<ReturnType<typeof openApp>>["app"];

async function ask(app: App, name: Name): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf("corporation", COMPANIES.first + 1)}` };
  const { statusCode, body } = await app.inject({ method: "GET", url: `/api/${calls[name]}`, headers });
  if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}: ${body}`);
}

/** Processor time in milliseconds, of this process and of all that PostgreSQL has run for the database while this one looked. */
async function processorTime(url: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  clients[url] ??= await connected(url);
  const client = clients[url];
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  seen[url] ??= new Map();
  const ticks = seen[url];
  for (const { pid } of rows) {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    ticks.set(pid, Number(fields[11]) + Number(fields[12]));
  }
  return (user + system) / 1000 + 10 * ticks.values().reduce((sum, of) => sum + of, 0);
}

/** Ticks by process; one that has ended keeps what it had. */
const seen: Record<string, Map<number, number>> = {};

const clients: Record<string, pg.Client> = {};

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on("error", () => {});
  return client;
}

const now = `timestamptz '${new Date(NOW).toISOString()}'`;

/** An admin; what is older than three weeks is agreed, approved and sent; places, people and numbers differ. */
export const asOfficesAre = `
  update corporations set is_admin = true where id = ${COMPANIES.first + 1};
  update corporations set phone = lpad((30000000 + id % 1000000)::text, 8, '0'), contact_person = 'Kontakt ' || id % 97
    where id % 7 <> 0;
  update employees set phone = lpad((40000000 + id % 1000000)::text, 8, '0') where id % 500 <> 0;
  update bookings set city = 'By ' || id % 40, contact_person = 'Kontakt ' || id % 97,
    arrangement_type = (array['Bryllup', 'Firma event', 'Konfirmation', 'Andet'])[1 + id % 4] where id % 1001 <> 0;
  update shifts set employee_checkin_time = '10:00', employee_checkout_time = '18:00', corporation_checkin_time = '10:00',
    corporation_checkout_time = '18:00', admin_approve_invoice = true, admin_approve_checkout = true,
    invoice_state = 'accepted', pay_state = 'accepted'
    where status = 'selected' and ends_at < ${now} - interval '21 days';
  update shifts set employee_checkin_time = '10:00', employee_checkout_time = '18:00',
    corporation_checkin_time = '10:00', corporation_checkout_time = '18:00'
    where status = 'selected' and ends_at < ${now} - interval '3 days';
  update bookings set is_sent_to_billy = true, is_sent_to_zenegy = true, paid_at = ends_at + interval '9 days'
    where ends_at < ${now} - interval '21 days';`;
