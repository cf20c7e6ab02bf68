import type { ReactNode } from "react";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { channelsNote } from "#texts/da/admin/delivery-reasons.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView, type ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Channel = AnswerOf<typeof messageEndpoints.outboxChannels>[number];

/** Which channels let nothing out, why, and how much waits there; nothing while all of them work. */
export function ChannelNotes({ answer }: { answer: ViewedQuery<readonly Channel[]> }) {
  return (
    <QueryView query={answer} loading={null}>
      {(channels) =>
        channels.every(({ state }) => state === "dry_run") ? (
          <Note>{texts.dryRun}</Note>
        ) : (
          <div className="stack">
            {(["not_configured", "dry_run"] as const).map((state) => (
              <StateNote key={state} state={state} channels={channels.filter((one) => one.state === state)} />
            ))}
            {channels
              .filter(({ state }) => state === "access_refused")
              .map((channel) => (
                <StateNote key={channel.channel} state="access_refused" channels={[channel]}>
                  <TryNow channel={channel.channel} />
                </StateNote>
              ))}
          </div>
        )
      }
    </QueryView>
  );
}

interface StateNoteProps {
  state: Exclude<Channel["state"], "ok">;
  channels: readonly Channel[];
  children?: ReactNode;
}

function StateNote({ state, channels, children }: StateNoteProps) {
  if (channels.length === 0) return null;
  const isShut = state !== "dry_run";
  return (
    <Note tone={isShut ? "brick" : "neutral"} role={isShut ? "alert" : undefined}>
      <p>{channelsNote(channels, state)}</p>
      {children}
    </Note>
  );
}

/** Ends the wait of what stands on a channel, for whoever has just mended the access. */
function TryNow({ channel }: Pick<Channel, "channel">) {
  const stale = [keyOf(messageEndpoints.outbox), keyOf(messageEndpoints.outboxChannels)];
  const tryNow = useApiMutation(messageEndpoints.tryNow, { stale });
  return (
    <Button
      isPending={tryNow.isPending}
      onClick={() =>
        tryNow.mutate(
          { params: { channel } },
          {
            onSuccess: () => toast.success(texts.triedNow),
            onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
          },
        )
      }
    >
      {texts.tryNow}
    </Button>
  );
}
