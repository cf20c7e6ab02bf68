import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Bookings } from "./of-company.ts";
import {
  type Act,
  answered,
  button,
  either,
  item,
  over,
  pickedDay,
  type State,
  typed,
  unfolded,
  words,
} from "./state.ts";

const moreOfBooking = button(/^Mere om bookingen/);
const moreOfPerson = button(/^Mere om \S+ \S\.$/);
const pause: Act = (page) => page.waitForTimeout(600);

/** What opens over the home and the week. */
function overHome(): State[] {
  const overAndClosed = answered(bookingEndpoints.upcoming, (list: WireCorporationBooking[]) =>
    list.map((one) => ({ ...one, date: "2026-11-20", status: "deprecated", all_check_times_approved: true })),
  );
  return [
    over("menu", "/", button("Menu")),
    over("contract", "/", button("Menu"), item("Kontrakt")),
    unfolded("home-staff", "/", button("Vis personale")),
    over("home-more", "/", button(/^Mere om/)),
    over("home-repeat", "/", either([button("Book igen")], [button(/^Mere om/), item("Book igen")])),
    over("home-repeat-days", "/?step=1", button("Book igen"), (page) =>
      page
        .getByRole("gridcell")
        .getByRole("button", { disabled: false })
        .filter({ hasText: /^(28|29|30)$/ })
        .last()
        .click({ timeout: 3000 }),
    ),
    {
      ...over("home-ended-dialog", "/", (page) => page.locator(".card-way").first().click()),
      before: overAndClosed,
    },
    over("week-more", "/?view=week", button(/^Mere om /)),
    over("week-copy", "/?view=week", button(/^Mere om /), item(/^Kopi/)),
    over("week-repeat", "/?view=week", button(/^Mere om /), item(/^Book igen/)),
    unfolded("finished-price", "/?step=1", words("Vis pris")),
    unfolded("finished-why", "/?step=1", words("Vis pris"), words("Hvorfor denne pris?")),
  ];
}

/** Everybody has cancelled before. */
const cancelledOften: Act = async (page) => {
  await answered(applicantEndpoints.lists, (lists: AnswerOf<typeof applicantEndpoints.lists>) => ({
    ...lists,
    applied: lists.applied.map((one) => ({
      ...one,
      employee: { ...one.employee, nrOfCancelledShifts: 2, cancelledShiftsCount: 2 },
    })),
  }))(page);
  await answered(applicantEndpoints.cancellations, () => [
    {
      corporation: "Salen Eventhus",
      cancellation_reason: "Jeg er blevet kaldt ind til eksamen.",
      cancelled_at: "2026-10-02T08:00:00.000Z",
      booking: { id: 1, date: "2026-10-03" },
      hours_before_booking_date: 20,
    },
  ])(page);
};

/** What opens over a booking. */
function overBooking({ searching, full, waiting }: Bookings): State[] {
  const path = `/viewBooking/${searching}`;
  const erase = either([button("SLET BOOKING")], [moreOfBooking, item("SLET BOOKING")]);
  return [
    over("view-menu", path, moreOfBooking),
    over("view-person", path, moreOfPerson),
    over("view-person-why", path, moreOfPerson, words(/^Hvorfor nr/)),
    over("view-ratings", path, moreOfPerson, button(/^Bedømmelser/)),
    over("view-experience", path, moreOfPerson, button(/^Erfaring/)),
    { ...over("view-cancellations", path, moreOfPerson, button(/^Afbud/)), before: cancelledOften },
    over("view-portrait", path, button(/^Se billede af/)),
    over("view-book", path, button("Book")),
    over("view-remove", path, button(/^Fjern/)),
    unfolded("view-facts", path, words(/^(Flere oplysninger|Adresse, løn og påklædning)$/)),
    unfolded("view-price", path, words("Vis pris")),
    unfolded("view-price-why", path, words("Vis pris"), words("Hvorfor denne pris?")),
    unfolded("view-favourites", path, button(/^Favoritter/)),
    unfolded("view-experienced", path, button(/^Med erfaring/)),
    over("view-delete", `/viewBooking/${waiting}`, erase),
    over("view-delete-refused", path, erase),
    over("view-repeat", path, either([button("Book igen")], [moreOfBooking, item("Book igen")])),
    unfolded("view-pin", `/viewBooking/${full}`, either([button("Brug pinkode"), pause], [words("Pinkode")])),
    // The digits stay from here on.
    over("view-pin-new", `/viewBooking/${full}`, button("Ny pinkode")),
    over("view-pin-off", `/viewBooking/${full}`, button("Slå fra")),
  ];
}

function overForms({ searching }: Bookings): State[] {
  const chooseStaff = either(
    [(page) => page.getByLabel("Personale", { exact: true }).selectOption("Tjener", { timeout: 2000 })],
    [
      (page) =>
        page
          .getByRole("button", { name: /Personale/ })
          .first()
          .click({ timeout: 2000 }),
      (page) => page.getByRole("option", { name: "Tjener", exact: true }).click({ timeout: 2000 }),
    ],
  );
  return [
    over("new-calendar", "/newBooking", button(/^Vælg dato/)),
    unfolded("new-missing", "/newBooking", button("Opret gratis booking")),
    unfolded("new-filled", "/newBooking", chooseStaff, pause),
    over("new-price", "/newBooking", chooseStaff, pause, button("Se prisen")),
    over(
      "new-send",
      "/newBooking",
      chooseStaff,
      pause,
      pickedDay,
      pause,
      button("Opret gratis booking"),
      pause,
    ),
    unfolded("edit-saved", `/editBooking/${searching}`, button("Gem booking"), pause),
  ];
}

function overCheckout({ finished }: Bookings): State[] {
  const [first] = finished;
  const agreed = finished[4];
  const path = `/checkout-employees/${first}`;
  return [
    unfolded("checkout-auto", path, button("AUTO UDFYLD"), pause),
    unfolded("checkout-change", `/checkout-employees/${agreed}`, words("Ret tiderne"), pause),
    unfolded(
      "checkout-explain",
      path,
      (page) => page.getByRole("option", { name: "22:00" }).nth(1).click({ timeout: 3000 }),
      pause,
    ),
    unfolded("checkout-price", path, words("Vis pris")),
  ];
}

function overAccount(): State[] {
  return [
    unfolded(
      "profile-missing",
      "/editcorporation",
      typed("Virksomhedsnavn", ""),
      button("Gem mine ændringer"),
      pause,
    ),
    over(
      "profile-email",
      "/editcorporation",
      typed("E-mail/Brugernavn", "ny@vagtklar.test"),
      button("Gem mine ændringer"),
      pause,
    ),
    unfolded(
      "profile-password-missing",
      "/editcorporation",
      typed("Nuværende kodeord", "x"),
      typed("Nyt kodeord", "kort"),
      typed("Bekræft kodeord", "andet"),
      button("Skift kodeord"),
      pause,
    ),
    over("profile-erase", "/editcorporation", button("Slet jeres profil"), pause),
    over("security-app", "/security", button(/^Sæt op/), pause),
    over(
      "security-app-code",
      "/security",
      button(/^Sæt op/),
      pause,
      typed("Kode fra din app", "123456"),
      button("Slå til"),
      pause,
    ),
    over("security-passkey", "/security", button(/^Tilføj adgangsnøgle/), pause),
  ];
}

/** What can be opened over and in a company's screens: dialogs, sheets, menus, folds, refusals. */
export function overCompany(bookings: Bookings): State[] {
  return [
    ...overHome(),
    ...overBooking(bookings),
    ...overForms(bookings),
    ...overCheckout(bookings),
    ...overAccount(),
  ];
}
