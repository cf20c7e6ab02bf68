import { useState } from "react";
import type { LetterText } from "#rules/letters/letter-text.ts";
import { letterTexts } from "#texts/da/admin/letters/editor.ts";
import { exampleLetter, type LetterTemplate } from "#texts/da/templates/letters/letter.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { MailFrame } from "#web/components/mail/mail-frame.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";

const texts = letterTexts.preview;

/** A text as its reader sees it, with everyday values. */
export function LetterPreview({ template, text }: { template: LetterTemplate; text: LetterText }) {
  const { config } = useAppState();
  const [look, setLook] = useState("light");
  const mail = exampleLetter(template, text, { brand: config.brand, link: location.origin });
  const frame = (scheme: "light" | "dark") => (
    <MailFrame title={texts.frame} html={mail.html} scheme={scheme} />
  );
  return (
    <section className="stack" aria-labelledby="letter-preview">
      <div>
        <h2 className="h3" id="letter-preview">
          {texts.title}
        </h2>
        <p className="small dim">{texts.hint}</p>
      </div>
      <Tabs
        label={texts.look}
        shape="segments"
        isCaps={false}
        selected={look}
        onSelect={setLook}
        tabs={[
          { id: "light", label: texts.light, content: frame("light") },
          { id: "dark", label: texts.dark, content: frame("dark") },
          {
            id: "text",
            label: texts.text,
            content: <pre className="message-body">{`${mail.subject}\n\n${mail.text}`}</pre>,
          },
        ]}
      />
    </section>
  );
}
