import { expect, test } from "vitest";
import { auditWord } from "#texts/da/backoffice/audit-actions.ts";
import { events } from "./events.ts";

test("every event that the audit log holds has a Danish word for its action", () => {
  const actions = Object.entries(events).flatMap(([type, { audited }]) =>
    audited === "never" ? [] : [type.slice(type.indexOf(".") + 1)],
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => auditWord(action) === action)).toEqual([]);
});
