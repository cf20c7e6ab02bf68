import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import * as z from "zod/mini";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { errorStatus } from "#contract/wire/error-codes.ts";
import { sharedSchemas } from "#contract/wire/shared-schemas.ts";
import { companyKeyScopes, officeKeyScopes } from "#rules/people/security/api-keys.ts";
import { type OfficeTask, officeRoles, rolesFor } from "#rules/people/security/office-roles.ts";
import { webhookEvents } from "#rules/webhooks/events.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { shareSchemas } from "./shared-components.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The contract row that a route answers. Routes without one are in no documentation. */
    row?: Endpoint;
  }
}

/**
 * `/api/openapi.json` and the page `/api/docs` to read and try it on, both made from the contract rows of the routes
 * that are added after this. They are computed when they are first asked for.
 */
export async function addDocumentation(app: FastifyInstance, settings: Settings): Promise<void> {
  const named = new Map(allEndpoints.map(({ area, name, row }) => [row, { area, name }]));
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${settings.brand.name} API`,
        version: "1",
        description: [REFUSALS, KEYS, WEBHOOKS].join("\n\n"),
        license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
      },
      servers: [{ url: settings.publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    hideUntagged: true,
    convertConstToEnum: false,
    transformObject: (made) => withSharedSchemas("openapiObject" in made ? made.openapiObject : {}),
    transform: ({ route, url, schema }) => {
      const row = route.config?.row;
      const name = row && named.get(row);
      return { url, schema: name ? documentationOf(row, name) : schema };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { layout: "BaseLayout", docExpansion: "none", filter: true },
  });
  app.get("/api/openapi.json", async () => app.swagger());
}

/** The calls with what several of them answer said once, among the components. */
function withSharedSchemas<Document extends { paths?: object; components?: object }>(
  made: Document,
): Document {
  const named = Object.fromEntries(
    Object.entries(sharedSchemas).map(([name, schema]) => [name, schemaOf(schema)]),
  );
  const { document: paths, schemas } = shareSchemas(made.paths, named);
  return { ...made, paths, components: { ...made.components, schemas } };
}

const REFUSALS =
  "A refusal is `{status: 'error', code, message, errors?}` with the status and code named here. " +
  "Every call takes the header `X-Acting-As`, `corporation:12` or `employee:7`: a session of anybody else is 409 `other_session`.";

const KEYS =
  "A program signs in with an API key, which an owner makes at `/users`: `Authorization: Bearer vk_…`. " +
  `A company's key does what one of its roles may (${companyKeyScopes.join(", ")}; \`read\` only reads), a key of the office ` +
  `what a role of the office may (${officeKeyScopes.join(", ")}). Calls for people alone, those that ask for a fresh proof and what ` +
  "the key's scope leaves out are 403 `key_scope`; a key that is revoked, has ended or is unknown is 401.";

const WEBHOOKS = [
  "**Webhooks.** An owner makes a webhook at `/users` (the office at `/admin/users`): an https address and the events that it is told of, " +
    `${webhookEvents.map((event) => `\`${event}\``).join(", ")}. A company is told of its own, the office of everybody's.`,
  "Each event is a `POST` with JSON `{id, type, created_at, data}`; `data` holds `booking`, `shift` or `invoice` with ids, days, times and states, " +
    "never names, personal numbers, telephone numbers or e-mail addresses. Headers: `Vagtklar-Event`, `Vagtklar-Delivery` (the same at each try) and " +
    "`Vagtklar-Signature: t=<seconds>,v1=<hex>`, where `v1` is the HMAC-SHA256 of `<t>.<body>` by the webhook's secret (`whsec_…`).",
  "To verify one: take the body as it came, compute the HMAC, compare it in constant time, and refuse a `t` more than five minutes old. `examples/webhooks` is a receiver that does.",
  "Answer 2xx within ten seconds. Everything else, redirects too, is tried again after 1, 5 and 30 minutes, 2, 6 and 12 hours and every 12 hours up to 72; then it is given up. " +
    "410, or three days without a success, pauses the webhook, and its owners are mailed. Events may come twice or out of order: keep their `id`.",
].join("\n\n");

function documentationOf(row: Endpoint, { area, name }: { area: string; name: string }): FastifySchema {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: row.summary,
    description: `Callers: ${row.callers.join(", ")}.${rolesOf(row)}${row.forPeople ? " Not with an API key." : ""}`,
    security: row.callers.includes("anyone") ? [] : [{ bearer: [] }],
    ...(row.params ? { params: schemaOf(row.params) } : {}),
    ...(row.query ? { querystring: schemaOf(row.query) } : {}),
    ...(row.header ? { headers: headersOf(row.header) } : {}),
    ...(row.body ? { body: schemaOf(row.body) } : {}),
    response: {
      [row.success ?? 200]: {
        "x-response-description": "OK",
        ...pageHeadersOf(row),
        ...schemaOf(row.answer),
      },
      ...refusalsOf(row),
    },
  };
}

const isForSome = (task: OfficeTask) => rolesFor[task].length < officeRoles.length;

function rolesOf({ roles }: Endpoint): string {
  return roles && isForSome(roles) ? ` Roles: ${rolesFor[roles].join(", ")}.` : "";
}

/** What is said of a page of a list beside it. */
function pageHeadersOf({ isCounted, query }: Endpoint): object {
  const takes: { properties?: object } = query ? schemaOf(query) : {};
  if (!("after" in (takes.properties ?? {}))) return {};
  const next = { type: "string", description: "What `after` takes for the next page; absent on the last." };
  const total = { type: "integer", description: "How long the whole list is." };
  return { headers: { "X-Next-After": next, ...(isCounted ? { "X-Total-Count": total } : {}) } };
}

function headersOf({ name, about, isOptional }: NonNullable<Endpoint["header"]>): object {
  const properties = { [name]: { type: "string", description: about } };
  return { type: "object", properties, required: isOptional ? [] : [name] };
}

/** What a row refuses, its codes by status: those that follow from the row itself, and those it names. */
function refusalsOf(row: Endpoint): Record<number, { description: string; type: "null" }> {
  const codes = new Map<number, string[]>();
  const add = (status: number, code: string) => codes.set(status, [...(codes.get(status) ?? []), code]);
  if (!row.callers.includes("anyone")) {
    add(401, "unauthenticated");
    add(403, "forbidden");
    if (row.roles && isForSome(row.roles)) add(403, "role");
    if (!row.duringSetUp) add(403, "second_factor_required");
    if (row.stepUp) add(403, "step_up");
  }
  if (row.query || row.body) add(422, "invalid");
  if (row.rate) add(429, "too_many_requests");
  for (const code of row.refusals ?? []) add(errorStatus[code], code);
  return Object.fromEntries(
    [...codes].map(([status, own]) => [
      status,
      // `null` is Swagger's word for an answer whose body is not described.
      { description: [...new Set(own)].join(", "), type: "null" as const },
    ]),
  );
}

function schemaOf(schema: z.ZodMiniType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}
