import {
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import { AppFrame } from "#web/components/frame/app-frame.tsx";
import { fetchScreen, ScreenFailed } from "#web/components/frame/lazy-screen.tsx";
import { oldInAddress, termInAddress, upcomingInAddress } from "#web/screens/admin/bookings/list-address.ts";

export type Role = "corporation" | "admin" | "admin to set up" | "employee" | "new employee";

/** Fetches a screen's code when somebody is about to go there. */
type Screen = () => Promise<RouteComponent>;
type Typed = Record<string, unknown>;

interface ScreenRow<Path extends string, Search> {
  readonly path: Path;
  readonly seenBy: Partial<Record<Role, Screen>>;
  readonly search: (typed: Typed) => Search;
}

/** A path, who sees which screen there, and what its links may say in the query. */
function row<const Path extends string, Search = Record<never, never>>(
  path: Path,
  seenBy: Partial<Record<Role, Screen>>,
  search: (typed: Typed) => Search = () => ({}) as Search,
): ScreenRow<Path, Search> {
  return { path, seenBy, search };
}

const company = (screen: Screen) => ({ corporation: screen, admin: screen });
const admin = (screen: Screen) => ({ admin: screen });
const employee = (screen: Screen) => ({ employee: screen });
const securityScreen: Screen = async () =>
  (await import("#web/screens/corporation/security/security-screen.tsx")).SecurityScreen;
const jobScreen = employee(
  async () => (await import("#web/screens/employee/booking/booking-screen.tsx")).BookingScreen,
);

const homeScreen = async () => (await import("#web/screens/corporation/home/home-screen.tsx")).HomeScreen;

const privacyScreen: Screen = async () =>
  (await import("#web/screens/everybody/privacy/privacy-screen.tsx")).PrivacyScreen;

const myDataScreen: Screen = async () =>
  (await import("#web/screens/employee/my-data/my-data-screen.tsx")).MyDataScreen;

/** Every screen behind a sign-in. Letter case never matters; anything else goes to `/`. */
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
    // The tab that is open; `next` is the page that a new employee wanted.
    ({ step, next }): { step?: number; next?: string } => ({
      step: numberIn(step),
      next: typeof next === "string" ? next : undefined,
    }),
  ),
  // An admin's own bookings; whoever else asks is led to its home.
  row("/home", admin(homeScreen), ({ step }): { step?: number } => ({ step: numberIn(step) })),
  row(
    "/viewBooking/$bookingId",
    company(
      async () =>
        (await import("#web/screens/corporation/booking-view/booking-view-screen.tsx")).BookingViewScreen,
    ),
  ),
  row(
    "/newBooking",
    company(
      async () =>
        (await import("#web/screens/corporation/booking-form/new-booking-screen.tsx")).NewBookingScreen,
    ),
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
  row("/security", { ...company(securityScreen), "admin to set up": securityScreen }),
  row(
    "/checkout-employees/$bookingId",
    company(
      async () => (await import("#web/screens/corporation/checkout/checkout-screen.tsx")).CheckoutScreen,
    ),
  ),
  row("/bookinginformation/$bookingId", jobScreen),
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
    "/history",
    employee(async () => (await import("#web/screens/employee/history/history-screen.tsx")).HistoryScreen),
  ),
  row(
    "/penalties",
    employee(
      async () => (await import("#web/screens/employee/penalties/penalties-screen.tsx")).PenaltiesScreen,
    ),
  ),
  row("/my-data", { employee: myDataScreen, "new employee": myDataScreen }),
  row("/privacy", { ...company(privacyScreen), employee: privacyScreen, "new employee": privacyScreen }),
  row(
    "/checkout-employees/$shiftId",
    employee(
      async () => (await import("#web/screens/employee/checkout/checkout-screen.tsx")).EmployeeCheckoutScreen,
    ),
  ),
  row(
    "/admin/approve-booking-overview",
    admin(
      async () =>
        (await import("#web/screens/admin/approval/approval-overview-screen.tsx")).ApprovalOverviewScreen,
    ),
  ),
  row(
    "/admin/review-booking/$bookingId",
    admin(
      async () => (await import("#web/screens/admin/approval/review-booking-screen.tsx")).ReviewBookingScreen,
    ),
  ),
  row(
    "/admin/bookingInvoice/$bookingId",
    admin(async () => (await import("#web/screens/admin/invoice/invoice-screen.tsx")).InvoiceScreen),
    ({ weekNumber, year }): { weekNumber?: number; year?: number } => ({
      weekNumber: numberIn(weekNumber),
      year: numberIn(year),
    }),
  ),
  row(
    "/admin/upcomingBookings",
    admin(
      async () => (await import("#web/screens/admin/bookings/upcoming/upcoming-screen.tsx")).UpcomingScreen,
    ),
    upcomingInAddress,
  ),
  row(
    "/admin/oldBookings",
    admin(
      async () => (await import("#web/screens/admin/bookings/old/old-bookings-screen.tsx")).OldBookingsScreen,
    ),
    oldInAddress,
  ),
  row(
    "/admin/mailbox",
    admin(async () => (await import("#web/screens/admin/mailbox/mailbox-screen.tsx")).MailboxScreen),
  ),
  row(
    "/admin/audit",
    admin(async () => (await import("#web/screens/admin/audit/audit-screen.tsx")).AuditScreen),
    ({ kind, q, who, from, to }): Partial<Record<"kind" | "q" | "who" | "from" | "to", string>> => ({
      kind: textIn(kind),
      q: textIn(q),
      who: textIn(who),
      from: textIn(from),
      to: textIn(to),
    }),
  ),
  row(
    "/admin/penalties",
    admin(
      async () => (await import("#web/screens/admin/people/penalties/penalties-screen.tsx")).PenaltiesScreen,
    ),
  ),
  row(
    "/admin/transfers",
    admin(
      async () => (await import("#web/screens/admin/people/transfers/transfers-screen.tsx")).TransfersScreen,
    ),
  ),
  row(
    "/admin/showEmployees",
    admin(
      async () => (await import("#web/screens/admin/people/employees/employees-screen.tsx")).EmployeesScreen,
    ),
    termInAddress,
  ),
  row(
    "/admin/showCorporations",
    admin(
      async () =>
        (await import("#web/screens/admin/people/corporations/corporations-screen.tsx")).CorporationsScreen,
    ),
    termInAddress,
  ),
  row(
    "/admin/staffType",
    admin(async () => (await import("#web/screens/admin/staff-type/staff-type-screen.tsx")).StaffTypeScreen),
    // A staff type by its id, or one of the entries that are common to all by its word.
    ({ entry }): { entry?: number | string } => ({
      entry: typeof entry === "number" || typeof entry === "string" ? entry : undefined,
    }),
  ),
] as const;

function numberIn(typed: unknown): number | undefined {
  return typeof typed === "number" ? typed : undefined;
}

/** What was typed; a number in the address is one too. */
function textIn(typed: unknown): string | undefined {
  return typeof typed === "string" || typeof typed === "number" ? String(typed) : undefined;
}

/** What surrounds every screen. */
const createFrame = () => createRootRoute({ component: AppFrame, notFoundComponent: () => null });

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

/** The router of one role: only that role's screens exist in it, while the types of links know all. */
export function createAppRouter(role: Role) {
  const frame = createFrame();
  const own = screens
    .filter(({ seenBy }) => role in seenBy)
    .map((screen) => routeOf<string, object>(frame, role, screen)) as unknown as RoutesOf<typeof screens>;
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
      ...(role === "admin" ? [] : [home]),
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
