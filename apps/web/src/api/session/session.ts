import type * as z from "zod/mini";
import type { signedInUser, WireCorporation } from "#contract/corporations/corporation.entities.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type Account, nameOfAccount } from "#rules/people/security/acting-as.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { answers, createDeduplicator } from "#web/api/calls/answers.ts";
import { ApiError, actFor, call, whenUnauthorized } from "#web/api/calls/call.ts";
import {
  activeToken,
  dropAllTokens,
  dropToken,
  heldToken,
  isTakeOver,
  kindOf,
  replaceToken,
  storeAccount,
  storeToken,
  type TokenKey,
} from "#web/api/calls/tokens.ts";
import { openForms } from "#web/api/form-drafts/open-forms.ts";
import { dropKept, keptEmployee } from "#web/api/offline/kept-answers.ts";
import { leaveDevice } from "#web/api/offline/leave-device.ts";
import { leaveFlash } from "./flash.ts";

/** Who is signed in here. `asAdmin`: an admin's own session or one that an admin has taken over. */
export type Session =
  | {
      readonly kind: "corporation";
      readonly corporation: WireCorporation;
      /** Who of the company it is; null for the office, also while it acts for the company. */
      readonly user: SignedInUser | null;
      readonly takenOver: boolean;
      readonly asAdmin: boolean;
      /** An admin who has to set a second factor up before anything else. */
      readonly mustSetUp: boolean;
    }
  | {
      readonly kind: "employee";
      readonly employee: WireEmployee;
      readonly takenOver: boolean;
      readonly asAdmin: boolean;
    };

/** Whom the session acts for. */
export function accountActedFor(session: Session): Account {
  return {
    kind: session.kind,
    id: session.kind === "corporation" ? session.corporation.id : session.employee.id,
  };
}

type SignedInUser = z.output<typeof signedInUser>;

/** The account that is signed in, of a company the person's; an admin who has taken somebody over is not that account. */
export function accountOf(session: Session): string {
  const id =
    session.kind === "corporation" ? (session.user?.id ?? session.corporation.id) : session.employee.id;
  return `${session.kind}-${id}${session.takenOver ? "-taken-over" : ""}`;
}

/**
 * The automatic sign-in at start: the first stored token that the server still knows. Tokens it does not know
 * are dropped and the next one is tried. Null when nobody is signed in.
 */
export async function autoSignIn(): Promise<Session | null> {
  for (let active = activeToken(); active; active = activeToken()) {
    try {
      const session = await loadSession(active.key);
      actFor(accountActedFor(session));
      storeAccount(nameOfAccount(accountActedFor(session)));
      return session;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
      leaveEnded(active.key);
    }
  }
  // A hint without any token would have the server send the app again and again.
  dropAllTokens();
  return null;
}

/** Drops the token of a session that the server has ended. Of a take-over the next page says so: it is somebody else's. */
export function leaveEnded(key: TokenKey): void {
  if (isTakeOver(key)) leaveFlash(chromeTexts.takeOverEnded);
  dropToken(key);
  actFor(null);
}

/** The employee's session as this phone last knew it, for a start without a connection; null where it keeps none. */
export function keptSession(): Session | null {
  const employee = activeToken()?.key === "employeeToken" ? keptEmployee() : null;
  if (employee) actFor({ kind: "employee", id: employee.id });
  return employee && { kind: "employee", employee, takenOver: false, asAdmin: false };
}

/** The session goes on with the token of the answer: it is another one once its rights have changed. */
async function loadSession(key: TokenKey): Promise<Session> {
  const takenOver = isTakeOver(key);
  const sent = heldToken(key) ?? "";
  if (kindOf(key) === "employee") {
    const { employee, token } = await call(sessionEndpoints.employeeMe, { tokenKey: key });
    replaceToken(key, sent, token);
    return { kind: "employee", employee, takenOver, asAdmin: takenOver };
  }
  const answer = await call(sessionEndpoints.corporationMe, { tokenKey: key });
  const { corporation, user, token } = answer;
  replaceToken(key, sent, token);
  return {
    kind: "corporation",
    corporation,
    user,
    takenOver,
    asAdmin: takenOver || corporation.is_admin,
    mustSetUp: !takenOver && answer.second_factor_required === true,
  };
}

/** Signs out on the server and here. The other side of a slow or dead server signs out here all the same. */
export async function signOut(session: Session): Promise<void> {
  const row =
    session.kind === "employee" ? sessionEndpoints.employeeSignOut : sessionEndpoints.corporationSignOut;
  // Calls under way are refused from here on; the one who signs out says where to go.
  whenUnauthorized(() => {});
  if (session.takenOver) await endOwnSessionOfAdmin();
  else if (session.kind === "employee") await leaveDevice();
  await call(row).catch(() => {});
  openForms.forgetAll();
  dropAllTokens();
  answers.clear();
  await dropKept();
}

/** The admin's own sign-out, which ends the take-over with it. */
async function endOwnSessionOfAdmin(): Promise<void> {
  await call(sessionEndpoints.corporationSignOut, { tokenKey: "corporationToken" }).catch(() => {});
}

/** Ends a take-over; the admin's own session is in force again. */
export async function endTakeOver(session: Session): Promise<void> {
  const row =
    session.kind === "employee" ? sessionEndpoints.employeeSignOut : sessionEndpoints.corporationSignOut;
  // Calls under way are refused from here on, which is no end that has to be told.
  whenUnauthorized(() => {});
  await call(row).catch(() => {});
  dropToken(session.kind === "employee" ? "takenOverEmployeeToken" : "takenOverCorporationToken");
  answers.clear();
}

const join = createDeduplicator<void>();

/**
 * Takes a company or an employee over; the admin's own token stays where it is. The two presses of a double click take
 * over once.
 */
export function takeOver(kind: "corporation" | "employee", id: number): Promise<void> {
  return join(`${kind} ${id}`, () => startTakeOver(kind, id));
}

async function startTakeOver(kind: "corporation" | "employee", id: number): Promise<void> {
  if (kind === "corporation") {
    const { token } = await call(sessionEndpoints.takeOverCorporation, { params: { id } });
    storeToken("takenOverCorporationToken", token);
  } else {
    const { token } = await call(sessionEndpoints.takeOverEmployee, { params: { id } });
    storeToken("takenOverEmployeeToken", token);
  }
  answers.clear();
}
