import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { allEndpoints } from "#contract/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { errorStatus } from "#contract/wire/error-codes.ts";
import type { Settings } from "#server/platform/settings.ts";

/** `/api/openapi.json` and a page to read it on, both made from the contract. */
export function addDocumentation(
  app: FastifyInstance,
  served: readonly Endpoint[],
  settings: Settings,
): void {
  const rows = allEndpoints.filter(({ row }) => served.includes(row));
  const description = JSON.stringify(openApi(rows, settings));
  const page = readablePage(rows, settings.brand.name);
  app.get("/api/openapi.json", async (_request, reply) => reply.type("application/json").send(description));
  app.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
}

type Rows = typeof allEndpoints;

function openApi(rows: Rows, settings: Settings): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { area, name, row } of rows) {
    const path = `/api/${row.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(area, name, row) };
  }
  return {
    openapi: "3.1.0",
    info: { title: settings.brand.name, version: "1" },
    servers: [{ url: settings.publicUrl }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

function operation(area: string, name: string, row: Endpoint): object {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: row.summary,
    description: `Callers: ${row.callers.join(", ")}.`,
    ...(row.callers.includes("anyone") ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(row.params, "path"),
      ...parameters(row.query, "query"),
      ...headerParameters(row),
    ],
    ...(row.body
      ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(row.body) } } } }
      : {}),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: schemaOf(row.answer) } } },
      ...refusalResponses(row),
    },
  };
}

function refusalResponses(row: Endpoint): Record<number, { description: string }> {
  const codes = new Map<number, string[]>();
  const add = (status: number, why: string) => codes.set(status, [...(codes.get(status) ?? []), why]);
  if (!row.callers.includes("anyone")) {
    add(401, "unauthenticated");
    add(403, "forbidden");
  }
  if (row.query || row.body) add(422, "invalid");
  if (row.rate) add(429, "too_many_requests");
  for (const code of row.refusals ?? []) add(errorStatus[code], code);
  return Object.fromEntries(
    [...codes].map(([status, why]) => [status, { description: [...new Set(why)].join(", ") }]),
  );
}

function parameters(schema: z.ZodMiniType | undefined, place: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: one,
  }));
}

function headerParameters({ header }: Endpoint): object[] {
  if (!header) return [];
  const schema = { type: "string" };
  return [
    { name: header.name, in: "header", required: !header.isOptional, description: header.about, schema },
  ];
}

function schemaOf(schema: z.ZodMiniType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    $schema?: string;
  };
  return rest;
}

function readablePage(rows: Rows, brand: string): string {
  const sections = Map.groupBy(rows, ({ area }) => area);
  const body = [...sections]
    .map(([area, own]) => `<h2>${area}</h2><dl>${own.map(entry).join("")}</dl>`)
    .join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(brand)} API</title><body><h1>${escapeHtml(brand)} API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Refusals: <code>{status: "error", code, message, errors?}</code>.</p>${body}</body></html>`;
}

function entry({ row }: Rows[number]): string {
  const refusals = row.refusals?.map((code) => `${code} (${errorStatus[code]})`).join(", ");
  return `<dt><code>${row.method} /api/${escapeHtml(row.path)}</code></dt><dd>${escapeHtml(row.summary)}<br><small>${row.callers.join(", ")}${refusals ? ` · refuses: ${refusals}` : ""}</small></dd>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
