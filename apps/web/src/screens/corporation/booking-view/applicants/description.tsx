import { useState } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";

/** Letters of a description that are shown at first. */
const SHOWN = 50;

/** What somebody says of oneself: beyond 50 letters the rest is one press away, and back. */
export function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if ([...text].length <= SHOWN) return <p className="small">{text}</p>;
  return (
    <p className="small">
      {isWhole ? text : beginningOf(text)}{" "}
      <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? commonTexts.readLess : commonTexts.readMore}
      </TextButton>
    </p>
  );
}

/** The first letters, each whole (a picture sign is two units), without a comma or space before the dots. */
function beginningOf(text: string): string {
  const letters = [...text].slice(0, SHOWN).join("");
  return `${letters.replace(/[\s,.;:]+$/, "")}…`;
}
