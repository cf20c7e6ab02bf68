import type * as z from "zod/mini";
import type { CompanyTask } from "#rules/people/security/company-roles.ts";
import type { OfficeTask } from "#rules/people/security/office-roles.ts";
import type { StepUp } from "#rules/people/security/second-factor.ts";
import type { ErrorCode } from "./error-codes.ts";

/**
 * Who may call an endpoint.
 * - `anyone`: no session needed
 * - `employee`: an employee, also one taken over by an admin
 * - `employee itself`: an employee, not while an admin acts for them
 * - `corporation`: any company session, an admin's own and a taken-over one included
 * - `corporation itself`: a company or an admin in a session of its own, not while an admin acts for it
 * - `admin`: an admin's own session; not while it acts for somebody else
 * - `admin rights`: an admin's own session, or a company session that an admin has taken over
 */
export type Caller =
  | "anyone"
  | "employee"
  | "employee itself"
  | "corporation"
  | "corporation itself"
  | "admin"
  | "admin rights";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One row of the contract: everything that server, client, documentation and refusal tests know of a call. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  /** The documented path below `/api/`, with `:name` for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly callers: readonly Caller[];
  /** What an office user does with it, which says the roles that may. Rule: Who may do what in the office, docs/rules/people.md. */
  readonly roles?: OfficeTask;
  /** What a company's user does with it, which says the roles that may. Rule: Who may do what in a company, docs/rules/people.md. */
  readonly companyRoles?: CompanyTask;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** A header that it takes besides the session's; its value is percent-encoded. */
  readonly header?: { readonly name: string; readonly about: string; readonly isOptional?: boolean };
  readonly answer: Answer;
  /** The status of that answer, where it is not 200. */
  readonly success?: 202;
  /** The answer is one page of a list; the header `X-Total-Count` says how long the whole list is. */
  readonly isCounted?: true;
  /** It only reads, and what it answers may be a few seconds old: a replica may be asked. */
  readonly mayLag?: true;
  /** What it may refuse besides 401, 403, 422 and 429, which follow from the row itself. */
  readonly refusals?: readonly ErrorCode[];
  /** Refusals are one plain Danish sentence instead of JSON. */
  readonly plainRefusals?: boolean;
  /** Who has to prove who they are right before: else 403 with the code `step_up`, and in `proof` with what. See `corporations/step-up`. */
  readonly stepUp?: StepUp;
  /** Only somebody who has signed in reaches it, never an API key. Rule: What an API key may call, docs/rules/people.md. */
  readonly forPeople?: true;
  /** An admin who still has to set a second factor up reaches it; without it 403 with `second_factor_required`. */
  readonly duringSetUp?: true;
  /** At most this many calls an hour from one address, and for one account where the body names it. */
  readonly rate?: { readonly perHour: number; readonly account?: "email" | "cpr" };
  /** How large its JSON body may be, where that is more than the ordinary 100,000 bytes. */
  readonly bodyBytes?: number;
  /** The body is one uploaded file instead of JSON. */
  readonly multipart?: boolean;
}

type EmployeeCaller = "anyone" | "employee" | "employee itself";
type OfficeCaller = "admin" | "admin rights";

/** Whom a row lets in: one that office users can call names their roles, one that companies can call those of their users. */
type Access =
  | {
      readonly callers: readonly EmployeeCaller[];
      readonly roles?: OfficeTask;
      readonly companyRoles?: never;
    }
  | {
      readonly callers: readonly (EmployeeCaller | OfficeCaller)[];
      readonly roles: OfficeTask;
      readonly companyRoles?: never;
    }
  | { readonly callers: readonly Caller[]; readonly roles: OfficeTask; readonly companyRoles: CompanyTask };

/** Writes one row, keeping the exact types of its schemas. */
export function endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType<Record<string, never>>,
  Query extends z.ZodMiniType = z.ZodMiniType<Record<string, never>>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Answer extends z.ZodMiniType = z.ZodMiniType,
>(row: Endpoint<Params, Query, Body, Answer> & Access): Endpoint<Params, Query, Body, Answer> {
  return row;
}

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.output<B> : never;
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;
export type QueryInput<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.input<Q> : never;
export type BodyInput<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.input<B> : never;

/** A query key: the path, then the parameters' values, then the query. Prefixes of it are keys too. */
export type QueryKey = readonly (string | number | Readonly<Record<string, unknown>>)[];

/** The key of one read, in the browser's cache and in events; parameters and query that are left out are not in it. */
export function queryKey(
  row: Pick<Endpoint, "path">,
  params?: Readonly<Record<string, string | number>>,
  query?: Readonly<Record<string, unknown>>,
): QueryKey {
  if (!params && !query) return keyOfPath(row.path);
  const key: QueryKey[number][] = [row.path];
  if (params) for (const name of parametersOf(row.path)) if (name in params) key.push(String(params[name]));
  const set = query ? Object.entries(query).filter(([, value]) => value !== undefined) : [];
  if (set.length > 0) key.push(Object.fromEntries(set));
  return key;
}

const keysOfPaths = new Map<string, QueryKey>();

/** A path as a key, made once: one write makes dozens of keys, and half of them are only that. */
function keyOfPath(path: string): QueryKey {
  const known = keysOfPaths.get(path);
  if (known) return known;
  const key = Object.freeze([path]);
  keysOfPaths.set(path, key);
  return key;
}

const parametersOfPaths = new Map<string, readonly string[]>();

/** The names of a path's parameters; each path is looked through once. */
function parametersOf(path: string): readonly string[] {
  const known = parametersOfPaths.get(path);
  if (known) return known;
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  parametersOfPaths.set(path, names);
  return names;
}

/**
 * Who is told of a change: `corporation:5`, `employee:7`, every `employees`, every `corporations`, `admins`.
 */
export type Channel =
  | `corporation:${number}`
  | `employee:${number}`
  | "employees"
  | "corporations"
  | "admins";

/**
 * The header in which a page names whom it acts for, `corporation:12` or `employee:7`. Optional; a session of anybody
 * else is refused with `other_session`.
 */
export const ACTING_AS_HEADER = "x-acting-as";

/** The header of a page of a list: what `after` takes for the next page; absent on the last one. */
export const NEXT_AFTER_HEADER = "x-next-after";

/** The header of a page of a counted list: how long the whole list is. */
export const TOTAL_COUNT_HEADER = "x-total-count";

/** The header of a write's answer: the query keys, as JSON, that it made stale for its caller. */
export const STALE_QUERIES_HEADER = "stale-queries";
/** Proxies take headers of some 8 kB together. */
export const MAX_STALE_QUERIES_BYTES = 4_000;

/** What travels from the transaction that changed something to the pages that show it. */
export interface Invalidation {
  readonly channels: readonly Channel[];
  /** Query keys, or beginnings of them, that are stale now. */
  readonly keys: readonly QueryKey[];
}
