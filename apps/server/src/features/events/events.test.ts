import { expect, test } from "vitest";
import { auditWord } from "#texts/da/backoffice/audit-actions.ts";
import { nameOfLogged } from "#texts/da/backoffice/audit-log.ts";
import { events } from "./events.ts";

const audited = Object.entries(events)
  .filter(([, row]) => row.audited !== "never")
  .map(([type]) => type.split(".") as [entity: string, action: string]);

test("every event that the audit log holds has a Danish word for its action", () => {
  expect(audited.length).toBeGreaterThan(0);
  expect(audited.map(([, action]) => action).filter((action) => auditWord(action) === action)).toEqual([]);
});

test("every event that the audit log holds has a Danish word for what it is about", () => {
  const entities = [...new Set(audited.map(([entity]) => entity))];
  const unnamed = entities.filter((kind) => nameOfLogged({ kind, id: "7", name: null }) === `${kind} 7`);
  // Their Danish words are the same.
  expect(unnamed).toEqual(["webhook", "booking", "invitation"]);
});
