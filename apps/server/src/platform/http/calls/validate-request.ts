import * as z from "zod/mini";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import { generalMessages } from "#texts/da/validation.ts";
import { unstorableTexts } from "./unstorable-text.ts";

/** A call's parts as they came in. */
export interface RawCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks the parts of a call against its row and returns them clean. A path id that is none answers 404;
 * everything else that does not fit, or that cannot be stored, answers 422 with a message a field.
 */
export function readCall(row: Endpoint, raw: RawCall) {
  const params = row.params ? z.safeParse(row.params, raw.params ?? {}) : null;
  if ((params && !params.success) || unstorableTexts(raw.params).length > 0)
    throw new DomainError("not_found");
  // Without a prototype, so that a field named `toString` is as unknown as any other.
  const errors: Record<string, string> = Object.create(null);
  const query = row.query ? parse(row.query, onlyStrings(raw.query), errors) : {};
  const body = row.body ? parse(row.body, raw.body ?? {}, errors) : undefined;
  if (Object.keys(errors).length > 0) throw new DomainError("invalid", { fields: errors });
  return { params: params?.data ?? {}, query, body };
}

function parse(schema: z.ZodMiniType, value: unknown, errors: Record<string, string>): unknown {
  const parsed = z.safeParse(schema, value);
  for (const issue of parsed.error?.issues ?? []) {
    for (const field of fieldsOf(issue)) errors[field] ??= issue.message;
  }
  for (const field of unstorableTexts(value)) errors[field || "body"] ??= generalMessages.invalid;
  return parsed.data;
}

/** An unknown name is reported under that name; everything else under its path. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map(String);
  return [issue.path.map(String).join(".") || "body"];
}

/** A repeated query parameter counts once: the last. */
function onlyStrings(query: unknown): unknown {
  if (typeof query !== "object" || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}
