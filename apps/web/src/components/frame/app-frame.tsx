import { Outlet, useRouterState } from "@tanstack/react-router";
import { CloudOff, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { offlineTexts } from "#texts/da/employee/phone/offline.ts";
import { fullName } from "#texts/format/contact.ts";
import { useHasNoConnection } from "#web/api/offline/connection.ts";
import { usePageTitle } from "#web/api/page/use-page-title.ts";
import { whenIdle } from "#web/api/page/when-idle.ts";
import { takeFlash } from "#web/api/session/flash.ts";
import { endTakeOver, type Session } from "#web/api/session/session.ts";
import { companyRoleOf } from "#web/api/session/use-may.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { guideRoleOf } from "#web/components/feedback/guide/guide-role.ts";
import { connectedToast as toast } from "#web/components/feedback/toasts-offline.ts";
import { StepUp } from "#web/components/security/step-up.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { prepareMenus } from "#web/ui/actions/menu.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { prepareDialogs } from "#web/ui/overlays/dialog.tsx";
import { LazyToasts, prepareToasts } from "#web/ui/overlays/lazy-toasts.tsx";
import { mayOpenInCompany } from "./company-pages.ts";
import { MainBar } from "./main-bar.tsx";

const ContractDialog = lazyComponent(async () => (await import("./contract-dialog.tsx")).ContractDialog);
const GuideWatch = lazyComponent(
  async () => (await import("#web/components/feedback/guide/guide-watch.tsx")).GuideWatch,
);
const OfficeNav = lazyComponent(async () => (await import("./office/office-nav.tsx")).OfficeNav);
const OfficeGate = lazyComponent(async () => (await import("./office/office-gate.tsx")).OfficeGate);
const NoAccess = lazyComponent(async () => (await import("./no-access.tsx")).NoAccess);
const UndoToasts = lazyComponent(async () => (await import("./undo-toasts.tsx")).UndoToasts);

/** What surrounds every screen behind a sign-in: take-over band, top bar with menu, contract, toasts. */
export function AppFrame() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const state = useAppState();
  const { session } = state;
  const guideRole = guideRoleOf(state);
  usePageTitle(path);
  const hasUndo =
    session.kind === "corporation" &&
    !session.mustSetUp &&
    (session.corporation.is_admin || session.takenOver);
  const [isContractOpen, setContractOpen] = useState(false);
  const [isGateLost, setGateLost] = useState(false);
  const user = officeUserOf(session);
  const denied = deniedOf(session, path);
  useEffect(() => {
    const left = takeFlash();
    if (left) toast.success(left);
  }, []);
  useEffect(() => whenIdle(() => void Promise.all([prepareMenus(), prepareDialogs(), prepareToasts()])), []);
  function failContract() {
    setContractOpen(false);
    toast.error(commonTexts.errorTitle);
  }

  return (
    <>
      <a className="skip-link" href="#content">
        {chromeTexts.skipToContent}
      </a>
      {session.takenOver && <TakeOverBar />}
      <MainBar onContract={() => setContractOpen(true)} />
      {session.kind === "employee" && <ConnectionBar />}
      {user && <OfficeNav {...user} onContract={() => setContractOpen(true)} onFail={() => {}} />}
      <div id="content" className={user ? "office-content" : undefined} tabIndex={-1}>
        <ErrorBoundary resetKey={path}>
          {denied ? (
            <NoAccess {...denied} onFail={() => {}} />
          ) : user && !isGateLost ? (
            <OfficeGate role={user.role} path={path} onFail={() => setGateLost(true)}>
              <Outlet />
            </OfficeGate>
          ) : (
            <Outlet />
          )}
        </ErrorBoundary>
      </div>
      {isContractOpen && <ContractDialog onClose={() => setContractOpen(false)} onFail={failContract} />}
      {hasUndo && <UndoToasts onFail={() => {}} />}
      {guideRole && <GuideWatch key={guideRole} role={guideRole} onFail={() => {}} />}
      <StepUp />
      <LazyToasts />
    </>
  );
}

/** Who of the office sits there in a session of their own, once it is set up; null for anybody else. */
function officeUserOf(session: Session) {
  if (session.kind !== "corporation" || session.takenOver || session.mustSetUp) return null;
  const { contact_person, name, office_role: role } = session.corporation;
  return role && { name: contact_person || name, role };
}

/** Who of a company may not open this page; null where it is opened. */
function deniedOf(session: Session, path: string) {
  const role = companyRoleOf(session);
  if (session.kind !== "corporation" || role === null || mayOpenInCompany(role, path)) return null;
  return { role, company: session.corporation.name };
}

/** Says that the phone shows what it has kept, for as long as the server cannot be reached. */
function ConnectionBar() {
  const isOffline = useHasNoConnection();
  return (
    <div role="status">
      {isOffline && (
        <p className="connection-bar">
          <Icon of={CloudOff} size={16} />
          <span>
            <b className="strong">{offlineTexts.noConnection}.</b> {offlineTexts.showsKept}
          </span>
        </p>
      )}
    </div>
  );
}

/** Says in whose name the admin works, and leads back to the admin's own session without a new sign-in. */
function TakeOverBar() {
  const { config, session } = useAppState();
  const [isEnding, setEnding] = useState(false);
  const sentence = chromeTexts.actingAs(config.brand, nameOf(session));

  async function end() {
    setEnding(true);
    await endTakeOver(session);
    location.assign("/");
  }

  return (
    <section className="mode-bar" aria-label={sentence}>
      <span>{sentence}</span>
      <Button size="small" isPending={isEnding} onClick={() => void end()}>
        <Icon of={Undo2} size={16} />
        {chromeTexts.backToAdmin}
      </Button>
    </section>
  );
}

function nameOf(session: Session): string {
  if (session.kind === "corporation") return session.corporation.name;
  return fullName(session.employee.first_name, session.employee.last_name);
}
