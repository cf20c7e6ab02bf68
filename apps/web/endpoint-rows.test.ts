import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { READ_BY_BROWSER, slimModule } from "./endpoint-rows.ts";

const find = endpoint({
  method: "GET",
  path: "things/:id",
  summary: "One thing.",
  callers: ["anyone"],
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.number() }),
});

test("the browser gets the rows of a table without their schemas", () => {
  expect(slimModule("/contract/endpoints.ts", { thingEndpoints: { find } })).toBe(
    'export const thingEndpoints = {"find":{"method":"GET","path":"things/:id","callers":["anyone"]}};',
  );
});

test("what a module exports besides its tables stays as it is written", () => {
  expect(slimModule("/contract/endpoints.ts", { kinds: ["one"], pin: z.string() })).toBe(
    [
      'export { kinds } from "/contract/endpoints.ts?as-written";',
      'export { pin } from "/contract/endpoints.ts?as-written";',
    ].join("\n"),
  );
});

test("nothing in the browser reads more of a row than it gets", () => {
  const source = `${import.meta.dirname}/src`;
  const read = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.*"] }).flatMap((file) =>
    [...readFileSync(`${source}/${file}`, "utf8").matchAll(/(?<!typeof \w*)\w+Endpoints\.\w+\.(\w+)/g)].map(
      ([, property]) => property,
    ),
  );
  expect(read.filter((property) => !READ_BY_BROWSER.some((kept) => kept === property))).toEqual([]);
});
