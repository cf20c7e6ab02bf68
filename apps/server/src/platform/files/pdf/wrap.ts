import { type Face, widthOf } from "./glyphs.ts";

/**
 * A text in lines that are at most `width` points wide; its own line breaks stay, and a word that is wider stands broken.
 * What a hard space joins is kept together.
 */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line !== "" && fits(`${line} ${word}`)) {
        line = `${line} ${word}`;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const letter of word) {
        if (line !== "" && !fits(line + letter)) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return [...lines, line];
  });
}
