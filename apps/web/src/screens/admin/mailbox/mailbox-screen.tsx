import { useState } from "react";
import { messageEndpoints, searchedMessages } from "#contract/messages/message.endpoints.ts";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, ListFilters, useEndless, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ChannelNotes } from "./channel-notes.tsx";
import { mailChannels, mailNarrowingIn, mailStatuses } from "./mail-address.ts";
import { messageColumns } from "./message-columns.tsx";
import { MessageCard } from "./message-parts.tsx";

/** Every message and delivery; what could not be delivered stands first. */
export function MailboxScreen() {
  const narrowed = useNarrowed("/admin/mailbox", mailNarrowingIn);
  const { searchTerm, narrow } = narrowed;
  const { status, channel } = narrowed.address;
  // Whoever looks for something else begins with the newest again.
  const [farTerm, setFarTerm] = useState<string>();
  const isFar = searchTerm !== "" && farTerm === searchTerm;
  const list = useEndless(
    messageEndpoints.outbox,
    { status, channel, searchTerm, far: isFar ? "1" : undefined },
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
