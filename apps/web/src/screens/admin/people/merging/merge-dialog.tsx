import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { mergeEndpoints, type WireMerge } from "#contract/employees/merge.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { mergeTexts as texts } from "#texts/da/admin/people/merging.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatDayNumeric, formatTimes } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { FindProfile } from "./find-profile.tsx";
import { MergedAccess } from "./merged-access.tsx";
import { MergedWays } from "./merged-ways.tsx";

interface MergeDialogProps {
  /** The profile whose page this is. */
  id: number;
  /** The other profile, where it is known already. */
  otherId?: number;
  onClose: () => void;
}

/** Merges a profile with another one of the same person: finds it, shows what moves and what is in the way, and asks. */
export function MergeDialog({ id, otherId, onClose }: MergeDialogProps) {
  const navigate = useNavigate();
  const [other, setOther] = useState(otherId ?? null);
  const [kept, setKept] = useState(id);
  // What the office chose of the ways in of the profile that goes; null before it has.
  const [ways, setWays] = useState<readonly string[] | null>(null);
  const [isLifted, setLifted] = useState(false);
  const merge = useApiMutation(mergeEndpoints.merge);
  const drop = kept === id ? other : id;
  const ask = useQuery({
    queryKey: ["what a merge moves", kept, drop],
    queryFn: () =>
      call(mergeEndpoints.merge, { query: { dryRun: "1" }, body: { keep: kept, drop: drop ?? 0 } }),
    enabled: drop !== null,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

  function confirm() {
    if (drop === null || !ask.data) return;
    merge.mutate(
      {
        query: {},
        body: {
          ...{ keep: kept, drop, ways: [...(ways ?? safeWays(ask.data))] },
          lift_deactivation: isLifted,
        },
      },
      {
        onSuccess: () => {
          toast.success(texts.done);
          onClose();
          if (kept !== id) {
            void navigate({ to: "/admin/employees/$employeeId", params: { employeeId: String(kept) } });
          }
        },
        // Somebody may have been selected since.
        onError: () => void ask.refetch(),
      },
    );
  }

  const found = other === null ? undefined : ask.data;
  return (
    <Dialog
      isOpen
      isSheet
      title={texts.title}
      onClose={onClose}
      isPending={merge.isPending}
      error={merge.error ? failureText(merge.error, adminToasts.actionFailed) : undefined}
      summary={found && found.refusal === null ? texts.forGood : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={merge.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="refuse"
            isDisabled={!found || found.refusal !== null || ask.isPlaceholderData || ask.isFetching}
            isPending={merge.isPending}
            onClick={confirm}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {other === null ? (
        <FindProfile exceptId={id} onFind={setOther} />
      ) : (
        <div className="stack">
          <QueryView
            query={ask}
            skeleton={{ shape: "list", count: 3, label: texts.loading }}
            failedTitle={texts.failed}
          >
            {(preview) => (
              <Preview
                preview={preview}
                pageId={id}
                kept={kept}
                onKeep={(next) => {
                  setWays(null);
                  setLifted(false);
                  setKept(next);
                }}
              >
                <MergedAccess preview={preview} isLifted={isLifted} onLift={setLifted} />
                <MergedWays ways={preview.ways} kept={ways ?? safeWays(preview)} onChange={setWays} />
              </Preview>
            )}
          </QueryView>
          {otherId === undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                setKept(id);
                setWays(null);
                setLifted(false);
                setOther(null);
              }}
            >
              {texts.other}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function safeWays({ ways }: WireMerge): readonly string[] {
  return ways.filter(({ kept }) => kept).map(({ key }) => key);
}

interface PreviewProps {
  preview: WireMerge;
  pageId: number;
  kept: number;
  onKeep: (id: number) => void;
  /** Stands below what moves, where the two can be merged. */
  children: ReactNode;
}

function Preview({ preview, pageId, kept, onKeep, children }: PreviewProps) {
  const both = [preview.keep, preview.drop].toSorted((one) => (one.id === pageId ? -1 : 1));
  const moves = movedThings.filter((what) => preview.moves[what] > 0);
  return (
    <>
      <RadioChoices
        label={texts.which}
        shape="list"
        options={both.map(({ id, name, created_at, shifts }) => ({
          value: String(id),
          label: texts.profile(name, formatDayNumeric(dayOf(Date.parse(created_at))), shifts),
        }))}
        value={String(kept)}
        onChange={({ target }) => onKeep(Number(target.value))}
      />
      {preview.refusal && (
        <Note tone="brick">
          <span className="erasure-part">
            {texts.refusals[preview.refusal]}
            {preview.refusal === "merge_collides" && <Collisions pairs={preview.collisions} />}
          </span>
        </Note>
      )}
      {!preview.refusal && (
        <section className="stack stack--tight erasure-part" aria-label={texts.moves}>
          <b className="strong">{texts.moves}</b>
          {moves.length === 0 && <p className="small">{texts.nothingMoves}</p>}
          <ul>
            {moves.map((what) => (
              <li key={what}>{texts.moved[what](preview.moves[what])}</li>
            ))}
          </ul>
          {preview.gone > 0 && <p className="small">{texts.gone(preview.gone)}</p>}
          <p className="small dim">{texts.fills}</p>
        </section>
      )}
      {!preview.refusal && children}
    </>
  );
}

const movedThings = ["shifts", "applications", "penalties", "ratings", "experience"] as const;

function Collisions({ pairs }: { pairs: WireMerge["collisions"] }) {
  if (pairs.length === 0) return null;
  return (
    <ul aria-label={texts.collisions}>
      {pairs.map(({ keep, drop }) => (
        <li key={drop.shift_id}>
          {formatDayNumeric(keep.date)}: {shiftWords(keep)} · {shiftWords(drop)}
        </li>
      ))}
    </ul>
  );
}

function shiftWords(shift: WireMerge["collisions"][number]["keep"]): string {
  return `${shift.job_title}, ${shift.corporation}, ${formatTimes(shift.start_time, shift.end_time)}`;
}
