import { KeyRound, ShieldAlert, UserRoundCog } from "lucide-react";
import type { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import {
  changeOfLogged,
  factOfLogged,
  fieldsOfLogged,
  kindOfLogged,
  momentOfLogged,
  nameOfLogged,
  auditTexts as texts,
  wordsOfAction,
} from "#texts/da/backoffice/audit-log.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

export type Line = AnswerOf<typeof auditEndpoints.log>["lines"][number];
type Named = NonNullable<Line["actor"]>;

interface LogLineProps {
  line: Line;
  /** Asks for the lines of somebody or something alone. */
  onOnly: (who: string) => void;
}

/** When, who, what with whom, and what it was before and after; a card on a phone. */
export function LogLine({ line, onOnly }: LogLineProps) {
  const { at, actor, on_behalf_of, action, subject, network, times, kind } = line;
  const isSecurity = kind === "security";
  const isOwn = actor?.kind === subject?.kind && actor?.id === subject?.id;
  const notes = notesOf(line);
  return (
    <li className="log-line" data-refused={(isSecurity && action !== "sign_in") || undefined}>
      <time className="log-when" dateTime={at}>
        {momentOfLogged(at)}
      </time>
      <span className="log-who">
        {actor ? <Who named={actor} onOnly={onOnly} /> : <span className="dim">–</span>}
        {on_behalf_of && <Chip icon={UserRoundCog}>{texts.inTakeOver(nameOfLogged(on_behalf_of))}</Chip>}
      </span>
      <span className="log-what">
        <span>
          {isSecurity && <Icon of={action === "sign_in" ? KeyRound : ShieldAlert} size={16} />}
          {wordsOfAction(action)}
          {times > 1 && ` (${texts.times(times)})`}
          {network && <span className="dim"> {texts.network(network)}</span>}
          {subject && !isOwn && (
            <>
              {": "}
              <Who named={subject} onOnly={onOnly} />
            </>
          )}
        </span>
        {notes.length > 0 && (
          <ul className="log-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </span>
    </li>
  );
}

interface FoldedLooksProps extends Pick<LogLineProps, "onOnly"> {
  /** The newest first. */
  looks: readonly [Line, ...Line[]];
}

/** Looks at CPR and bank numbers as one line that opens to each of them. */
export function FoldedLooks({ looks, onOnly }: FoldedLooksProps) {
  const [newest] = looks;
  const name = newest.actor ? nameOfLogged(newest.actor) : "–";
  return (
    <li className="log-looks">
      <Fold
        title={
          <>
            <time className="log-when" dateTime={newest.at}>
              {momentOfLogged(newest.at)}
            </time>
            <span>{texts.looks(name, looks.length)}</span>
          </>
        }
      >
        <ol className="log-folded" aria-label={texts.looks(name, looks.length)}>
          {looks.map((line) => (
            <LogLine key={line.id} line={line} onOnly={onOnly} />
          ))}
        </ol>
      </Fold>
    </li>
  );
}

/** Whoever or whatever can be filtered by is a button. */
function Who({ named, onOnly }: { named: Named; onOnly: (who: string) => void }) {
  const name = nameOfLogged(named);
  const kind = named.kind === "admin" ? "corporation" : named.kind;
  const about = kindOfLogged(named);
  return (
    <>
      {FILTERED.includes(kind) && /^\d+$/.test(named.id) ? (
        <TextButton title={texts.onlyOf(name)} onClick={() => onOnly(`${kind}:${named.id}`)}>
          {name}
        </TextButton>
      ) : (
        <b className="strong">{name}</b>
      )}
      {about && named.name && <span className="dim"> {about}</span>}
    </>
  );
}

const FILTERED = ["employee", "corporation", "booking"];

/** Each change, what else changed, and what else was written down. */
export function notesOf({ changes, fields, facts }: Line): string[] {
  return [
    ...changes.map(changeOfLogged),
    ...(fields.length > 0 ? [texts.alsoChanged(fieldsOfLogged(fields))] : []),
    ...facts.flatMap((fact) => factOfLogged(fact) ?? []),
  ];
}
