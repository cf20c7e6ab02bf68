import type pg from "pg";
import { hashOfToken, NOW, tokenOf } from "../day/world.ts";
import { writeMany } from "./bulk.ts";
import { APPLY, COMPANIES, EMPLOYEES, HISTORY, MEASURED, WITHDRAW } from "./fixtures.ts";

/** What a database holds beside the measured company's bookings. */
export interface Size {
  /** Bookings of other companies, each with two people who worked it. */
  readonly others: number;
  /** The days over which they are spread, the last month of them to come; two years unless given. */
  readonly days?: number;
  /** Whether there are bookings to be applied for and to be withdrawn from. */
  readonly hasVacancies: boolean;
  /** What to write besides, once everything else is there. */
  readonly left?: readonly string[];
}

/** Fills a migrated, empty database. */
export async function seed(
  client: pg.Client,
  { others, hasVacancies, days = TWO_YEARS, left = [] }: Size,
): Promise<void> {
  for (const statement of [
    ...people(others, days),
    ...measuredCorporation(),
    ...(hasVacancies ? vacancies() : []),
  ]) {
    await client.query(statement);
  }
  await writeMany(client, [...(others > 0 ? past(others, days) : []), ...reminded(), ...left]);
  for (const [table, statement] of kept) {
    const { rows } = await client.query("select to_regclass($1) as found", [table]);
    if (rows[0]?.found) await client.query(`truncate ${table}; ${statement}`);
  }
  await client.query(`update bookings b set places_taken = taken.people
    from (select booking_id, count(*) as people from shifts where status = 'selected' group by booking_id) taken
    where taken.booking_id = b.id and b.places_taken <> taken.people`);
  await client.query("select setval('work_id', 100000000)");
  await client.query("analyze");
}

/** What triggers keep, and how it is counted for rows that were written without them. */
const kept = [
  [
    "weekly_hours",
    "insert into weekly_hours select h.* from employees e cross join lateral weekly_hours_of(e.id) h",
  ],
  ["list_counts", "insert into list_counts select * from true_list_counts()"],
  [
    "shift_counts",
    `insert into shift_counts select employee_id, count(*), count(*) filter (where status = 'selected')
      from shifts group by employee_id`,
  ],
] as const;

const today = `date '${new Date(NOW).toISOString().slice(0, 10)}'`;
const now = `timestamptz '${new Date(NOW).toISOString()}'`;

function people(others: number, days: number): string[] {
  const companies = COMPANIES.count + Math.ceil(others / 100);
  const employees = EMPLOYEES.count + staffOf(others, days) * Math.ceil(days / TWO_YEARS);
  return [
    `insert into staff_types (id, job_title, created_at) values (1, 'Tjener', ${now})`,
    `insert into corporations (id, name, email, billing_email, password_hash, address, city, city_zip, cvr_nr,
       phone, contact_person, terms_accepted_at, created_at)
     select ${COMPANIES.first} + n, 'Hotel ' || n, 'hotel' || n || '@example.test', 'faktura@example.test', '',
       'Strandpromenaden 6', 'Aarhus C', '8000', '12345674', '20550100', 'Signe Holm', ${now}, ${now}
     from generate_series(0, ${companies - 1}) n`,
    employed({ first: EMPLOYEES.first, count: employees }),
    `insert into employee_job_roles select id, 1 from employees where id < ${EMPLOYEES.first + EMPLOYEES.count}`,
    `insert into skill_answers select employee_id, 1, block, 4 from employee_job_roles, generate_series(0, 4) block`,
    sessions("corporation", COMPANIES),
    sessions("employee", EMPLOYEES),
  ];
}

function employed({ first, count }: { first: number; count: number }): string {
  const from = first - EMPLOYEES.first;
  return `insert into employees (id, identity_provider, identity_subject, first_name, last_name, city, city_zip,
      phone, email, birth_date, new_user, terms_accepted_at, created_at)
    select ${EMPLOYEES.first} + n, 'local', 'person-' || n, 'Anna', 'Krogh ' || n, 'Aarhus', '8000',
      '20550118', 'anna' || n || '@example.test', '1998-05-04', false, ${now}, ${now}
    from generate_series(${from}, ${from + count - 1}) n`;
}

function sessions(kind: "corporation" | "employee", { first, count }: { first: number; count: number }) {
  const rows = Array.from({ length: count }, (_, n) => {
    return `('${hashOfToken(tokenOf(kind, first + n))}', '${kind}', ${first + n}, ${now}, ${now}, ${now} + interval '30 days')`;
  });
  return `insert into sessions (token_hash, kind, ${kind}_id, created_at, last_seen_at, expires_at) values ${rows.join()}`;
}

/** A company with 980 bookings behind it and 20 before it; two people each, and three more who apply. */
function measuredCorporation(): string[] {
  const { company, first, bookings: count, upcoming, staff } = MEASURED;
  const all = `between ${first} and ${first + count - 1}`;
  return [
    bookings({
      id: `${first} + n`,
      company: `${company}`,
      day: `${today} + case when n < ${upcoming} then 3 + n else ${upcoming - 1} - n end`,
      places: 5,
      from: `generate_series(0, ${count - 1}) n`,
    }),
    shifts("selected", `${staff} + k`, `generate_series(0, 1) k where b.id ${all}`),
    shifts("applied", `${staff} + k`, `generate_series(2, 4) k where b.id ${all} and b.starts_at > ${now}`),
    `insert into ratings (shift_id, about, employee_id, corporation_id, score, created_at)
     select s.id, 'corporation', s.employee_id, b.corporation_id, 4, s.ends_at
     from shifts s join bookings b on b.id = s.booking_id where b.id ${all} and b.ends_at < ${now}`,
  ];
}

