import { describe, expect, test } from "vitest";
import { textOf } from "#web/api/forms/text-of-file.ts";
import { readInvitedLines, withLines } from "./invited-lines.ts";

/** First name, last name, e-mail and number of everybody who would be invited. */
const peopleOf = (text: string) =>
  readInvitedLines(text).people.map(({ person }) => [
    person.first_name,
    person.last_name,
    person.email ?? "",
    person.phone ?? "",
  ]);
const wrongOf = (text: string) =>
  readInvitedLines(text).wrong.map(({ line, reason }) => `${line}: ${reason}`);

test("a line is a number or an e-mail, with a name where one stands there", () => {
  const text =
    "20 55 01 81\n\nnadia@example.test\nTilde Bak; +45 20550183\r\nHannes;Aa;hannes@example.test;4520550184";
  expect(wrongOf(text)).toEqual([]);
  expect(peopleOf(text)).toEqual([
    ["", "", "", "20550181"],
    ["", "", "nadia@example.test", ""],
    ["Tilde", "Bak", "", "20550183"],
    ["Hannes", "Aa", "hannes@example.test", "20550184"],
  ]);
});

test("columns stand in any order, further ones are left out, and the head is no line", () => {
  for (const separator of [";", ",", "\t"]) {
    const rows = [
      ["Tlf. nr.", "Adresse", "E-mail", "Efternavn", "Fornavn", "Postnr."],
      ["20 55 01 81", "Skovvej 4", "nadia@example.test", "Vind", "Nadia", "8000"],
      ["", "Skovvej 12345", "", "Bak", "Tilde", "8200"],
    ];
    const text = rows.map((cells) => cells.join(separator)).join("\r\n");
    expect(peopleOf(text)).toEqual([["Nadia", "Vind", "nadia@example.test", "20550181"]]);
    expect(wrongOf(text)).toEqual(["3: Angiv mobilnummer eller e-mail"]);
  }
});

test("a separator, a quote or a line break within quotes splits no cell, and the next line keeps its number", () => {
  const text =
    'Navn,E-mail\n"Vind, Nadia ""Nad""",nadia@example.test\n"Tilde\nBak",tilde@example.test\nOle,ole@';
  expect(peopleOf(text)).toEqual([
    ["Vind, Nadia", '"Nad"', "nadia@example.test", ""],
    ["Tilde", "Bak", "tilde@example.test", ""],
  ]);
  expect(readInvitedLines(text).wrong).toEqual([
    { line: 5, lines: 1, text: "Ole,ole@", reason: "Ikke gyldig email" },
  ]);
});

test("a quote that is never closed makes its own line wrong and swallows no other", () => {
  const text = 'Nadia;nadia@example.test\n"Tilde;tilde@example.test\nKarl "Kalle" Bo;karl@example.test';
  expect(peopleOf(text).map(([, , email]) => email)).toEqual(["nadia@example.test", "karl@example.test"]);
  expect(wrongOf(text)).toEqual(["2: Et citationstegn bliver ikke lukket"]);
});

test("what is not seen is taken out: byte-order marks, zero width, soft hyphens, blanks that do not break", () => {
  const text =
    "\uFEFFFornavn;E-mail;Telefon\n\u200BNa\u00ADdia;\u2060mail@exam\u200Dple.test\u00A0;20\u00A055\u202F01\u200E81";
  expect(peopleOf(text)).toEqual([["Nadia", "", "mail@example.test", "20550181"]]);
});

test("a wrong line is told with its number and every reason, and holds nobody else back", () => {
  const text = [
    "nadia@example.test",
    "Tilde;Bak;;2055",
    "Ole;tlf. mangler",
    "Bo;+46 70 123 45 67",
    "www.svindel.dk;ida@example",
    "tove@example.test",
  ].join("\n");
  expect(peopleOf(text)).toHaveLength(2);
  expect(wrongOf(text).map((one) => one.slice(0, 2))).toEqual(["2:", "3:", "4:", "5:"]);
  expect(wrongOf(text)[2]).toBe("4: Ikke gyldigt telefon nr.");
  expect(wrongOf(text)[3]).toContain("Ikke gyldig email");
});

test("whoever stands in the file twice is invited once, also in other letters", () => {
  const { people, repeated } = readInvitedLines(
    "nadia@example.test\nTilde Bak;20550183\nNADIA@exam\u200Bple.test\nHannes;Aa;hannes@example.test;+45 20 55 01 83",
  );
  expect(people).toHaveLength(2);
  expect(repeated.map(({ line }) => line)).toEqual([3, 4]);
});

test("a file of Excel with 500 lines is read whole in each of the encodings that it writes", () => {
  const rows = Array.from({ length: 500 }, (_, at) => `Søren ${at};Ågård;s${at}@eksempel.test;`);
  rows[9] = "Æble;Øst;ingen;";
  const file = ["Fornavn;Efternavn;E-mail;Mobil", ...rows].join("\r\n");
  const windows = Uint8Array.from(file, (letter) => letter.charCodeAt(0));
  const utf8 = new TextEncoder().encode(`\uFEFF${file}`);
  const utf16 = Uint16Array.from(`\uFEFF${file}`, (letter) => letter.charCodeAt(0));
  for (const bytes of [windows, utf8, utf16]) {
    const text = textOf(bytes.buffer);
    expect(peopleOf(text)).toHaveLength(499);
    expect(peopleOf(text)[0]).toEqual(["Søren 0", "Ågård", "s0@eksempel.test", ""]);
    expect(wrongOf(text)).toEqual(["11: Ikke gyldig email"]);
  }
});

describe("lines put in the place of others", () => {
  const text = 'Navn;E-mail\n"Tilde\nBak";tilde@\nNadia;nadia@example.test\nOle;ole@';

  test("keep the number of every other line", () => {
    const [tilde, ole] = readInvitedLines(text).wrong;
    if (!tilde || !ole) throw new Error("two lines are wrong");
    const corrected = withLines(text, [{ ...tilde, text: "Tilde Bak;tilde@example.test" }]);
    expect(readInvitedLines(corrected).people.map(({ line }) => line)).toEqual([2, 4]);
    expect(readInvitedLines(corrected).wrong).toEqual([ole]);
  });

  test("are left out where they are empty", () => {
    const skipped = withLines(
      text,
      readInvitedLines(text).wrong.map((one) => ({ ...one, text: "" })),
    );
    expect(readInvitedLines(skipped)).toMatchObject({ people: [{ line: 4 }], wrong: [] });
  });

  test("leave the head of a file with tabs a head when everybody else is sent", () => {
    const tabbed = "Navn\tE-mail\nNadia\tnadia@example.test\nOle\tole@";
    const sent = withLines(
      tabbed,
      readInvitedLines(tabbed).people.map((one) => ({ ...one, text: "" })),
    );
    expect(wrongOf(sent)).toEqual(["3: Ikke gyldig email"]);
  });
});
