import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import {
  type Act,
  button,
  either,
  failing,
  offline,
  over,
  pickedDay,
  type State,
  screen,
  ticked,
  typed,
  unfolded,
  words,
} from "./state.ts";

/** The upper part of the booking form, so that a price stands there. */
const essentials: readonly Act[] = [
  either(
    [(page) => page.getByLabel("Personale", { exact: true }).selectOption("Tjener", { timeout: 2000 })],
    [
      (page) => page.getByRole("button", { name: /Vælg personale/ }).click({ timeout: 2000 }),
      (page) => page.getByRole("option", { name: "Tjener" }).click({ timeout: 2000 }),
    ],
  ),
  typed("Timeløn", "192,50"),
];

const signIn: readonly Act[] = [
  typed("E-mail", "hotel@vagtklar.test"),
  typed("Kodeord", "not-the-password"),
  button("Login"),
];

/** Every state of the public pages. */
export const visitorStates: readonly State[] = [
  screen("front", "/"),
  over("front-menu", "/", button("Menu")),
  over("front-calendar", "/", button(/^Vælg dato/)),
  over("front-price", "/", button("Se prisen")),
  unfolded("front-filled", "/", ...essentials),
  unfolded(
    "front-why",
    "/",
    ...essentials,
    pickedDay,
    either([words("Hvorfor denne pris?")], [button("Se prisen"), words("Hvorfor denne pris?")]),
  ),
  unfolded("front-open", "/", ...essentials, button("Videre")),
  unfolded("front-missing", "/", button("Videre"), button("Fortsæt")),
  over("front-address", "/", typed("Adresse", "Vesterbrogade 3"), (page) => page.waitForTimeout(900)),
  over("front-address-none", "/", typed("Adresse", "Xyzvej"), (page) => page.waitForTimeout(900)),
  screen("sign-up", "/newCorporation"),
  unfolded(
    "sign-up-missing",
    "/newCorporation",
    ticked("Jeg accepterer handelsbetingelserne"),
    button("Opret Virksomhed"),
  ),
  over("sign-up-terms", "/newCorporation", button(/handelsbetingelser/i)),
  screen("company-login", "/corporationlogin"),
  unfolded("company-login-missing", "/corporationlogin", button("Login")),
  unfolded("company-login-wrong", "/corporationlogin", ...signIn, (page) =>
    page.locator(".toast").first().waitFor(),
  ),
  unfolded("company-login-offline", "/corporationlogin", ...signIn.slice(0, 2), offline, ...signIn.slice(2)),
  {
    ...unfolded(
      "second-step",
      "/corporationlogin",
      typed("E-mail", "hotel@vagtklar.test"),
      typed("Kodeord", demoPassword),
      button("Login"),
    ),
    before: (page) =>
      page.route(`**/api/${sessionEndpoints.corporationSignIn.path}`, (route) =>
        route.fulfill({
          json: { status: "second_factor", challenge: "c", methods: ["totp", "recovery_code", "passkey"] },
        }),
      ),
  },
  screen("employee-login", "/employeelogin"),
  unfolded(
    "employee-login-missing",
    "/employeelogin",
    ticked("Jeg accepterer privatlivspolitikken"),
    button("Log ind lokalt (afprøvning)"),
  ),
  over("employee-login-policy", "/employeelogin", button(/privatlivspolitik/i)),
  screen("reset", "/resetPassword"),
  unfolded(
    "reset-unknown",
    "/resetPassword",
    typed("E-mail", "nobody@vagtklar.test"),
    button(/^Nulstil|^Send/),
  ),
  unfolded(
    "reset-sent",
    "/resetPassword",
    typed("E-mail", "bryggeri@vagtklar.test"),
    button(/^Nulstil|^Send/),
  ),
  screen("reset-confirm", "/confirmResetPassword/unknown"),
  unfolded("reset-confirm-missing", "/confirmResetPassword/unknown", button(/^Nulstil|^Skift|^Gem/)),
  screen("confirm-email", "/confirmEmail/unknown"),
  screen("unsubscribe", "/email/unsubscribe/unknown"),
  screen("privacy", "/privacy"),
  screen("not-there", "/nowhere"),
  failing("sign-up-failing", "/newCorporation", sessionEndpoints.corporationMe),
];
