import { expect, test } from "vitest";
import { readInvitedLines } from "./invited-lines.ts";

test("a line is a number or an e-mail, with a name where one stands there", () => {
  const { people, wrong } = readInvitedLines(
    "20 55 01 81\n\nnadia@example.test\nTilde Bak; +45 20550183\r\nHannes;Aa;hannes@example.test;20550184",
  );
  expect(wrong).toEqual([]);
  expect(people).toEqual([
    { first_name: "", last_name: "", phone: "20550181" },
    { first_name: "", last_name: "", email: "nadia@example.test" },
    { first_name: "Tilde", last_name: "Bak", phone: "20550183" },
    { first_name: "Hannes", last_name: "Aa", email: "hannes@example.test", phone: "20550184" },
  ]);
});

test("the head of a CSV file is no line, and what names nobody is told with its number", () => {
  const file = '\uFEFFFornavn;Efternavn;E-mail;Mobil\n"Nadia";"Vind";"nadia@example.test";\nTilde;Bak;;2055';
  expect(readInvitedLines(file)).toEqual({
    people: [{ first_name: "Nadia", last_name: "Vind", email: "nadia@example.test" }],
    wrong: [{ line: 3, text: "Tilde;Bak;;2055" }],
  });
});
