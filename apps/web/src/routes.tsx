import { createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { AppFrame } from "#web/components/frame/app-frame.tsx";
import { lazyScreen } from "#web/components/frame/lazy-screen.tsx";

export type Role = "corporation" | "admin" | "employee" | "new employee";

interface ScreenRow {
  readonly path: string;
  readonly roles: readonly Role[];
  readonly screen: ReturnType<typeof lazyScreen>;
}

const company: readonly Role[] = ["corporation", "admin"];
const admin: readonly Role[] = ["admin"];
const employee: readonly Role[] = ["employee"];

/** Every screen behind a sign-in: path · roles · screen. Letter case never matters; anything else goes to `/`. */
const screens: readonly ScreenRow[] = [
  {
    path: "/",
    roles: company,
    screen: lazyScreen(() => import("#web/screens/corporation/home/home-screen.tsx"), "HomeScreen"),
  },
  {
    path: "/viewBooking/$bookingId",
    roles: company,
    screen: lazyScreen(
      () => import("#web/screens/corporation/booking-view/booking-view-screen.tsx"),
      "BookingViewScreen",
    ),
  },
  {
    path: "/newBooking",
    roles: company,
    screen: lazyScreen(
      () => import("#web/screens/corporation/booking-form/new-booking-screen.tsx"),
      "NewBookingScreen",
    ),
  },
  {
    path: "/editBooking/$bookingId",
    roles: company,
    screen: lazyScreen(
      () => import("#web/screens/corporation/booking-form/edit-booking-screen.tsx"),
      "EditBookingScreen",
    ),
  },
  {
    path: "/editcorporation",
    roles: company,
    screen: lazyScreen(() => import("#web/screens/corporation/profile/profile-screen.tsx"), "ProfileScreen"),
  },
  {
    path: "/checkout-employees/$bookingId",
    roles: company,
    screen: lazyScreen(
      () => import("#web/screens/corporation/checkout/checkout-screen.tsx"),
      "CheckoutScreen",
    ),
  },
  {
    path: "/",
    roles: ["new employee"],
    screen: lazyScreen(
      () => import("#web/screens/employee/onboarding/onboarding-screen.tsx"),
      "OnboardingScreen",
    ),
  },
  {
    path: "/",
    roles: employee,
    screen: lazyScreen(() => import("#web/screens/employee/home/home-screen.tsx"), "HomeScreen"),
  },
  ...["/bookinginformation/$bookingId", "/employee/shifts/$bookingId"].map((path) => ({
    path,
    roles: employee,
    screen: lazyScreen(() => import("#web/screens/employee/booking/booking-screen.tsx"), "BookingScreen"),
  })),
  {
    path: "/editemployee",
    roles: employee,
    screen: lazyScreen(
      () => import("#web/screens/employee/profile/profile-screen.tsx"),
      "EmployeeProfileScreen",
    ),
  },
  {
    path: "/checkout-employees/$shiftId",
    roles: employee,
    screen: lazyScreen(
      () => import("#web/screens/employee/checkout/checkout-screen.tsx"),
      "EmployeeCheckoutScreen",
    ),
  },
  {
    path: "/admin/approve-booking-overview",
    roles: admin,
    screen: lazyScreen(
      () => import("#web/screens/admin/approval/approval-overview-screen.tsx"),
      "ApprovalOverviewScreen",
    ),
  },
  {
    path: "/admin/review-booking/$bookingId",
    roles: admin,
    screen: lazyScreen(
      () => import("#web/screens/admin/approval/review-booking-screen.tsx"),
      "ReviewBookingScreen",
    ),
  },
  {
    path: "/admin/bookingInvoice/$bookingId",
    roles: admin,
    screen: lazyScreen(() => import("#web/screens/admin/invoice/invoice-screen.tsx"), "InvoiceScreen"),
  },
  {
    path: "/admin/upcomingBookings",
    roles: admin,
    screen: lazyScreen(() => import("#web/screens/admin/upcoming/upcoming-screen.tsx"), "UpcomingScreen"),
  },
  {
    path: "/admin/oldBookings",
    roles: admin,
    screen: lazyScreen(() => import("#web/screens/admin/old/old-bookings-screen.tsx"), "OldBookingsScreen"),
  },
  {
    path: "/admin/mailbox",
    roles: admin,
    screen: lazyScreen(() => import("#web/screens/admin/mailbox/mailbox-screen.tsx"), "MailboxScreen"),
  },
  {
    path: "/admin/showEmployees",
    roles: admin,
    screen: lazyScreen(() => import("#web/screens/admin/people/employees-screen.tsx"), "EmployeesScreen"),
  },
  {
    path: "/admin/showCorporations",
    roles: admin,
    screen: lazyScreen(
      () => import("#web/screens/admin/people/corporations-screen.tsx"),
      "CorporationsScreen",
    ),
  },
  {
    path: "/admin/staffType",
    roles: admin,
    screen: lazyScreen(
      () => import("#web/screens/admin/staff-type/staff-type-screen.tsx"),
      "StaffTypeScreen",
    ),
  },
];

/** The router of one role: only that role's screens exist in it. */
export function createAppRouter(role: Role) {
  const root = createRootRoute({
    component: AppFrame,
    notFoundComponent: () => null,
  });
  const own = screens
    .filter(({ roles }) => roles.includes(role))
    .map(({ path, screen }) => createRoute({ getParentRoute: () => root, path, component: screen }));
  const home = createRoute({
    getParentRoute: () => root,
    path: "/home",
    beforeLoad: ({ search }) => {
      throw redirect({ to: "/", search, replace: true });
    },
  });
  const anythingElse = createRoute({
    getParentRoute: () => root,
    path: "$",
    beforeLoad: ({ location }) => {
      // Onboarding comes first, and then the page that was wanted.
      const search = role === "new employee" ? { next: location.href } : {};
      throw redirect({ to: "/", search, replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([...own, home, anythingElse]),
    defaultPreload: "intent",
    defaultPreloadDelay: 40,
    scrollRestoration: true,
    caseSensitive: false,
  });
}
