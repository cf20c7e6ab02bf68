import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { WireApiKey } from "#contract/api-access/api-key.endpoints.ts";
import { keyScopeNames, apiKeyTexts as texts } from "#texts/da/api-access/api-keys.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { KeyList } from "./key-list.ts";
import { MakeKeyDialog } from "./make-key-dialog.tsx";

/** The API keys of a company or of the office: what each may, when it was last used, and how one is made or revoked. */
export function ApiKeysSection({ list }: { list: KeyList }) {
  const keys = useApiQuery(list.list);
  const [isMaking, setMaking] = useState(false);
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">
        {texts.lead} <a href="/api/docs">{texts.documentation}</a>
      </p>
      <QueryView
        query={keys}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="dim">{texts.empty}</p>
          ) : (
            <ul className="card profs">
              {all.map((key) => (
                <KeyLine key={key.id} apiKey={key} list={list} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <div>
        <Button onClick={() => setMaking(true)}>
          <Icon of={KeyRound} size={16} />
          {texts.make}
        </Button>
      </div>
      {isMaking && <MakeKeyDialog list={list} onClose={() => setMaking(false)} />}
    </section>
  );
}

function KeyLine({ apiKey, list }: { apiKey: WireApiKey; list: KeyList }) {
  const now = useNow();
  const { name, prefix, scope, made_by, ends_on, last_used_at, state } = apiKey;
  return (
    <li className="prof prof--plain">
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">{name}</b>
          <span className="dim">{prefix}…</span>
          {state !== "works" && <Status tone="brick">{texts.states[state]}</Status>}
        </p>
        <p className="small dim">
          {[
            texts.scopeAnd(keyScopeNames[scope], made_by),
            ...(ends_on === null ? [] : [texts.endsOn(ends_on)]),
            last_used_at === null
              ? texts.neverUsed
              : texts.usedAt(formatMoment(Date.parse(last_used_at), now)),
          ].join(" ")}
        </p>
      </div>
      {state !== "revoked" && (
        <div className="prof-acts">
          <RevokeAct {...{ apiKey, list }} />
        </div>
      )}
    </li>
  );
}

function RevokeAct({ apiKey: { id, name }, list }: { apiKey: WireApiKey; list: KeyList }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useApiMutation(list.revoke);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.revoke}
        <span className="visually-hidden">, {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.revokeTitle(name)}
        confirmLabel={texts.revoke}
        isPending={revoke.isPending}
        error={revoke.isError ? failureText(revoke.error, adminToasts.actionFailed) : undefined}
        onConfirm={() =>
          revoke.mutate({ params: { id } }, { onSuccess: () => toast.success(texts.revoked(name)) })
        }
        onClose={() => setAsking(false)}
      >
        <p>{texts.revokeText}</p>
      </ConfirmDialog>
    </>
  );
}
