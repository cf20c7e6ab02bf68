import { createContext, useContext } from "react";
import type { AppConfig } from "#web/api/page/page-data.ts";
import type { Session } from "./session.ts";

export interface AppState {
  readonly config: AppConfig;
  readonly session: Session;
  /** Asks the server again who is signed in, after something of it changed. */
  readonly refresh: () => Promise<void>;
}

export const AppStateContext = createContext<AppState | null>(null);

/** Configuration and session of the signed-in app. */
export function useAppState(): AppState {
  const state = useContext(AppStateContext);
  if (!state) throw new Error("outside the signed-in app");
  return state;
}

export function useCorporation() {
  const { session } = useAppState();
  if (session.kind !== "corporation") throw new Error("not a corporation's page");
  return session;
}

export function useEmployee() {
  const { session } = useAppState();
  if (session.kind !== "employee") throw new Error("not an employee's page");
  return session;
}
