import {
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from "@tanstack/react-router";
import { isDay } from "#rules/time/moment.ts";
import { CodeUnavailable } from "#web/api/page/stale-build.ts";
import { AppFrame } from "#web/components/frame/app-frame.tsx";
import { FrameFailed, fetchScreen, ScreenFailed } from "#web/components/frame/lazy-screen.tsx";
import type { adminScreens } from "./admin-routes.ts";
import { homeIn, homeOfAdminIn } from "./home-address.ts";
import { admin, numberIn, type Role, row, type Screen, type ScreenRow, textIn } from "./screen-row.ts";

const company = (screen: Screen) => ({ corporation: screen, admin: screen });
const employee = (screen: Screen) => ({ employee: screen });
const securityScreen: Screen = async () =>
  (await import("#web/screens/corporation/security/security-screen.tsx")).SecurityScreen;
const jobScreen = employee(
  async () => (await import("#web/screens/employee/booking/booking-screen.tsx")).BookingScreen,
);

const viewScreen: Screen = async () =>
  (await import("#web/screens/corporation/booking-view/booking-view-screen.tsx")).BookingViewScreen;

type Sorted = { sort?: string };

const homeScreen = async () => (await import("#web/screens/corporation/home/home-screen.tsx")).HomeScreen;

const privacyScreen: Screen = async () =>
  (await import("#web/screens/everybody/privacy/privacy-screen.tsx")).PrivacyScreen;

const textScreen: Screen = async () =>
  (await import("#web/screens/everybody/texts/text-screen.tsx")).TextScreen;

const myDataScreen: Screen = async () =>
  (await import("#web/screens/employee/my-data/my-data-screen.tsx")).MyDataScreen;

/** The screens behind a sign-in, the back office apart. Letter case never matters; anything else goes to `/`. */
const screens = [
  row(
    "/",
    {
      corporation: homeScreen,
      ...admin(async () => (await import("#web/screens/admin/today/today-screen.tsx")).TodayScreen),
      ...employee(async () => (await import("#web/screens/employee/home/home-screen.tsx")).HomeScreen),
      "new employee": async () =>
        (await import("#web/screens/employee/onboarding/onboarding-screen.tsx")).OnboardingScreen,
    },
    homeIn,
  ),
  // An admin's own bookings; whoever else asks is led to its home.
  row("/home", admin(homeScreen), homeOfAdminIn),
  // The address keeps what the applicants are sorted by.
  row("/viewBooking/$bookingId", company(viewScreen), ({ sort }): Sorted => ({ sort: textIn(sort) })),
  row(
    "/newBooking",
    company(
      async () =>
        (await import("#web/screens/corporation/booking-form/new-booking-screen.tsx")).NewBookingScreen,
    ),
    // The day that the booking is for, from the week.
    ({ date }): { date?: string } => ({ date: typeof date === "string" && isDay(date) ? date : undefined }),
  ),
  row(
    "/newOrder",
    company(async () => (await import("#web/screens/corporation/order/new-order-screen.tsx")).NewOrderScreen),
    // The booking that roles are added beside.
    ({ beside }): { beside?: number } => ({ beside: numberIn(beside) }),
  ),
  row(
    "/orders/$orderId",
    company(async () => (await import("#web/screens/corporation/order/order-screen.tsx")).OrderScreen),
  ),
  row(
    "/editBooking/$bookingId",
    company(
      async () =>
        (await import("#web/screens/corporation/booking-form/edit-booking-screen.tsx")).EditBookingScreen,
    ),
    ({ review }): { review?: number } => ({ review: numberIn(review) }),
  ),
  row(
    "/editcorporation",
    company(async () => (await import("#web/screens/corporation/profile/profile-screen.tsx")).ProfileScreen),
  ),
  row(
    "/invoices",
    company(
      async () => (await import("#web/screens/corporation/invoices/invoices-screen.tsx")).InvoicesScreen,
    ),
    // Those of one booking, from its page.
    ({ booking }): { booking?: number } => ({ booking: numberIn(booking) }),
  ),
  row("/departments", {
    corporation: async () =>
      (await import("#web/screens/corporation/departments/departments-screen.tsx")).DepartmentsScreen,
  }),
  row("/users", {
    corporation: async () => (await import("#web/screens/corporation/users/users-screen.tsx")).UsersScreen,
  }),
  row("/security", { ...company(securityScreen), "admin to set up": securityScreen }),
  row(
    "/checkout-employees/$bookingId",
    company(
      async () => (await import("#web/screens/corporation/checkout/checkout-screen.tsx")).CheckoutScreen,
    ),
  ),
  // The digits of the place, from the picture that was scanned.
  row("/bookinginformation/$bookingId", jobScreen, ({ pin }): { pin?: string } => ({
    pin: pin === undefined ? undefined : String(pin).padStart(4, "0"),
  })),
  row("/employee/shifts/$bookingId", jobScreen),
  row(
    "/editemployee",
    employee(
      async () => (await import("#web/screens/employee/profile/profile-screen.tsx")).EmployeeProfileScreen,
    ),
  ),
  row(
    "/pay",
    employee(async () => (await import("#web/screens/employee/pay/pay-screen.tsx")).PayScreen),
    ({ period }): { period?: string } => ({ period: typeof period === "string" ? period : undefined }),
  ),
  row(
    "/hours",
    employee(async () => (await import("#web/screens/employee/pay/hours-screen.tsx")).HoursScreen),
  ),
  row(
    "/history",
    employee(async () => (await import("#web/screens/employee/history/history-screen.tsx")).HistoryScreen),
  ),
  row(
    "/penalties",
    employee(
      async () => (await import("#web/screens/employee/penalties/penalties-screen.tsx")).PenaltiesScreen,
    ),
  ),
  row(
    "/employment-terms",
    employee(async () => (await import("#web/screens/employee/terms/terms-screen.tsx")).TermsScreen),
  ),
  row("/my-data", { employee: myDataScreen, "new employee": myDataScreen }),
  row("/privacy", { ...company(privacyScreen), employee: privacyScreen, "new employee": privacyScreen }),
  row(
    "/texts/$kind",
    { ...company(textScreen), employee: textScreen, "new employee": textScreen },
    ({ on }): { on?: string } => ({ on: typeof on === "string" && isDay(on) ? on : undefined }),
  ),
  row(
    "/checkout-employees/$shiftId",
    employee(
      async () => (await import("#web/screens/employee/checkout/checkout-screen.tsx")).EmployeeCheckoutScreen,
    ),
  ),
] as const;

type AllScreens = [...typeof screens, ...typeof adminScreens];
type BackOffice = readonly ScreenRow<string, object>[];

/** For everybody but admins. */
export const noBackOffice: BackOffice = [];

/** The screens of an admin, fetched apart. Throws `CodeUnavailable`. */
export async function fetchBackOffice(): Promise<BackOffice> {
  const load = () => import("./admin-routes.ts");
  try {
    return (await load()).adminScreens as unknown as BackOffice;
  } catch (cause) {
    throw new CodeUnavailable(load, cause);
  }
}

/** What surrounds every screen. */
const createFrame = () =>
  createRootRoute({ component: AppFrame, errorComponent: FrameFailed, notFoundComponent: () => null });

function routeOf<Path extends string, Search>(
  frame: ReturnType<typeof createFrame>,
  role: Role,
  { path, seenBy, search }: ScreenRow<Path, Search>,
) {
  return createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch: search,
    errorComponent: ScreenFailed,
  }).lazy(async () => createLazyRoute(path)({ component: await fetchScreen(seenBy[role] as Screen) }));
}

