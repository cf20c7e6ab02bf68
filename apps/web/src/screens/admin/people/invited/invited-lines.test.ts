import { expect, test } from "vitest";
import { textOf } from "../old-profiles/use-import.ts";
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
    repeated: [],
  });
});

test("whoever stands in the file twice is invited once, and the lines are told, also in other letters", () => {
  const { people, repeated } = readInvitedLines(
    "nadia@example.test\nTilde Bak;20550183\nNADIA@example.test\nHannes;Aa;hannes@example.test;+45 20 55 01 83",
  );
  expect(people).toHaveLength(2);
  expect(repeated).toEqual([3, 4]);
});

test("a file of Excel with semicolons and Danish letters in its own encoding is read whole, each wrong line by its number", () => {
  const rows = Array.from({ length: 60 }, (_, at) => `Søren ${at};Ågård;s${at}@eksempel.test;`);
  rows[9] = "Æble;Øst;ingen;";
  const file = ["Fornavn;Efternavn;E-mail;Mobil", ...rows].join("\r\n");
  const bytes = Uint8Array.from(file, (letter) => letter.charCodeAt(0));
  for (const text of [textOf(bytes.buffer), textOf(new TextEncoder().encode(`\uFEFF${file}`).buffer)]) {
    const { people, wrong } = readInvitedLines(text);
    expect(people).toHaveLength(59);
    expect(people[0]).toEqual({ first_name: "Søren 0", last_name: "Ågård", email: "s0@eksempel.test" });
    expect(wrong).toEqual([{ line: 11, text: "Æble;Øst;ingen;" }]);
  }
});
