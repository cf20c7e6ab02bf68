import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { corporation } from "#contract/corporations/corporation.entities.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { answers } from "#web/api/calls/answers.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { LazyToasts } from "#web/ui/overlays/lazy-toasts.tsx";
import { toastQueue } from "#web/ui/overlays/toast.ts";
import { sampleOf } from "./sample-of.ts";

/** The path that leads nowhere within the test: the page there says which it is. */
function Elsewhere() {
  return <p>{`elsewhere: ${useLocation().pathname}`}</p>;
}

/** The app as a company has it that is signed in. */
export function companyState(values: Parameters<typeof sampleOf<typeof corporation>>[1] = {}): AppState {
  return {
    config: {
      brand: defaultBrand,
      now: Date.parse("2026-11-24T10:00:00+01:00"),
      facebookAppId: null,
      facebookDialog: null,
      appleServicesId: null,
      publicUrl: "http://localhost",
      keeping: { inactiveMonths: 24, messageDays: 90 },
      codes: { email: true, phone: false },
      localSignIn: false,
      demo: null,
    },
    session: {
      kind: "corporation",
      corporation: sampleOf(corporation, { id: 7, name: "Hotel Ferdinand", payment_deadline: 14, ...values }),
      user: null,
      takenOver: false,
      asAdmin: false,
      mustSetUp: false,
    },
    refresh: async () => {},
  };
}

interface ScreenPlace {
  /** The route, `/checkout/$bookingId`, and the address that is open, `/checkout/3`. */
  readonly path: string;
  readonly at: string;
  readonly state: AppState;
}

/** Shows a screen as the signed-in app does, at its address; any other address says only which it is. */
export async function renderScreen(Screen: FunctionComponent, { path, at, state }: ScreenPlace) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LazyToasts />
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path, component: Screen }),
      createRoute({ getParentRoute: () => root, path: "$", component: Elsewhere }),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  onTestFinished(() => {
    answers.clear();
    for (const { key } of toastQueue.visibleToasts) toastQueue.close(key);
  });
  return render(
    <AppStateContext value={state}>
      <QueryClientProvider client={answers}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </AppStateContext>,
  );
}
