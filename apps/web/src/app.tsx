import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { commonTexts, errorHelp } from "#texts/da/common/common.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { answers } from "#web/api/calls/answers.ts";
import { whenOtherSession, whenSetUpIsNeeded, whenUnauthorized } from "#web/api/calls/call.ts";
import { isStillStored, kindOf, type SessionKind } from "#web/api/calls/tokens.ts";
import { dropDraftsOfOthers } from "#web/api/form-drafts/draft-store.ts";
import {
  dropDraftsOfOpenedPage,
  keepPageForSignIn,
  openForms,
  watchForms,
} from "#web/api/form-drafts/open-forms.ts";
import { dropKept } from "#web/api/offline/kept-answers.ts";
import { useOffline } from "#web/api/offline/use-offline.ts";
import { guide } from "#web/api/page/guide.ts";
import { startLiveUpdates } from "#web/api/page/live.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { CodeUnavailable, leaveStaleBuild } from "#web/api/page/stale-build.ts";
import { loginPath } from "#web/api/session/login-path.ts";
import {
  accountActedFor,
  accountOf,
  autoSignIn,
  keptSession,
  leaveEnded,
  type Session,
} from "#web/api/session/session.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { watchSession } from "#web/api/session/watch-session.ts";
import { createAppRouter, fetchBackOffice, noBackOffice } from "#web/routes/routes.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { LoadingScreen } from "#web/ui/feedback/loading-screen.tsx";
import { openOverlays } from "#web/ui/overlays/close-by-back.ts";

type BackOffice = typeof noBackOffice;
type Start =
  | { at: "loading" }
  | { at: "failed" }
  /** The browser is signed in as somebody else by now: nothing more is done on this page. */
  | { at: "other session" }
  | { at: "in"; session: Session; backOffice: BackOffice };

/** The signed-in app: signs in by itself, then shows the screens of whoever it is. */
export function App({ config }: { config: AppConfig }) {
  const [start, setStart] = useState<Start>({ at: "loading" });
  /** Whose session has ended on this page, which is on its way to the login. */
  const ended = useRef<SessionKind | null>(null);

  const signIn = useCallback(async () => {
    try {
      const session = await autoSignIn();
      if (session) {
        dropDraftsOfOthers(sessionStorage, accountOf(session));
        const backOffice = roleOf(session) === "admin" ? await fetchBackOffice() : noBackOffice;
        setStart((before) => (isOfOther(before, session) ? before : { at: "in", session, backOffice }));
      } else {
        // Nobody is signed in after all: the server sends the public page of this address.
        keepPageForSignIn();
        const isOnItsWay = ended.current !== null && location.pathname + location.search !== "/";
        if (!isOnItsWay) location.reload();
      }
    } catch (error) {
      if (error instanceof CodeUnavailable && (await leaveStaleBuild())) return;
      const kept = keptSession();
      setStart((before) => {
        if (before.at === "in" || before.at === "other session") return before;
        return kept ? { at: "in", session: kept, backOffice: noBackOffice } : { at: "failed" };
      });
    }
  }, []);

  useEffect(() => {
    whenUnauthorized((key) => {
      if (key) {
        openForms.keepForSignIn();
        leaveEnded(key);
        void dropKept();
        ended.current = kindOf(key);
      }
      if (!ended.current) return;
      // Whoever pressed on meanwhile wants what they pressed.
      location.assign(loginPath(ended.current, location.pathname + location.search));
    });
    whenSetUpIsNeeded(() => void signIn());
    // The account behind this session is another one now, as after an old profile was handed over, or somebody else's.
    whenOtherSession(() => (isStillStored() ? location.reload() : setStart({ at: "other session" })));
    dropDraftsOfOpenedPage();
    void signIn();
  }, [signIn]);

  const session = start.at === "in" ? start.session : null;
  useEffect(() => {
    if (!session || session.takenOver) return;
    return watchSession(accountActedFor(session), () => setStart({ at: "other session" }));
  }, [session]);

  return (
    <>
      {start.at === "other session" && (
        <WholePage title={chromeTexts.otherSession.title}>
          <ErrorState
            title={chromeTexts.otherSession.title}
            retryLabel={chromeTexts.otherSession.reload}
            onRetry={() => location.reload()}
          >
            {chromeTexts.otherSession.help}
          </ErrorState>
        </WholePage>
      )}
      {start.at === "loading" && <LoadingScreen />}
      {start.at === "failed" && (
        <WholePage title={commonTexts.errorTitle}>
          <ErrorState title={commonTexts.errorTitle} onRetry={() => void signIn()}>
            {errorHelp(formatPhone(config.brand.supportPhone))}
          </ErrorState>
        </WholePage>
      )}
      {start.at === "in" && (
        <SignedIn config={config} session={start.session} backOffice={start.backOffice} refresh={signIn} />
      )}
    </>
  );
}

/** What stands alone on the page, without the frame of the signed-in app. */
function WholePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="whole-page">
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </main>
  );
}

function SignedIn({ backOffice, ...props }: AppState & { backOffice: BackOffice }) {
  const { session } = props;
  const role = roleOf(session);
  guide.start(props.config.demo?.since ?? null);
  const router = useMemo(() => createAppRouter(role, backOffice), [role, backOffice]);
  useOffline(session, props.refresh);
  const account = accountOf(session);
  // Before the second factor is set up the server has no changes to tell.
  const isLive = role !== "admin to set up";
  useEffect(() => (isLive ? startLiveUpdates(account) : undefined), [account, isLive]);
  useEffect(() => watchForms(router.history), [router]);
  useEffect(() => openOverlays.closeByBackOf(router.history), [router]);
  return (
    <AppStateContext value={props}>
      <QueryClientProvider client={answers}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppStateContext>
  );
}

/** A page that has shown somebody shows nobody else without being loaded anew. */
function isOfOther(start: Start, session: Session): boolean {
  return (
    start.at === "other session" || (start.at === "in" && accountOf(start.session) !== accountOf(session))
  );
}

function roleOf(session: Session) {
  if (session.kind === "employee") return session.employee.new_user ? "new employee" : "employee";
  if (session.mustSetUp) return "admin to set up";
  // Admin screens are out of reach while a company is taken over.
  return session.corporation.is_admin && !session.takenOver ? "admin" : "corporation";
}
