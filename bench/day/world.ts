/** The agency that a day is played at: ids, bearer tokens and the SQL that fills a migrated, empty database. */
import { hash } from "node:crypto";

/** Tuesday 24 November 2026, 10:00 in Copenhagen: the clock of the measured servers starts here. */
export const NOW = Date.parse("2026-11-24T10:00:00+01:00");

export const COMPANIES = { first: 100_001, count: 60 };
/** The first company is the office. */
export const OFFICE = COMPANIES.first;
/** People who look for work and apply. */
export const VISITORS = { first: 200_001, count: 600 };
/** One person for each worked shift: who withdraws, is selected, reports ready, comes and checks out. */
export const CREW = { first: 300_001, count: 1_800 };
/** People of a booking of the crew. */
const TOGETHER = 15;
/** Open jobs that are applied for, and that the crew withdraws from. */
export const JOBS = { first: 4_000_001, count: 60 };
/** The first booking of each kind that the crew has, and the first of its shifts; neighbours are of other bookings. */
export const TO_SELECT = { bookings: 6_000_001, shifts: 11_000_001, days: 40 };
export const TODAY = { bookings: 7_000_001, shifts: 12_000_001, days: 0 };
export const WORKED = { bookings: 8_000_001, shifts: 13_000_001, days: -2 };
const CREW_BOOKINGS = CREW.count / TOGETHER;
/** Worked, agreed and paid bookings of two years, with two people each. */
const PAST = { first: 50_000_001, count: 10_000, days: 700, staff: 400_001, people: 60 };
/** What is shown on the spot to tell that one has come. */
export const ARRIVAL_PIN = "4711";

export function tokenOf(kind: "corporation" | "employee", id: number): string {
  return `bench-token-of-${kind}-${id}`;
}

export function hashOfToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/** The booking of the n-th worked shift, counted from the first of its kind. */
export function crewBooking(n: number): number {
  return n % CREW_BOOKINGS;
}

/** The company of a booking that is the `index`-th of its kind; none is the office's. */
export function companyOf(index: number): number {
  return COMPANIES.first + 1 + (index % (COMPANIES.count - 1));
}

const now = `timestamptz '${new Date(NOW).toISOString()}'`;
const today = `date '2026-11-24'`;
const company = (index: string) => `${COMPANIES.first + 1} + (${index}) % ${COMPANIES.count - 1}`;

/** Up to two hours lie between two visits of a person: without it nobody would have been away between two rounds. */
export const timePasses = `update sessions set last_seen_at = ${now} - coalesce(employee_id, corporation_id) % 120 * interval '1 minute'`;

/** Fills a migrated, empty database; every trigger of the schema sees its rows. */
export function worldStatements(): string[] {
  return [
    `insert into staff_types (id, job_title, created_at) values (1, 'Tjener', ${now})`,
    `insert into corporations (id, name, email, billing_email, password_hash, address, city, city_zip, cvr_nr,
       phone, contact_person, is_admin, terms_accepted_at, created_at)
     select ${COMPANIES.first} + n, 'Hotel ' || n, 'hotel' || n || '@example.test', 'faktura@example.test', '',
       'Strandpromenaden 6', 'Aarhus C', '8000', '12345674', '20550100', 'Signe Holm', n = 0, ${now}, ${now}
     from generate_series(0, ${COMPANIES.count - 1}) n`,
    ...[VISITORS, CREW, { first: PAST.staff, count: PAST.people }].map(people),
    "insert into employee_job_roles (employee_id, staff_type_id) select id, 1 from employees",
    "insert into skill_answers select employee_id, 1, block, 4 from employee_job_roles, generate_series(0, 4) block",
    sessions("corporation", COMPANIES),
    sessions("employee", VISITORS),
    sessions("employee", CREW),
    // Jobs to come, three a day, from the day after tomorrow's week on.
    bookings(`${JOBS.first} + n, ${company("n")}, ${today} + 10 + n / 3`, JOBS.count),
    ...crew(TO_SELECT, "applied"),
    ...crew(TODAY, "selected"),
    ...crew(WORKED, "selected"),
    `insert into shifts (booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at)
     select b.id, ${CREW.first} + n, 'applied', b.date, b.starts_at, b.ends_at, ${now}
     from generate_series(0, ${CREW.count - 1}) n join bookings b on b.id = ${JOBS.first} + n % ${JOBS.count}`,
    ...past(),
    "select setval('work_id', 100000000)",
    "vacuum analyze",
  ];
}

function people({ first, count }: { first: number; count: number }): string {
  return `insert into employees (id, identity_provider, identity_subject, first_name, last_name, city, city_zip,
      phone, email, birth_date, new_user, terms_accepted_at, created_at)
    select n, 'local', 'person-' || n, 'Anna', 'Krogh ' || n, 'Aarhus', '8000', lpad((40000000 + n)::text, 8, '0'),
      'anna' || n || '@example.test', '1998-05-04', false, ${now}, ${now}
    from generate_series(${first}, ${first + count - 1}) n`;
}