/** Bookings that are there to be applied for, and others that everybody has applied for. */
function vacancies(): string[] {
  const company = `${COMPANIES.first} + 2 + n % ${COMPANIES.count - 2}`;
  const made = ({ first, bookings: count }: { first: number; bookings: number }, day: string) =>
    bookings({
      id: `${first} + n`,
      company,
      day: `${today} + ${day}`,
      places: 15,
      from: `generate_series(0, ${count - 1}) n`,
    });
  const last = WITHDRAW.first + WITHDRAW.bookings - 1;
  return [
    made(APPLY, "40 + n"),
    made(WITHDRAW, "80 + n"),
    shifts(
      "applied",
      `${EMPLOYEES.first} + k`,
      `generate_series(0, ${APPLY.employees - 1}) k where b.id between ${WITHDRAW.first} and ${last}`,
    ),
  ];
}

/**
 * Whoever is to be reminded of a shift around now has been. Otherwise a server that is measured first writes to
 * everybody, and delivers that while it answers.
 */
function reminded(): string[] {
  const near = `between ${now} - interval '75 hours' and ${now} + interval '75 hours'`;
  const sent = (channel: string, keys: string, from: string) =>
    `insert into outbox (key, channel, subject_key, recipient, status, created_at, sent_at, emptied_at)
     select key, '${channel}', 'booking:0', '', 'sent', ${now}, ${now}, ${now}
     from ${from}, unnest(array[${keys}]) key`;
  const shiftsNear = `(select id, work_date from shifts where ends_at ${near} or starts_at ${near}) s`;
  return [
    sent("sms", "'get-ready:' || s.id || ':' || s.work_date || ':sms'", shiftsNear),
    sent(
      "email",
      "'checkout-reminder:' || s.id || ':1', 'checkout-reminder:' || s.id || ':2', 'not-chosen:' || s.id",
      shiftsNear,
    ),
    sent(
      "email",
      "'stamp-out:' || b.id || ':1', 'stamp-out:' || b.id || ':2'",
      `(select id from bookings where ends_at ${near}) b`,
    ),
  ];
}

const TWO_YEARS = 730;

/** How many people work at a time. Each works daily, and after two years others come. */
const staffOf = (others: number, days: number) => 2 * Math.ceil(others / days);

function past(others: number, days: number): string[] {
  // In the order of their days, as an agency books them: rows of one time lie together on the disk.
  const day = `(n::bigint * ${days} / ${others})::int`;
  return [
    bookings({
      id: `${HISTORY} + n`,
      company: `${COMPANIES.first + COMPANIES.count} + (n::bigint * 7919 % ${Math.ceil(others / 100)})::int`,
      day: `${today} - ${days - 30} + ${day}`,
      places: 2,
      from: `generate_series(0, ${others - 1}) n`,
    }),
    shifts(
      "selected",
      `${EMPLOYEES.first + EMPLOYEES.count} + 2 * (n - ceil(d * ${others}::numeric / ${days})::int) + k
        + ${staffOf(others, days)} * (d / ${TWO_YEARS})`,
      `lateral (select b.id - ${HISTORY} as n, b.date - ${today} + ${days - 30} as d) of_day, generate_series(0, 1) k
        where b.id >= ${HISTORY}`,
    ),
  ];
}

function bookings(of: { id: string; company: string; day: string; places: number; from: string }): string {
  return `insert into bookings (id, corporation_id, staff_type_id, date, start_time, end_time, starts_at, ends_at,
      arrangement_type, address, address_url, zip_code, city, number_of_staff, access_information, hourly_wage,
      food_included, upper_dress_code, lower_dress_code, shoes_dress_code, language, booking_person,
      booking_person_nr, contact_person, fee, standard_fee, urgent_booking_fee, emergency_booking_fee,
      payment_type, payment_deadline, all_check_times_approved, approved_at, created_at, updated_at)
    select id, company, 1, day, '10:00', '18:00', (day + time '10:00') at time zone 'Europe/Copenhagen',
      (day + time '18:00') at time zone 'Europe/Copenhagen', 'Firma event', 'Tangkajen 14',
      'https://maps.example/tangkajen', '8000', 'Aarhus C', ${of.places}, 'Bagdøren', 19200, true, 'Sort skjorte',
      'Sort buks', 'Sorte sko', 'Dansk', 'Signe Holm', '20550164', 'Rasmus, køkkenet', 3500, 3500, 2000, 3000,
      'invoice', 7, day < ${today} - 3, ${now}, least(${now}, day - interval '9 days'), ${now}
    from (select ${of.id} as id, ${of.company} as company, ${of.day} as day from ${of.from}) as made`;
}

function shifts(status: "selected" | "applied", employee: string, from: string): string {
  return `insert into shifts (id, booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at, booked_at)
    select nextval('work_id'), b.id, ${employee}, '${status}', b.date, b.starts_at, b.ends_at, ${now},
      ${status === "selected" ? now : "null"}
    from bookings b, ${from}`;
}