type RouteOf<Row> =
  Row extends ScreenRow<infer Path, infer Search> ? ReturnType<typeof routeOf<Path, Search>> : never;
type RoutesOf<Rows extends readonly unknown[]> = { -readonly [Index in keyof Rows]: RouteOf<Rows[Index]> };

/** The router of one role: only its own screens exist in it, while the types of links know all. */
export function createAppRouter(role: Role, backOffice: BackOffice) {
  const frame = createFrame();
  const own = [...(screens as unknown as BackOffice), ...backOffice]
    .filter(({ seenBy }) => role in seenBy)
    .map((screen) => routeOf(frame, role, screen)) as unknown as RoutesOf<AllScreens>;
  const setUpFirst = createRoute({
    getParentRoute: () => frame,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/security", replace: true });
    },
  });
  const home = createRoute({
    getParentRoute: () => frame,
    path: "/home",
    beforeLoad: ({ search }) => {
      throw redirect({ to: "/", search, replace: true });
    },
  });
  // The address of one of them, without the number.
  const ofOne = {
    "/admin/employees": "/admin/showEmployees",
    "/admin/corporations": "/admin/showCorporations",
  };
  const lists = Object.entries(ofOne).map(([path, to]) =>
    createRoute({
      getParentRoute: () => frame,
      path,
      beforeLoad: () => {
        throw redirect({ to, replace: true });
      },
    }),
  );
  const anythingElse = createRoute({
    getParentRoute: () => frame,
    path: "$",
    beforeLoad: ({ location }) => {
      // Onboarding comes first, and then the page that was wanted.
      const search = role === "new employee" ? { next: location.href } : {};
      throw redirect({ to: "/", search, replace: true });
    },
  });
  return createRouter({
    routeTree: frame.addChildren([
      ...own,
      ...((role === "admin to set up" ? [setUpFirst] : []) as []),
      ...(role === "admin" ? (lists as unknown as []) : [home]),
      anythingElse,
    ]),
    defaultPreload: "intent",
    defaultPreloadDelay: 40,
    scrollRestoration: true,
    caseSensitive: false,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
