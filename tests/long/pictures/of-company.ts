import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking, WireFinishedBooking } from "#contract/bookings/booking.entities.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { checkoutStates } from "./of-checkout.ts";
import { answered, failing, loading, type State, screen } from "./state.ts";

/** Where the bookings stand that the states are made of. */
export interface Bookings {
  /** Looks for people, and has applicants. */
  searching: number;
  full: number;
  /** Not approved yet. */
  waiting: number;
  closed: number;
  /** Ended ones, by how far their hours are. */
  finished: readonly number[];
}

type Booking = WireCorporationBooking;

/** What a coming booking can be besides what the try-out has. */
const upcomingChanges: Record<string, (booking: Booking) => Partial<Booking>> = {
  "no-applicants": () => ({ selectedShifts: 0, appliedShifts: 0, shifts: [] }),
  "one-applicant": () => ({ appliedShifts: 1 }),
  over: (booking) => ({ number_of_staff: 2, selectedShifts: 3, shifts: booking.shifts }),
  "too-late": () => ({ date: "2026-11-24", start_time: "12:00", end_time: "20:00" }),
  "going-on": () => ({ date: "2026-11-24", start_time: "08:00", end_time: "20:00" }),
  done: () => ({
    date: "2026-11-20",
    status: "deprecated",
    all_check_times_approved: true,
    selectedShifts: 2,
  }),
  fifteen: () => ({ number_of_staff: 15, selectedShifts: 14, appliedShifts: 124 }),
  long: () => ({
    arrangement_type: "Andet",
    arrangement_type_other: "Generalforsamling og jubilæumsmiddag for hele andelsboligforeningen",
    address: "Gammel Kongevej 1000, 3. sal til venstre",
  }),
};

/** What an ended one can be. */
const finishedChanges: Record<string, Partial<WireFinishedBooking>> = {
  expired: { ...hours(0), selectedShifts: 0 },
  "nobody-met": { ...hours(0), selectedShifts: 3 },
  "company-hours": hours(3, { wait_for_company: 3 }),
  "staff-hours": hours(3, { wait_for_staff: 2, stamped_by_corporation: 3 }),
  rejected: hours(3, { wait_for_company: 1, stamped_by_corporation: 3, rejected: 1 }),
  agreed: hours(3, { stamped_by_corporation: 3 }),
  "partly-invoiced": hours(3, { stamped_by_corporation: 3, invoice_approved: 2, invoiced: 2 }),
  approved: hours(3, { stamped_by_corporation: 3, invoice_approved: 3 }),
  invoiced: {
    ...hours(3, { stamped_by_corporation: 3, invoice_approved: 3, invoiced: 3 }),
    is_sent_to_billy: true,
  },
  closed: { ...hours(3, { stamped_by_corporation: 3, invoice_approved: 3 }), all_check_times_approved: true },
};

function hours(people: number, change: Partial<Booking["checkout"]> = {}): Partial<WireFinishedBooking> {
  const checkout = {
    ...{ people, stamped_by_corporation: 0, rejected: 0, invoice_approved: 0 },
    ...{ wait_for_company: 0, wait_for_staff: 0, invoiced: 0, ...change },
  };
  const { stamped_by_corporation, rejected, invoice_approved } = checkout;
  const counts = {
    people,
    stamped_by_corporation,
    rejected,
    invoice_approved,
    stamped_by_employee: people,
    rated: 0,
  };
  return {
    selectedShifts: people,
    all_check_times_approved: false,
    is_sent_to_billy: false,
    checkout,
    counts,
  };
}

/** A list of one booking in all the ways that it can be. */
const everyUpcoming = answered(bookingEndpoints.upcoming, (list: Booking[]) => {
  const one = list.find(({ appliedShifts, shifts }) => appliedShifts > 0 && shifts.length > 0);
  return (
    one &&
    Object.values(upcomingChanges).map((change, place) => ({ ...one, ...change(one), id: 9000 + place }))
  );
});

const everyFinished = answered(bookingEndpoints.finished, (answer: { data: WireFinishedBooking[] }) => {
  const [one] = answer.data;
  const data = Object.values(finishedChanges).map((change, place) => ({
    ...one,
    ...change,
    id: 9000 + place,
  }));
  return { ...answer, data };
});

const noUpcoming = answered(bookingEndpoints.upcoming, () => []);
const noFinished = answered(bookingEndpoints.finished, () => ({ data: [], tab: "list" }));

