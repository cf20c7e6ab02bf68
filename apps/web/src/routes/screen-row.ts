import type { RouteComponent } from "@tanstack/react-router";

export type Role = "corporation" | "admin" | "admin to set up" | "employee" | "new employee";

/** Fetches a screen's code when somebody is about to go there. */
export type Screen = () => Promise<RouteComponent>;
export type Typed = Record<string, unknown>;

export interface ScreenRow<Path extends string, Search> {
  readonly path: Path;
  readonly seenBy: Partial<Record<Role, Screen>>;
  readonly search: (typed: Typed) => Search;
}

/** A path, who sees which screen there, and what its links may say in the query. */
export function row<const Path extends string, Search = Record<never, never>>(
  path: Path,
  seenBy: Partial<Record<Role, Screen>>,
  search: (typed: Typed) => Search = () => ({}) as Search,
): ScreenRow<Path, Search> {
  return { path, seenBy, search };
}

/** A number of the query, undefined for anything else. */
export function numberIn(typed: unknown): number | undefined {
  return typeof typed === "number" ? typed : undefined;
}

/** A text of the query, undefined for anything else. */
export function textIn(typed: unknown): string | undefined {
  return typeof typed === "string" ? typed : undefined;
}

/** A screen that only admins see. */
export const admin = (screen: Screen) => ({ admin: screen });
