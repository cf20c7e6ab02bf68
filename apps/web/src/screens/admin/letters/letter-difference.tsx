import { type TextPiece, textDifference } from "#rules/letters/difference.ts";
import type { LetterText } from "#rules/letters/letter-text.ts";
import { letterTexts } from "#texts/da/admin/letters/editor.ts";

const texts = letterTexts.versions;
const parts = ["subject", "body", "button"] as const;

/** A text beside one that it replaced, with the words that came and went. */
export function LetterDifference({ before, after }: { before: LetterText; after: LetterText }) {
  return (
    <dl className="letter-difference">
      {parts.map((part) => (
        <div key={part}>
          <dt className="small dim">{letterTexts.parts[part]}</dt>
          <dd>
            <Words before={before[part]} after={after[part]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  let at = 0;
  return textDifference(before, after).map((piece) => {
    at += piece.text.length;
    return <Piece key={`${piece.kind} ${at}`} piece={piece} />;
  });
}

function Piece({ piece: { kind, text } }: { piece: TextPiece }) {
  if (kind === "same") return text;
  const Marked = kind === "added" ? "ins" : "del";
  return (
    <Marked>
      <span className="visually-hidden">{texts[kind]}</span>
      {text}
    </Marked>
  );
}
