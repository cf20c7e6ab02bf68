import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { smsParts } from "#rules/money/sms-price.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { broadcastMessages, broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { newUuid } from "#web/api/calls/request-key.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { WayBack } from "#web/components/frame/way-back.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import type { ManyBody, Reach } from "./many-message.ts";
import { ReachDialog } from "./reach-dialog.tsx";
import { SentList } from "./sent-list.tsx";

interface Typed {
  /** One for each message: pressed twice, after a lost answer or a reload, it is sent once. */
  key: string;
  audience: "booking" | "type";
  booking: string;
  who: "selected" | "applied";
  staffType: string;
  region: string;
  channel: "sms" | "email";
  subject: string;
  text: string;
}

/** A message to everybody on a booking, or of a type and region; who gets it and its price are seen before it goes. */
export function ManyScreen() {
  const { booking } = useSearch({ from: "/admin/messages" });
  const [start] = useState(() => ({ ...empty, key: newUuid(), booking: booking ? String(booking) : "" }));
  const [typed, setTyped, forget] = useDraftState<Typed>("message", start, isWritten);
  const [asked, setAsked] = useState<{ body: ManyBody; reach: Reach } | null>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  const ask = useApiMutation(manyMessageEndpoints.sendToMany);
  const isUnknown = ask.error instanceof ApiError && ask.error.status === 404 && typed.audience === "booking";
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
            <RadioChoices
              label={texts.to}
              options={optionsOf(texts.audiences)}
              value={typed.audience}
              onChange={({ target }) => set({ audience: target.value as Typed["audience"] })}
            />
            {typed.audience === "booking" ? (
              <>
                <TextField
                  name="booking"
                  label={texts.booking}
                  error={isUnknown ? broadcastMessages.unknownBooking : error("booking")}
                  mask="digits"
                  inputMode="numeric"
                  maxLength={9}
                  value={typed.booking}
                  onChange={({ target }) => set({ booking: target.value })}
                />
                <RadioChoices
                  label={texts.who}
                  options={optionsOf(texts.whos)}
                  value={typed.who}
                  onChange={({ target }) => set({ who: target.value as Typed["who"] })}
                />
              </>
            ) : (
              <>
                <QueryView
                  query={staffTypes}
                  skeleton={{ shape: "list", label: texts.typesLoading }}
                  failedTitle={texts.typesFailed}
                >
                  {(all) => (
                    <NativeSelect
                      name="staffType"
                      label={texts.staffType}
                      error={error("staffType")}
                      placeholder={commonTexts.choose}
                      options={all.map(({ id, job_title }) => ({ value: String(id), label: job_title }))}
                      value={typed.staffType}
                      onChange={({ target }) => set({ staffType: target.value })}
                    />
                  )}
                </QueryView>
                <NativeSelect
                  label={texts.region}
                  placeholder={texts.allRegions}
                  options={regionCodes.map((code) => ({ value: code, label: regionNames[code] }))}
                  value={typed.region}
                  onChange={({ target }) => set({ region: target.value })}
                />
              </>
            )}
            <RadioChoices
              label={texts.channel}
              options={optionsOf(texts.channels)}
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
            {ask.error && !isUnknown && (
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

const empty: Omit<Typed, "key"> = {
  audience: "booking",
  booking: "",
  who: "selected",
  staffType: "",
  region: "",
  channel: "sms",
  subject: "",
  text: "",
};

function isWritten({ subject, text }: Typed): boolean {
  return subject.trim() !== "" || text.trim() !== "";
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A field, by its name, without which nobody can be written to. */
type Missing = "booking" | "staffType" | "subject" | "text";

function whatIsMissing({ audience, booking, staffType, channel, subject, text }: Typed): Missing | null {
  if (audience === "booking" && Number(booking) === 0) return "booking";
  if (audience === "type" && staffType === "") return "staffType";
  if (channel === "email" && subject.trim() === "") return "subject";
  return text.trim() === "" ? "text" : null;
}

function bodyOf(typed: Typed): ManyBody {
  const { key } = typed;
  const to =
    typed.audience === "booking"
      ? { booking_id: Number(typed.booking), who: typed.who }
      : {
          staff_type_id: Number(typed.staffType),
          area_code: regionCodes.find((code) => code === typed.region) ?? null,
        };
  return typed.channel === "sms"
    ? { channel: "sms", to, text: typed.text, key }
    : { channel: "email", to, subject: typed.subject, text: typed.text, key };
}
