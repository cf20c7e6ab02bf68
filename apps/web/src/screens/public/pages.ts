import type { ComponentType } from "react";
import type { PublicPageProps } from "#web/api/page/page-data.ts";

interface PublicPage {
  /** The path in lower case, `:name` for a parameter; null for what stands in another page's place. */
  readonly path: string | null;
  /** Where its component stands, as in `load`: the server preloads it. */
  readonly module: string;
  readonly load: () => Promise<ComponentType<PublicPageProps>>;
}

/** The pages that the server renders, for people who are not signed in. */
export const publicPages = {
  home: {
    path: "/",
    module: "landing/landing-page.tsx",
    load: async () => (await import("./landing/landing-page.tsx")).LandingPage,
  },
  /** Stands at `/?booking`. */
  booking: {
    path: null,
    module: "booking/booking-start.tsx",
    load: async () => (await import("./booking/booking-start.tsx")).BookingStart,
  },
  "sign-up": {
    path: "/newcorporation",
    module: "sign-up/sign-up-page.tsx",
    load: async () => (await import("./sign-up/sign-up-page.tsx")).SignUpPage,
  },
  "corporation-login": {
    path: "/corporationlogin",
    module: "login/corporation-login.tsx",
    load: async () => (await import("./login/corporation-login.tsx")).CorporationLogin,
  },
  "employee-login": {
    path: "/employeelogin",
    module: "login/employee-login.tsx",
    load: async () => (await import("./login/employee-login.tsx")).EmployeeLogin,
  },
  "reset-password": {
    path: "/resetpassword",
    module: "password/reset-password.tsx",
    load: async () => (await import("./password/reset-password.tsx")).ResetPassword,
  },
  "confirm-reset-password": {
    path: "/confirmresetpassword/:token",
    module: "password/confirm-reset-password.tsx",
    load: async () => (await import("./password/confirm-reset-password.tsx")).ConfirmResetPassword,
  },
  "confirm-email": {
    path: "/confirmemail/:token",
    module: "password/confirm-email.tsx",
    load: async () => (await import("./password/confirm-email.tsx")).ConfirmEmail,
  },
  unsubscribe: {
    path: "/email/unsubscribe/:token",
    module: "unsubscribe/unsubscribe-page.tsx",
    load: async () => (await import("./unsubscribe/unsubscribe-page.tsx")).UnsubscribePage,
  },
  "trade-terms": {
    path: "/terms",
    module: "terms/terms-page.tsx",
    load: async () => (await import("./terms/terms-page.tsx")).TradeTermsPage,
  },
  "employee-agreement": {
    path: "/terms/employees",
    module: "terms/terms-page.tsx",
    load: async () => (await import("./terms/terms-page.tsx")).EmployeeAgreementPage,
  },
  privacy: {
    path: "/privacy",
    module: "privacy/privacy-page.tsx",
    load: async () => (await import("./privacy/privacy-page.tsx")).PrivacyPage,
  },
  unavailable: {
    path: null,
    module: "unavailable-page.tsx",
    load: async () => (await import("./unavailable-page.tsx")).UnavailablePage,
  },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;
