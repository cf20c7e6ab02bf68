import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { messageEndpoints } from "#contract/messages/endpoints.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { ChannelNotes } from "./channel-notes.tsx";
import { messageColumns } from "./message-columns.tsx";
import { MessageCard } from "./message-parts.tsx";

/** Every message and delivery; what could not be delivered stands first. */
export function MailboxScreen() {
  const [status, setStatus] = useState("");
  const [channel, setChannel] = useState("");
  const { q: searchTerm = "" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = useEndless(
    messageEndpoints.outbox,
    { status: status || undefined, channel: channel || undefined, searchTerm },
    { size: 50, rowsOf: (page) => page },
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
      <div className="row row--wrap list-filters">
        <SearchField
          label={texts.filters.search}
          defaultValue={searchTerm}
          onSearch={(q) =>
            void navigate({ to: "/admin/mailbox", search: { q: q || undefined }, replace: true })
          }
        />
        <NativeSelect
          label={texts.filters.status}
          placeholder={texts.filters.all}
          options={statuses}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
        <NativeSelect
          label={texts.filters.channel}
          placeholder={texts.filters.all}
          options={channels}
          value={channel}
          onChange={(event) => setChannel(event.target.value)}
        />
      </div>
      <EndlessList
        label={texts.title}
        columns={messageColumns}
        card={(message) => <MessageCard message={message} />}
        rowClass={({ status }) => (status === "failed" ? "tr--failed" : undefined)}
        list={list}
        texts={{
          loading: texts.loading,
          empty: searchTerm === "" ? texts.empty : texts.emptySearch,
          failed: adminToasts.loadFailed,
        }}
      />
    </AdminPage>
  );
}

const statuses = (["failed", "queued", "sending", "sent"] as const).map((value) => ({
  value,
  label: texts.statuses[value],
}));

const channels = (["email", "sms", "push", "accounting", "payroll"] as const).map((value) => ({
  value,
  label: texts.channels[value],
}));
