import { ADMIN, MEASURED } from "../agency/fixtures.ts";
import { asOfficesAre, leftBehind } from "../agency/history.ts";
import { seededDatabase, startMeasured } from "../databases.ts";
import { NOW, tokenOf } from "../day/world.ts";
import { type Figure, median, quantile } from "../figures.ts";

const BOOKINGS = 100_000;
const EMPLOYED = 20_000;
const CUSTOMERS = 2_000;

const ROUNDS = 60;
const WARM_UP = 10;
const MAX_P95_MS = 100;

const now = `timestamptz '${new Date(NOW).toISOString()}'`;

/** More companies and people than the bookings need; half of the people have a CPR number, one of forty a freeze. */
const many = [
  `insert into corporations (id, name, email, billing_email, password_hash, address, city, city_zip, cvr_nr,
      phone, contact_person, terms_accepted_at, created_at)
    select 150000 + n, (array['Hotel', 'Restaurant', 'Café', 'Kro'])[1 + n % 4] || ' Bøgely ' || n,
      'kunde' || n || '@example.test', 'faktura@example.test', '', 'Strandpromenaden 6', 'By ' || n % 40, '8000',
      (20000000 + n * 7)::text, (31000000 + n)::text, 'Kontakt ' || n % 97, ${now}, ${now}
    from generate_series(1, ${CUSTOMERS} - (select count(*)::int from corporations)) n`,
  `insert into employees (id, identity_provider, identity_subject, first_name, last_name, city, city_zip,
      phone, email, birth_date, new_user, terms_accepted_at, created_at)
    select 300000 + n, 'local', 'more-' || n,
      (array['Anna', 'Søren', 'Freja', 'Magnus', 'Ida', 'Åse', 'Jørgen', 'Sofie'])[1 + n % 8],
      (array['Møller', 'Sørensen', 'Kjær', 'Nielsen', 'Østergaard', 'Holm', 'Aagaard'])[1 + n % 7] || ' ' || n,
      'By ' || n % 40, '8000', (41000000 + n)::text, 'person' || n || '@example.test', '1998-05-04', false, ${now}, ${now}
    from generate_series(1, ${EMPLOYED} - (select count(*)::int from employees)) n`,
  "update employees set cpr_digest = 'digest ' || id where id % 2 = 0",
  `update penalties set freeze_until = ${now} + interval '5 days' where id % 40 = 0`,
];

/** What is asked for, by the n-th time: a term that finds few, one that finds many, a number, and one that finds nothing. */
const searches: Record<string, (n: number) => string> = {
  "search box, a name": (n) => `admin/search?q=krogh%20${n}`,
  "search box, a name of thousands": () => "admin/search?q=soren",
  "search box, two letters": (n) => `admin/search?q=${["an", "ho", "er", "by"][n % 4]}`,
  "search box, a telephone number": (n) => `admin/search?q=41%2000%2001%20${10 + n}`,
  "search box, found nowhere": (n) => `admin/search?q=findes%20ikke${n}`,
  "people, a name": (n) => `admin/employees?searchTerm=møller%20${n}`,
  "people, a name of thousands": () => "admin/employees?searchTerm=anna",
  "companies, a name": (n) => `admin/corporations?searchTerm=bøgely%20${n}`,
  "companies, a CVR number": (n) => `admin/corporations?searchTerm=${20_000_000 + n * 7}`,
  "bookings before, a word": (n) =>
    `admin/bookings?type=admin_old_bookings&limit=10&searchTerm=kontakt%20${n}`,
  "bookings before, a name of thousands": () =>
    "admin/bookings?type=admin_old_bookings&limit=10&searchTerm=anna",
  "bookings to come, a word": (n) =>
    `admin/bookings?type=admin_upcoming_bookings&limit=10&searchTerm=kontakt%20${n}`,
  "freezes of one person, by CPR number": (n) => `admin/employees/${MEASURED.staff - 2 * n}`,
  "freezes of who applied, by CPR number": (n) => `shifts/corporation/${MEASURED.first + (n % 20)}`,
};

/** p50 and p95 of the office's searches with 20,000 people, 2,000 companies and 100,000 bookings, one asked at a time. */
export async function measureSearch(server: string): Promise<Figure[]> {
  const left = [asOfficesAre, ...leftBehind, ...many];
  const others = BOOKINGS - MEASURED.bookings;
  const url = await seededDatabase(server, "agency_searched", { others, hasVacancies: false, left });
  const product = await startMeasured(url);
  const figures: Figure[] = [];
  try {
    for (const [what, pathOf] of Object.entries(searches)) {
      const asker = what.includes("who applied") ? MEASURED.company : ADMIN;
      const headers = { authorization: `Bearer ${tokenOf("corporation", asker)}` };
      const times: number[] = [];
      for (let n = 0; n < WARM_UP + ROUNDS; n++) {
        const began = performance.now();
        const response = await fetch(`${product.url}/api/${pathOf(n)}`, { headers });
        await response.text();
        if (response.status !== 200) throw new Error(`${pathOf(n)} answered ${response.status}`);
        if (n >= WARM_UP) times.push(performance.now() - began);
      }
      const p95 = quantile(times, 0.95);
      const figure = `${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
      figures.push({ what, figure, goal: `p95 ≤ ${MAX_P95_MS} ms`, met: p95 <= MAX_P95_MS });
      console.error(`${what}  ${figure}`);
    }
  } finally {
    await product.stop();
  }
  return figures;
}
