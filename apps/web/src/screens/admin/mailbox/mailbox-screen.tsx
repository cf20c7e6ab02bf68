import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { messageEndpoints, searchedMessages } from "#contract/messages/endpoints.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { ChannelNotes } from "./channel-notes.tsx";
import { type MailNarrowing, mailNarrowingIn } from "./mail-address.ts";
import { messageColumns } from "./message-columns.tsx";
import { MessageCard } from "./message-parts.tsx";

/** Every message and delivery; what could not be delivered stands first. */
export function MailboxScreen() {
  const typed = useSearch({ strict: false });
  const address = { q: typed.q, ...mailNarrowingIn(typed) };
  const { q: searchTerm = "", status, channel } = address;
  const navigate = useNavigate();
  // Whoever looks for something else begins with the newest again.
  const [farTerm, setFarTerm] = useState<string>();
  const isFar = searchTerm !== "" && farTerm === searchTerm;
  const list = useEndless(
    messageEndpoints.outbox,
    { status, channel, searchTerm, far: isFar ? "1" : undefined },
    { size: 50, rowsOf: (page) => page },
  );
  const isNarrowed = Object.values(address).some((part) => part !== undefined);
  const channelStates = useApiQuery(messageEndpoints.outboxChannels);

  function show(search: MailNarrowing & { q?: string | undefined }) {
    void navigate({ to: "/admin/mailbox", search, replace: true, resetScroll: false });
  }

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
          onSearch={(q) => show({ ...address, q: q || undefined })}
        />
        <NativeSelect
          label={texts.filters.status}
          placeholder={texts.filters.all}
          options={statuses}
          value={status ?? ""}
          onChange={({ target }) =>
            show({ ...address, ...mailNarrowingIn({ ...address, status: target.value }) })
          }
        />
        <NativeSelect
          label={texts.filters.channel}
          placeholder={texts.filters.all}
          options={channels}
          value={channel ?? ""}
          onChange={({ target }) =>
            show({ ...address, ...mailNarrowingIn({ ...address, channel: target.value }) })
          }
        />
      </div>
      {isNarrowed && (
        <p className="list-count">
          {searchTerm !== "" && (
            <span>{texts.searched(isFar ? searchedMessages.far : searchedMessages.near)}</span>
          )}
          {searchTerm !== "" && !isFar && (
            <TextButton onClick={() => setFarTerm(searchTerm)}>{texts.searchFar}</TextButton>
          )}
          <TextButton onClick={() => show({})}>{commonTexts.reset}</TextButton>
        </p>
      )}
      <EndlessList
        label={texts.title}
        columns={messageColumns}
        card={(message) => <MessageCard message={message} />}
        rowClass={({ status }) => (status === "failed" ? "tr--failed" : undefined)}
        list={list}
        texts={{
          loading: texts.loading,
          empty: isNarrowed ? texts.emptySearch : texts.empty,
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