function sessions(kind: "corporation" | "employee", { first, count }: { first: number; count: number }) {
  const rows = Array.from({ length: count }, (_, n) => {
    return `('${hashOfToken(tokenOf(kind, first + n))}', '${kind}', ${first + n}, ${now}, ${now}, ${now} + interval '30 days')`;
  });
  return `insert into sessions (token_hash, kind, ${kind}_id, created_at, last_seen_at, expires_at) values ${rows.join()}`;
}

/** `select` says id, company and day of the n-th of `count` bookings. */
function bookings(
  select: string,
  count: number,
  { places = TOGETHER, start = "10:00", pin = "null" } = {},
): string {
  return `insert into bookings (id, corporation_id, staff_type_id, date, start_time, end_time, starts_at, ends_at,
      arrangement_type, address, address_url, zip_code, city, number_of_staff, access_information, hourly_wage,
      food_included, upper_dress_code, lower_dress_code, shoes_dress_code, language, booking_person,
      booking_person_nr, contact_person, fee, standard_fee, urgent_booking_fee, emergency_booking_fee,
      payment_type, payment_deadline, arrival_pin, approved_at, created_at, updated_at)
    select id, company, 1, day, '${start}', '19:00', (day + time '${start}') at time zone 'Europe/Copenhagen',
      (day + time '19:00') at time zone 'Europe/Copenhagen', 'Firma event', 'Tangkajen 14',
      'https://maps.example/tangkajen', '8000', 'Aarhus C', ${places}, 'Bagdøren', 19200, true, 'Sort skjorte',
      'Sort buks', 'Sorte sko', 'Dansk', 'Signe Holm', '20550164', 'Rasmus, køkkenet', 3500, 3500, 2000, 3000,
      'invoice', 7, ${pin}, least(${now}, day - interval '9 days'), least(${now}, day - interval '9 days'), ${now}
    from (select ${select} from generate_series(0, ${count - 1}) n) made (id, company, day)`;
}

/** Bookings of the crew from a day on, and everybody's shift on one of them. */
function crew(at: typeof TODAY, status: "applied" | "selected"): string[] {
  const day = at === TO_SELECT ? `${today} + ${at.days} + n % 20` : `${today} + ${at.days}`;
  const options = at === TODAY ? { start: "11:00", pin: `'${ARRIVAL_PIN}'` } : {};
  return [
    bookings(`${at.bookings} + n, ${company("n")}, ${day}`, CREW_BOOKINGS, options),
    `insert into shifts (id, booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at, booked_at)
     select ${at.shifts} + n, b.id, ${CREW.first} + n, '${status}', b.date, b.starts_at, b.ends_at, ${now},
       ${status === "selected" ? now : "null"}
     from generate_series(0, ${CREW.count - 1}) n join bookings b on b.id = ${at.bookings} + n % ${CREW_BOOKINGS}`,
  ];
}

function past(): string[] {
  const { first, count, days, staff, people: persons } = PAST;
  const last = first + count - 1;
  return [
    bookings(`${first} + n, ${company("n * 7919")}, ${today} - 22 - n * ${days} / ${count}`, count, {
      places: 2,
    }),
    `insert into shifts (booking_id, employee_id, status, work_date, starts_at, ends_at, applied_at, booked_at,
       employee_checkin_time, employee_checkout_time, corporation_checkin_time, corporation_checkout_time,
       admin_approve_invoice, admin_approve_checkout, invoice_state, pay_state)
     select b.id, ${staff} + (2 * (b.id - ${first}) + k) % ${persons}, 'selected', b.date, b.starts_at, b.ends_at,
       b.created_at, b.created_at, '10:00', '19:00', '10:00', '19:00', true, true, 'accepted', 'accepted'
     from bookings b, generate_series(0, 1) k where b.id between ${first} and ${last}`,
    `update bookings set is_sent_to_billy = true, is_sent_to_zenegy = true, all_check_times_approved = true,
       paid_at = ends_at + interval '9 days' where id between ${first} and ${last}`,
    `insert into invoices (booking_id, kind, state, total, lines, shift_ids, number, due_date, is_paid, created_at,
       settled_at)
     select id, 'invoice', 'accepted', 326400, '[]', '[]', id::text, date + 14, true, ends_at, ends_at
     from bookings where id between ${first} and ${last}`,
    `insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id)
     select s.starts_at, 'employee', s.employee_id, (array['apply', 'check_in', 'stamp'])[k], 'shift', s.id::text
     from shifts s, generate_series(1, 3) k where s.ends_at < ${now}`,
    // Whoever is to be reminded around now has been: otherwise the first server writes to everybody while it answers.
    `insert into outbox (key, channel, subject_key, recipient, status, created_at, sent_at, emptied_at)
     select key, channel, 'booking:0', '', 'sent', ${now}, ${now}, ${now} from (
       select 'sms', 'get-ready:' || id || ':' || work_date || ':sms' from shifts where starts_at > ${now} - interval '4 days'
       union all
       select 'email', kind || id || n from shifts, unnest(array['checkout-reminder:']) kind, unnest(array[':1', ':2']) n
       where starts_at > ${now} - interval '4 days'
       union all
       select 'email', 'not-chosen:' || id from shifts where starts_at > ${now} - interval '4 days'
       union all
       select 'email', 'stamp-out:' || id || n from bookings, unnest(array[':1', ':2']) n
       where starts_at > ${now} - interval '4 days') sent (channel, key)`,
  ];
}
