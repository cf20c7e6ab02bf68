/** The calls of one worked shift: what people ask for and press from the first look at a job to agreed hours. */
import {
  ARRIVAL_PIN,
  COMPANIES,
  CREW,
  companyOf,
  crewBooking,
  JOBS,
  OFFICE,
  TO_SELECT,
  TODAY,
  tokenOf,
  VISITORS,
  WORKED,
} from "./world.ts";

export interface Call {
  /** What the call is reported as. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  /** What the baseline's statement is given beside the caller: a booking, shift or person. */
  readonly about?: number;
}

const VISITS = 20;
const APPLICATIONS = 4;

/** The calls of the n-th worked shift; no two of them wait for one another. */
export function callsOfShift(n: number): Call[] {
  const visits = Array.from({ length: VISITS }, (_, k) => visit(n * VISITS + k)).flat();
  const applications = Array.from({ length: APPLICATIONS }, (_, k) => application(n * APPLICATIONS + k));
  return [...visits, ...applications, ...crewCalls(n), ...companyCalls(n), ...officeCalls(n)];
}

function visit(n: number): Call[] {
  const token = tokenOf("employee", VISITORS.first + (n % VISITORS.count));
  return [
    { name: "job overview", method: "GET", path: "employees/bookings?limit=20&offset=0", token },
    { name: "own shifts", method: "GET", path: "shifts/employee/upcoming-shifts", token },
  ];
}

/** The n-th pair of a job and a visitor; neighbours share neither. */
function application(n: number): Call {
  const lap = Math.floor(n / VISITORS.count);
  const about = JOBS.first + ((n + lap) % JOBS.count);
  const token = tokenOf("employee", VISITORS.first + (n % VISITORS.count));
  return { name: "apply", method: "POST", path: `shifts/${about}`, token, about };
}

function crewCalls(n: number): Call[] {
  const token = tokenOf("employee", CREW.first + n);
  const put = (name: string, path: string, about: number, body: object = {}): Call => {
    return { name, method: "PUT", path, token, body, about };
  };
  const [job, here, worked] = [
    JOBS.first + (n % JOBS.count),
    TODAY.bookings + crewBooking(n),
    WORKED.bookings + crewBooking(n),
  ];
  const times = { employee_checkin_time: "10:00", employee_checkout_time: "19:00" };
  // The first checkout of each person brings the pay data.
  const pay = { cpr_nr: "0405981234", bank_reg_nr: "1234", bank_account_nr: "0123456789", tax_card_type: 1 };
  return [
    put("withdraw", `shifts/employee/cancel/${job}`, job),
    put("report ready", `shifts/employee/checkin/${here}`, here),
    put("check in", `shifts/employee/arrive/${here}`, here, { pin: ARRIVAL_PIN }),
    put("check out", "shifts/employee/submit-checkout", worked, { booking_id: worked, ...times, ...pay }),
  ];
}

function companyCalls(n: number): Call[] {
  const booking = crewBooking(n);
  const company = companyOf(booking);
  const token = tokenOf("corporation", company);
  const get = (name: string, path: string, about?: number): Call => {
    return { name, method: "GET", path, token, ...(about === undefined ? {} : { about }) };
  };
  const [toSelect, here, worked, person] = [
    TO_SELECT.bookings + booking,
    TODAY.bookings + booking,
    WORKED.bookings + booking,
    CREW.first + n,
  ];
  const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "19:00" };
  return [
    {
      ...{ name: "select", method: "PUT", token, body: {}, about: TO_SELECT.shifts + n },
      path: `corporations/shifts/${TO_SELECT.shifts + n}?shiftType=selected`,
    },
    {
      ...{ name: "company's hours", method: "PUT", token, about: WORKED.shifts + n },
      path: "shifts/corporation/checkout",
      body: { employee_id: person, booking_id: worked, checkOut },
    },
    {
      ...{ name: "book", method: "POST", token, about: toSelect },
      path: "corporations/bookings?notSendEmail=0&pastBooking=0",
      body: bookingBody(`2027-01-${10 + (n % 20)}`),
    },
    get("upcoming list", "corporations/bookings/upcoming"),
    get("one booking", `corporations/bookings/${toSelect}`, toSelect),
    get("who applied", `shifts/corporation/${toSelect}`, toSelect),
    get("who comes", `shifts/corporation/${here}`, here),
    get("ratings of a person", `ratings/${person}`, person),
    get("work of a person", `corporations/employees/${person}/work-experiences`, person),
    get("hours of a booking", `shifts/corporation/${worked}/checkout`, worked),
    get("finished list", "corporations/bookings/finished?limit=10&offset=0&from=list"),
    get("what waits for hours", "notifications/corporation/checkout"),
  ];
}

function officeCalls(n: number): Call[] {
  const token = tokenOf("corporation", OFFICE);
  const worked = WORKED.bookings + crewBooking(n);
  return [
    { name: "'I dag'", method: "GET", path: "admin/today", token },
    { name: "invoice page", method: "GET", path: `admin/bookings/${worked}/details`, token, about: worked },
  ];
}

/** Who has a page open: companies, people and the office. */
export function openPages(): string[] {
  const first = (kind: "corporation" | "employee", from: number, count: number) =>
    Array.from({ length: count }, (_, n) => tokenOf(kind, from + n));
  return [...first("corporation", COMPANIES.first, 8), ...first("employee", VISITORS.first, 16)];
}

/** As the company's form sends it. */
function bookingBody(date: string): object {
  return {
    ...{ staff_type: 1, number_of_staff: 2, date, start_time: "10:00", end_time: "18:00" },
    ...{ arrangement_type: "Firma event", address: "Tangkajen 14", zip_code: "8000", city: "Aarhus C" },
    address_url: "https://www.openstreetmap.org/search?query=Tangkajen%2014",
    ...{ hourly_wage: "192", transport_wage: 0, extra_work_hours: 0, food_included: 1, fee: 35 },
    ...{ access_information: "Bagdøren", language: "Dansk" },
    ...{ upper_dress_code: "Sort skjorte", lower_dress_code: "Sort buks", shoes_dress_code: "Sorte sko" },
    ...{ booking_person: "Signe Holm", booking_person_nr: "20550164", contact_person: "Rasmus, køkkenet" },
  };
}
