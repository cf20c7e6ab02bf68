import { expect, test } from "vitest";
import { shareSchemas } from "./shared-components.ts";

const moment = { type: "string", format: "date-time" };
const person = { type: "object", properties: { id: { type: "integer" }, born: moment } };

test("what is named stands once, inside another named schema too, whatever the order of its keywords", () => {
  const { document, schemas } = shareSchemas(
    { answer: { format: "date-time", type: "string" }, people: { type: "array", items: person } },
    { Person: person, Moment: moment },
  );
  expect(document).toEqual({
    answer: { $ref: "#/components/schemas/Moment" },
    people: { type: "array", items: { $ref: "#/components/schemas/Person" } },
  });
  expect(schemas.Person).toEqual({
    type: "object",
    properties: { id: { type: "integer" }, born: { $ref: "#/components/schemas/Moment" } },
  });
});

test("what differs stays where it is", () => {
  const { document } = shareSchemas({ answer: { ...moment, title: "another" } }, { Moment: moment });
  expect(document.answer).not.toHaveProperty("$ref");
});
