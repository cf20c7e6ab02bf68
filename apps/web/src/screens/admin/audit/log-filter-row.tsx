import { logKinds } from "#contract/backoffice/audit-log.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { auditTexts, nameOfLogged } from "#texts/da/backoffice/audit-log.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import type { LogFilters } from "./use-log.ts";

const texts = auditTexts.filters;

interface LogFilterRowProps extends LogFilters {
  /** Whom the server found for what was typed or pressed. */
  subjects: readonly { key: string; name: string | null }[];
}

/** What the log is filtered by, and whom the search was read as. On a phone the days are folded: the log begins in sight. */
export function LogFilterRow({ filters, change, reset, subjects }: LogFilterRowProps) {
  const { kind, q, who, from, to } = filters;
  const today = dayOf(serverNow());
  const isReversed = from !== undefined && to !== undefined && to < from;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isNarrow = useIsNarrow();
  const days = (
    <>
      <DatePicker
        label={texts.from}
        today={today}
        value={from ?? null}
        onChange={(day) => change({ from: day ?? undefined })}
      />
      <DatePicker
        label={texts.to}
        today={today}
        value={to ?? null}
        onChange={(day) => change({ to: day ?? undefined })}
        error={isReversed ? texts.reversed : undefined}
      />
    </>
  );
  return (
    <div className="stack">
      <div className="row row--wrap list-filters">
        <SearchField
          key={who ?? ""}
          label={texts.search}
          defaultValue={q}
          onSearch={(text) => change({ q: text.trim() || undefined, who: undefined })}
        />
        <NativeSelect
          label={texts.kind}
          placeholder={texts.all}
          options={kinds}
          value={kind ?? ""}
          onChange={(event) => change({ kind: logKinds.find((one) => one === event.target.value) })}
        />
        {!isNarrow && days}
      </div>
      {isNarrow && (
        <Fold title={texts.period} isOpenAtFirst={from !== undefined || to !== undefined}>
          <div className="stack">{days}</div>
        </Fold>
      )}
      {isFiltered && (
        <p className="log-shown" aria-live="polite">
          {subjects.length > 0 && `${texts.shown}: ${subjects.map(nameOfSubject).join(" · ")} `}
          <TextButton onClick={reset}>{texts.reset}</TextButton>
        </p>
      )}
    </div>
  );
}

const kinds = logKinds.map((value) => ({ value, label: auditTexts.kinds[value] }));

function nameOfSubject({ key, name }: { key: string; name: string | null }): string {
  const [kind = "", id = ""] = key.split(":");
  return nameOfLogged({ kind, id, name });
}
