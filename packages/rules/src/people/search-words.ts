import { searchedDigits } from "./numbers.ts";

const letters = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿŠšŽžČčĆćŁłĞğŞşİı";
const plain = "aaaaaaaceeeeiiiidnoooooouuuuyaaaaaaaceeeeiiiidnoooooouuuuyysszzccccllggssii";
const plainOf = new Map([...letters].map((letter, place) => [letter, plain[place] ?? ""]));

/**
 * A text as it is searched: small letters without accents, æ, ae and a alike, as are ø, oe and o, å, aa and a.
 * Rule: Words in a search, docs/rules/people.md.
 */
export function foldedText(text: string): string {
  const letterByLetter = [...text.normalize("NFC")].map((letter) => plainOf.get(letter) ?? letter);
  return letterByLetter
    .join("")
    .toLowerCase()
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replaceAll("aa", "a");
}

/**
 * The parts of a search term, each of which has to be found, in whatever order; a number is one part, however it is
 * spaced. Rule: Words in a search, docs/rules/people.md.
 */
export function searchedWords(term: string): string[] {
  if (searchedDigits(term) !== null) return [foldedText(term.trim())];
  return [
    ...new Set(
      foldedText(term)
        .split(/\s+/)
        .filter((word) => word !== ""),
    ),
  ];
}
