/** Words that two texts share, or that one of them alone has, in the order in which they are read. */
export interface TextPiece {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** What is other in a text than it was, word by word. Both texts can be put together again from the pieces. */
export function textDifference(before: string, after: string): TextPiece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const shared = sharedLengths(old, fresh);
  const pieces: TextPiece[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [gone, come] = [old[at], fresh[to]];
    if (gone !== undefined && gone === come) {
      pieces.push({ kind: "same", text: gone });
      [at, to] = [at + 1, to + 1];
    } else if (
      come === undefined ||
      (gone !== undefined && lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))
    ) {
      pieces.push({ kind: "removed", text: gone ?? "" });
      at += 1;
    } else {
      pieces.push({ kind: "added", text: come });
      to += 1;
    }
  }
  return joined(pieces);
}

/** Words with the blanks behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+\s*/g) ?? [];
}

const lengthAt = (shared: readonly Uint16Array[], row: number, column: number) => shared[row]?.[column] ?? 0;

/** How many words the rests of both have in common, from each word of the one and of the other on. */
function sharedLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const longest =
        old[row] === fresh[column]
          ? lengthAt(rows, row + 1, column + 1) + 1
          : Math.max(lengthAt(rows, row + 1, column), lengthAt(rows, row, column + 1));
      const cells = rows[row];
      if (cells) cells[column] = longest;
    }
  }
  return rows;
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.kind === piece.kind) all[all.length - 1] = { ...last, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
