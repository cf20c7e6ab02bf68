import { type ReactNode, useState } from "react";
import { messageEndpoints, searchedMessages } from "#contract/messages/message.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { channelsNote } from "#texts/da/admin/delivery-reasons.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView, type ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { EndlessList, ListFilters, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Column } from "#web/ui/tables/table.tsx";
import { mailChannels, mailNarrowingIn, mailStatuses } from "./mail-address.ts";
import { type Message, MessageStatus } from "./message-status.tsx";
import { MessageTo } from "./message-to.tsx";
import { SendAgain } from "./send-again.tsx";
import { ShowMessage } from "./show-message.tsx";

/** What is known of a message at a glance. */
const messageColumns: readonly Column<Message>[] = [
  {
    id: "status",
    header: texts.columns.status,
    cell: ({ status, report }) => <MessageStatus status={status} report={report} />,
  },
  { id: "channel", header: texts.columns.channel, cell: ({ channel }) => texts.channels[channel] },
  {
    id: "to",
    header: texts.columns.recipient,
    cell: (message) => <MessageTo message={message} />,
    isRowKey: true,
  },
  {
    id: "subject",
    header: texts.columns.subject,
    cell: (message) => <MessageWords message={message} />,
    className: "message-text",
  },
  {
    id: "created",
    header: texts.columns.created,
    cell: ({ created_at }) => formatMomentNumeric(Date.parse(created_at)),
  },
  {
    id: "actions",
    header: texts.columns.actions,
    cell: (message) => <MessageActs message={message} />,
  },
];

/** Every message and delivery; what could not be delivered stands first. */
export function MailboxScreen() {
  const narrowed = useNarrowed("/admin/mailbox", mailNarrowingIn);
  const { searchTerm, narrow } = narrowed;
  const { status, channel } = narrowed.address;
  // Whoever looks for something else begins with the newest again.
  const [farTerm, setFarTerm] = useState<string>();
  const isFar = searchTerm !== "" && farTerm === searchTerm;
  const list = usePages(
    messageEndpoints.outbox,
    { query: { status, channel, searchTerm, far: isFar ? "1" : undefined } },
    { size: 50, rowsOf: (page) => page, staysFilled: true },
  );
  const channelStates = useApiQuery(messageEndpoints.outboxChannels);

  if (channelStates.isPending) {
    // What must be known of the channels stands over the list, and would push it away.
    return (
      <AdminPage title={texts.title} lead={texts.text}>
        <Skeleton shape="table" count={12} label={texts.loading} />
      </AdminPage>
    );
  }
  return (
    <AdminPage title={texts.title} lead={texts.text}>
      <ChannelNotes answer={channelStates} />
      <ListFilters
        list={narrowed}
        search={texts.filters.search}
        searched={
          searchTerm !== "" && (
            <>
              <span>{texts.searched(isFar ? searchedMessages.far : searchedMessages.near)}</span>
              {!isFar && <TextButton onClick={() => setFarTerm(searchTerm)}>{texts.searchFar}</TextButton>}
            </>
          )
        }
      >
        <NativeSelect
          label={texts.filters.status}
          placeholder={texts.filters.all}
          options={statuses}
          value={status ?? ""}
          onChange={({ target }) => narrow({ status: target.value })}
        />
        <NativeSelect
          label={texts.filters.channel}
          placeholder={texts.filters.all}
          options={channels}
          value={channel ?? ""}
          onChange={({ target }) => narrow({ channel: target.value })}
        />
      </ListFilters>
      <EndlessList
        label={texts.title}
        columns={messageColumns}
        card={(message) => <MessageCard message={message} />}
        rowClass={({ status }) => (status === "failed" ? "tr--failed" : undefined)}
        list={list}
        texts={{
          loading: texts.loading,
          empty: narrowed.isNarrowed ? texts.emptySearch : texts.empty,
          failed: adminToasts.loadFailed,
        }}
      />
    </AdminPage>
  );
}

const statuses = mailStatuses.map((value) => ({ value, label: texts.statuses[value] }));

const channels = mailChannels.map((value) => ({ value, label: texts.channels[value] }));

type Channel = AnswerOf<typeof messageEndpoints.outboxChannels>[number];

/** Which channels let nothing out, why, and how much waits there; nothing while all of them work. */
function ChannelNotes({ answer }: { answer: ViewedQuery<readonly Channel[]> }) {
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
                  <May call={messageEndpoints.tryNow}>
                    <TryNow channel={channel.channel} />
                  </May>
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
  const tryNow = useApiMutation(messageEndpoints.tryNow);
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

/** A message on a phone: to whom, how far it is, what it says, and what can be done with it. */
function MessageCard({ message }: { message: Message }) {
  const { channel, created_at, status, report } = message;
  return (
    <>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <b className="strong message-to">
            <MessageTo message={message} />
          </b>
          <span className="small dim">
            {texts.channels[channel]}, {formatMomentNumeric(Date.parse(created_at))}
          </span>
        </span>
        <MessageStatus status={status} report={report} />
      </div>
      <p className="small message-lines">
        <MessageWords message={message} />
      </p>
      <div className="booking-row-acts">
        <MessageActs message={message} />
      </div>
    </>
  );
}

/** Amount, subject and text, or why it could not be delivered. */
function MessageWords({ message }: { message: Message }) {
  const { subject, body, emptied_at, reason, amount } = message;
  return (
    <>
      {amount !== null && <b className="strong">{formatKronerUnit(fromWireKroner(amount))} </b>}
      {subject && <b className="strong">{subject} </b>}
      <span className="dim">{reason ?? (emptied_at === null ? body : texts.deleted)}</span>
    </>
  );
}

/** Show it, go to what it is about, send it again. */
function MessageActs({ message }: { message: Message }) {
  return (
    <span className="row">
      <ShowMessage message={message} />
      {message.booking_id !== null && (
        <ScreenButton
          size="small"
          to="/admin/bookingInvoice/$bookingId"
          params={{ bookingId: String(message.booking_id) }}
        >
          {texts.openBooking}
          <span className="visually-hidden"> {message.booking_id}</span>
        </ScreenButton>
      )}
      {message.can_send_again && (
        <May call={messageEndpoints.sendAgain}>
          <SendAgain message={message} />
        </May>
      )}
    </span>
  );
}