/** Home, list and week. */
function homeStates(): State[] {
  return [
    screen("home", "/"),
    screen("home-every-status", "/", everyUpcoming),
    screen("home-empty", "/", noUpcoming),
    loading("home-loading", "/", bookingEndpoints.upcoming),
    failing("home-failing", "/", bookingEndpoints.upcoming),
    screen("week", "/?view=week"),
    screen("week-empty", "/?view=week", noUpcoming),
    screen("week-every-status", "/?view=week", everyUpcoming),
    loading("week-loading", "/?view=week", bookingEndpoints.upcoming),
    failing("week-failing", "/?view=week", bookingEndpoints.upcoming),
    screen("finished", "/?step=1"),
    screen("finished-every-status", "/?step=1", everyFinished),
    screen("finished-empty", "/?step=1", noFinished),
    loading("finished-loading", "/?step=1", bookingEndpoints.finished),
    failing("finished-failing", "/?step=1", bookingEndpoints.finished),
    screen("finished-week", "/?step=1&view=week"),
  ];
}

type Lists = AnswerOf<typeof applicantEndpoints.lists>;

const eachList = answered(applicantEndpoints.lists, (lists: Lists) => {
  const [first, ...others] = lists.applied;
  if (!first) return lists;
  const [second = first, third = first] = others;
  const reason = "Jeg er blevet syg og kan desværre ikke komme.";
  const left = { ...third, status: "cancelled", cancellation_reason: reason };
  return { ...lists, double: [first], gray: [second], sick: [left] };
});

const manyApplicants = answered(applicantEndpoints.lists, (lists: Lists) => {
  const applied = Array.from({ length: 60 }, (_, place) => {
    const one = lists.applied[place % lists.applied.length];
    return one && { ...one, id: 90_000 + place, employee: { ...one.employee, id: 90_000 + place } };
  });
  return { ...lists, applied };
});

function viewStates({ searching, full, waiting, closed, finished }: Bookings): State[] {
  const path = `/viewBooking/${searching}`;
  const changed = Object.entries(upcomingChanges).map(([name, change]) =>
    screen(
      `view-${name}`,
      path,
      answered(bookingEndpoints.get, (booking: Booking) => ({ ...booking, ...change(booking) })),
    ),
  );
  const cancelled = answered(bookingEndpoints.get, (booking: Booking) => ({
    ...booking,
    status: "cancelled",
  }));
  const noApplicants = answered(applicantEndpoints.lists, (lists: Lists) => ({
    ...lists,
    applied: [],
    selected: [],
  }));
  return [
    screen("view-searching", path),
    screen("view-full", `/viewBooking/${full}`),
    screen("view-waiting", `/viewBooking/${waiting}`),
    screen("view-closed", `/viewBooking/${closed}`),
    screen("view-ended", `/viewBooking/${finished[0]}`),
    screen("view-cancelled", path, cancelled),
    screen("view-not-there", "/viewBooking/999999"),
    ...changed,
    screen("view-nobody", path, noApplicants),
    screen("view-many", path, manyApplicants),
    screen("view-lists", path, eachList),
    loading("view-loading", path, bookingEndpoints.get, applicantEndpoints.lists),
    loading("view-loading-people", path, applicantEndpoints.lists, arrivalEndpoints.arrivals),
    failing("view-failing", path, bookingEndpoints.get),
    failing("view-failing-people", path, applicantEndpoints.lists),
  ];
}

function formStates({ searching, full, waiting }: Bookings): State[] {
  return [
    screen("new", "/newBooking"),
    screen("edit", `/editBooking/${searching}`),
    screen("edit-full", `/editBooking/${full}`),
    screen("edit-waiting", `/editBooking/${waiting}`),
    screen("edit-not-there", "/editBooking/999999"),
    loading("edit-loading", `/editBooking/${searching}`, bookingEndpoints.getEditable),
    failing("edit-failing", `/editBooking/${searching}`, bookingEndpoints.getEditable),
  ];
}

function accountStates(): State[] {
  return [
    screen("profile", "/editcorporation"),
    screen(
      "profile-no-favourites",
      "/editcorporation",
      answered(corporationEndpoints.favourites, () => []),
    ),
    failing(
      "profile-failing",
      "/editcorporation",
      corporationEndpoints.meta,
      corporationEndpoints.favourites,
    ),
    screen("security", "/security"),
    screen("privacy", "/privacy"),
    screen("not-there", "/nowhere"),
  ];
}

/** Every screen of a company, in every state that its data can have. */
export function companyStates(bookings: Bookings): State[] {
  return [
    ...homeStates(),
    ...viewStates(bookings),
    ...formStates(bookings),
    ...checkoutStates(bookings),
    ...accountStates(),
  ];
}
