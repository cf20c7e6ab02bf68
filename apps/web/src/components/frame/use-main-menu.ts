import { useRouter } from "@tanstack/react-router";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import type { GuideRole } from "#texts/da/common/guide.ts";
import { guide } from "#web/api/page/guide.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { type Session, signOut } from "#web/api/session/session.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { guideRoleOf } from "#web/components/feedback/guide/guide-role.ts";
import { menuGroups } from "./menu-groups.ts";
import type { ScreenPath } from "./screen-link.tsx";

/** The menu of whoever is signed in: its lines, and how their pages are fetched ahead and opened. */
export function useMainMenu(onContract: () => void) {
  const state = useAppState();
  const { session } = state;
  const router = useRouter();
  const guideRole = guideRoleOf(state);
  function showGuide(role: GuideRole) {
    guide.reopen(role);
    void router.navigate({ to: "/" }).then(() => scrollTo({ top: 0 }));
  }
  return {
    groups: menuGroups(session, {
      onContract,
      onSignOut: () => void leave(session),
      onGuide: guideRole && (() => showGuide(guideRole)),
    }),
    // The entries' paths are those of `routes.tsx`, which the menu passes on as it was given them.
    onPoint: (href: string) => void router.preloadRoute({ to: href as ScreenPath }).catch(() => {}),
    onFollow: (href: string) => void router.navigate({ href }),
  };
}

/** Companies land on `/`, admins and employees on their login; the page there shows the signed-out toast. */
async function leave(session: Session): Promise<void> {
  const isAdmin = session.kind === "corporation" && session.corporation.is_admin;
  const login = session.kind === "employee" && !session.takenOver ? "/employeelogin" : "/";
  await signOut(session);
  leaveFlash(chromeTexts.signedOut);
  location.assign(isAdmin ? "/corporationLogin" : login);
}
