import { type ReactNode, useState } from "react";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";

/** An e-mail as mail programs draw it, in both schemes, beside its plain text. */
export function MailPreview({ id, text }: { id: number; text: ReactNode }) {
  const [look, setLook] = useState("light");
  return (
    <Tabs
      label={texts.looks.name}
      shape="segments"
      isCaps={false}
      selected={look}
      onSelect={setLook}
      tabs={[
        { id: "light", label: texts.looks.light, content: <Mail id={id} scheme="light" text={text} /> },
        { id: "dark", label: texts.looks.dark, content: <Mail id={id} scheme="dark" text={text} /> },
        { id: "text", label: texts.looks.text, content: text },
      ]}
    />
  );
}

/** The mail in a frame that runs no script and fetches nothing; its text where it has no other shape. */
function Mail({ id, scheme, text }: { id: number; scheme: "light" | "dark"; text: ReactNode }) {
  const mail = useApiQuery(messageEndpoints.mail, { params: { id } });
  return (
    <QueryView
      query={mail}
      loading={<div className="mail-frame skeleton" role="status" aria-label={texts.loading} />}
      failedTitle={texts.mailFailed}
    >
      {({ html }) =>
        html === null ? (
          text
        ) : (
          <iframe className="mail-frame" title={texts.mailFrame} sandbox="" srcDoc={shownIn(scheme, html)} />
        )
      }
    </QueryView>
  );
}

/**
 * The mail in one of its schemes, whatever this browser prefers. The frame is under this page's policy, which lets only
 * style sheets with the page's nonce in.
 */
function shownIn(scheme: "light" | "dark", html: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  return html
    .replace("<style>", `<style nonce="${nonce}">`)
    .replace("@media (prefers-color-scheme:dark)", scheme === "dark" ? "@media all" : "@media not all");
}
