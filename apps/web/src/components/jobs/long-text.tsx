import { useState } from "react";
import { commonTexts } from "#texts/da/common.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";

/** Descriptions longer than this are folded. */
const SHOWN = 50;

/** A text that shows its beginning, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= SHOWN) return text;
  return (
    <>
      {isOpen ? text : `${text.slice(0, SHOWN).replace(/\s+\S*$/, "")} …`}{" "}
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? commonTexts.readLess : commonTexts.readMore}
      </TextButton>
    </>
  );
}
