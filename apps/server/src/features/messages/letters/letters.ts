import type { letterEndpoints as rows, WireLetterVersion } from "#contract/messages/letter.endpoints.ts";
import { type LetterText, problemsOfLetter, tidyLetter } from "#rules/letters/letter-text.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { actorOf } from "#server/platform/audit.ts";
import { acquireAdvisoryLock, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { letterProblemSentence } from "#texts/da/admin/letters/problems.ts";
import { letterTemplate } from "#texts/da/templates/letters/all-letters.ts";
import { type LetterTemplate, sampleLetter } from "#texts/da/templates/letters/letter.ts";
import { queueEmail } from "../queue-message.ts";
import { insertVersion, type LetterVersion, newestVersions, versionsOf } from "./letter.queries.ts";

/** The newest version of each letter that was edited. */
export const letters: Handler<typeof rows.letters> = async ({ services }) =>
  (await newestVersions(services.db)).map((version) => ({ key: version.key, ...serialize(version) }));

/** The versions of a letter, the newest first. Refuses `not_found`. */
export const letter: Handler<typeof rows.letter> = async ({ params, services }) => {
  knownLetter(params.key);
  return (await versionsOf(services.db, params.key)).map(serialize);
};

/**
 * Saves a version of a letter; what is queued already goes out as it was. The text that counts already is not saved
 * again. Refuses `not_found`, `changed_meanwhile` with the version that counts now, and `invalid` with a sentence for
 * each part. Rule: A letter that can be saved, docs/rules/letters.md.
 */
export const saveLetter: Handler<typeof rows.saveLetter> = ({ session, params, body, now, services }) => {
  const { key } = params;
  const template = knownLetter(key);
  const text = body.text === null ? null : savable(template, body.text);
  const actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    // Two owners at once: the second waits here, and then finds what the first has saved.
    await acquireAdvisoryLock(tx, `letter ${key}`);
    const before = await versionsOf(tx, key);
    const [newest] = before;
    if (isSame(newest?.text ?? null, text)) return before.map(serialize);
    if ((newest?.id ?? null) !== body.from) {
      throw new DomainError("changed_meanwhile", { facts: { version: newest ? serialize(newest) : null } });
    }
    const id = await insertVersion(tx, key, text, { createdBy: actor.id, now });
    const detail = { version: id };
    await record({ tx, actor, now }, { type: "letter.save_letter", id: key, detail });
    return (await versionsOf(tx, key)).map(serialize);
  });
};

/** Queues the text with example values to whoever asks. Refuses `not_found` and `invalid`, as saving it does. */
export const sendSample: Handler<typeof rows.sendSample> = ({ session, params, body, now, services }) => {
  const template = knownLetter(params.key);
  const text = savable(template, body);
  const { id } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const { email: to } = await tx
      .selectFrom("corporations")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { brand, publicUrl } = services.settings;
    await queueEmail(
      { tx, now, services },
      {
        key: outboxKey("letter-sample", template.key, id, now),
        subjectKey: subjectKey("corporation", id),
        to,
        email: sampleLetter(template, text, { brand, link: publicUrl }),
      },
    );
    return { to };
  });
};

function knownLetter(key: string): LetterTemplate {
  const template = letterTemplate(key);
  if (!template) throw new DomainError("not_found");
  return template;
}

function savable({ placeholders: known, required }: LetterTemplate, typed: LetterText): LetterText {
  const text = tidyLetter(typed);
  const problems = problemsOfLetter(text, { known, required });
  if (problems.length === 0) return text;
  const fields = Object.fromEntries(
    problems.map((problem) => [problem.part, letterProblemSentence(problem)] as const),
  );
  throw new DomainError("invalid", { fields });
}

function isSame(one: LetterText | null, other: LetterText | null): boolean {
  if (one === null || other === null) return one === other;
  return one.subject === other.subject && one.body === other.body && one.button === other.button;
}

function serialize({ id, text, createdAt, createdBy }: LetterVersion): WireLetterVersion {
  return { id, text, created_at: createdAt.toISOString(), created_by: createdBy };
}
