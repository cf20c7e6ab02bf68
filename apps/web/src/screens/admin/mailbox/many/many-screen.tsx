import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { smsParts } from "#rules/money/sms-price.ts";
import { broadcastMessages, broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { newUuid } from "#web/api/calls/request-key.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { WayBack } from "#web/components/frame/way-back.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Audience } from "./audience.tsx";
import type { ManyBody, Reach } from "./many-message.ts";
import { ReachDialog } from "./reach-dialog.tsx";
import { SentList } from "./sent-list.tsx";
import { bodyOf, empty, type Missing, type Typed, whatIsMissing } from "./typed-message.ts";

/** A message to many; who gets it and its price are seen before it goes. */
export function ManyScreen() {
  const { booking } = useSearch({ from: "/admin/messages" });
  const [start] = useState(() => ({
    ...empty,
    key: newUuid(),
    booking: booking ? [{ id: booking, name: bookingNumber(booking) }] : [],
  }));
  const [typed, setTyped, forget] = useDraftState<Typed>("message-to-many", start, isWritten);
  const [asked, setAsked] = useState<{ body: ManyBody; reach: Reach } | null>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  const ask = useApiMutation(manyMessageEndpoints.sendToMany);
  const error = (of: Missing) => (missing === of ? broadcastMessages[of] : undefined);

  function set(change: Partial<Typed>) {
    setTyped({ ...typed, ...change });
    setMissing(null);
    ask.reset();
  }

  function preview(form: HTMLFormElement) {
    const lacking = whatIsMissing(typed);
    setMissing(lacking);
    if (lacking !== null) {
      const field = form.elements.namedItem(lacking);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const body = bodyOf(typed);
    ask.mutate({ body, query: { dryRun: "1" } }, { onSuccess: (reach) => setAsked({ body, reach }) });
  }

  function finish() {
    forget();
    setAsked(null);
    setTyped({ ...typed, subject: "", text: "", key: newUuid() });
  }

  return (
    <main className="admin dense">
      <PageHead back={<WayBack>{commonTexts.back}</WayBack>} title={texts.title} lead={texts.lead} />
      <div className="many">
        <Card>
          <form
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              preview(event.currentTarget);
            }}
          >
            <Audience {...{ typed, set, error }} />
            <RadioChoices
              label={texts.channel}
              options={channels}
              value={typed.channel}
              onChange={({ target }) => set({ channel: target.value as Typed["channel"] })}
            />
            {typed.channel === "email" && (
              <TextField
                name="subject"
                label={texts.subject}
                error={error("subject")}
                maxLength={120}
                value={typed.subject}
                onChange={({ target }) => set({ subject: target.value })}
              />
            )}
            <TextArea
              name="text"
              label={texts.text}
              error={error("text")}
              rows={5}
              maxLength={typed.channel === "sms" ? 600 : 4000}
              hasCounter
              hint={typed.channel === "sms" && typed.text ? texts.parts(smsParts(typed.text)) : undefined}
              value={typed.text}
              onChange={({ target }) => set({ text: target.value })}
            />
            {ask.error && (
              <Note tone="brick" role="alert">
                {failureText(ask.error, texts.failed)}
              </Note>
            )}
            <Button type="submit" variant="outline" isPending={ask.isPending}>
              {texts.preview}
            </Button>
          </form>
        </Card>
        <SentList />
      </div>
      {asked && <ReachDialog {...asked} onClose={() => setAsked(null)} onSent={finish} />}
    </main>
  );
}

const channels = Object.entries(texts.channels).map(([value, label]) => ({ value, label }));

function isWritten({ subject, text }: Typed): boolean {
  return subject.trim() !== "" || text.trim() !== "";
}
