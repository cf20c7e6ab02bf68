import type { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { erasureDialogTexts as texts } from "#texts/da/privacy/erasure.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { Note } from "#web/ui/feedback/note.tsx";

export type Erasure = AnswerOf<typeof privacyEndpoints.eraseEmployee>;

/** What an erasure takes and leaves, or what has to be done first. */
export function ErasurePreview({ erasure }: { erasure: Erasure }) {
  if (!erasure.allowed) {
    return (
      <Note tone="amber" title={texts.refused}>
        {erasure.refusals.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </Note>
    );
  }
  return (
    <>
      <section className="stack erasure-part">
        <h3 className="h3">{texts.goes}</h3>
        <ul>
          {erasure.goes.map(({ key, text, count }) => (
            <li key={key}>{key === "profile" ? text : `${text} (${count})`}</li>
          ))}
        </ul>
      </section>
      <section className="stack erasure-part">
        <h3 className="h3">{texts.stays}</h3>
        {erasure.stays.length === 0 ? (
          <p>{texts.nothingStays}</p>
        ) : (
          <>
            <ul>
              {erasure.stays.map(({ key, text, until }) => (
                <li key={key}>
                  {text}. <span className="dim">{texts.until(formatDayLong(until))}.</span>
                </li>
              ))}
            </ul>
            <p className="small dim">{erasure.stays[0]?.why}</p>
          </>
        )}
      </section>
    </>
  );
}
