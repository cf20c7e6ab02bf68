import { hash } from "node:crypto";
import type { Moment } from "#rules/time/moment.ts";
import type { Mark } from "#server/platform/database/driver/changes.ts";
import { CountedPage, type DerivedAnswer, type NoteShown } from "#server/platform/http/handler.ts";
import { compress, type Encoding } from "./compress-text.ts";
import { seal, unseal } from "./seal.ts";

/** So far ahead it is looked whether an answer is still the same. */
const AHEAD = 60_000;

/** An answer as it goes out. */
export interface AnswerBody {
  readonly bytes: Buffer;
  /** How the bytes are compressed; null where they are plain. */
  readonly encoding: Encoding | null;
  /** The length of the whole list, for a page of one. */
  readonly total: number | null;
}

/** An answer that is kept. */
export interface Kept {
  /** As it goes out, or sealed: `opened` gives it. */
  readonly body: AnswerBody;
  /** Of an answer with personal numbers, which is sealed: notes that they are shown. */
  readonly noteShown: NoteShown | null;
  /** What stands for what was read for it. */
  readonly print: string;
  /** What was made of that, as a digest. */
  readonly made: string;
  readonly from: Moment;
  /** Until then it is known to be the same. */
  until: Moment;
  /** As long as nothing has changed since, the same would be read; null where that is not known. */
  readonly mark: Mark | null;
}

/**
 * The bodies of answers that follow from what was read, from who asks and from the time: as long as the same is read
 * for the same person, an answer is neither put together nor compressed again. What is read is read each time. The ones
 * that were asked for longest ago leave once all are more than `most` bytes.
 *
 * An answer that is the same at two moments of two minutes counts as the same between them: what only lasts that long
 * begins or ends with something that is read.
 */
export class AnswerCache {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  /** By a request as it came in, the name that its answer was kept under before. */
  readonly #names = new Map<string, string>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept for whoever asks what `name` stands for, and is still the same now unless something else is read. */
  find(name: string, now: Moment): Kept | null {
    const kept = this.#kept.get(name);
    return kept && now >= kept.from && now <= kept.until ? kept : null;
  }

  /** What was kept for a request like this one and has a mark that holds now unless something has changed. */
  expected(request: string, now: Moment): Kept | null {
    const name = this.#names.get(request);
    const kept = name === undefined ? null : this.find(name, now);
    const mark = kept?.mark;
    return mark && now >= mark.since && (mark.until === null || now < mark.until) ? kept : null;
  }

  /** Notes under which name the answer to a request is kept. */
  noteName(request: string, name: string): void {
    if (this.#names.get(request) === name) return;
    if (this.#names.size >= MOST_NAMES) this.#names.clear();
    this.#names.set(request, name);
  }

  /** It is asked for now, so that others leave first. */
  touch(name: string): void {
    const kept = this.#kept.get(name);
    if (kept && this.#kept.delete(name)) this.#kept.set(name, kept);
  }

  /** The body for whoever asks what `name` stands for, and has `found` it before the answer was read. */
  bodyOf(
    { name, encoding, found }: { name: string; encoding: Encoding | null; found: Kept | null },
    answer: DerivedAnswer<unknown>,
    now: Moment,
  ): AnswerBody {
    if (this.#most === 0) return bodyOf(textOf(answer, now), encoding);
    const { print, isKnown } = answer.read;
    const before = isKnown ? found : this.#kept.get(name);
    if (before && (isKnown || (before.print === print && isStill(before, answer, now)))) {
      this.#forget(name);
      this.#keep(name, { ...before, mark: markOf(answer, before, now) });
      return opened(before);
    }
    this.#forget(name);
    const text = textOf(answer, now);
    const body = bodyOf(text, encoding);
    const mark = markOf(answer, null, now);
    const noteShown = answer.guarded?.noting() ?? null;
    const kept = noteShown ? { ...body, bytes: seal(body.bytes) } : body;
    this.#keep(name, { body: kept, noteShown, print, made: digest(text.json), from: now, until: now, mark });
    return body;
  }

  #keep(name: string, kept: Kept): void {
    const size = sizeOf(name, kept);
    if (size > this.#most) return;
    this.#kept.set(name, kept);
    this.#bytes += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    const kept = this.#kept.get(name);
    if (kept && this.#kept.delete(name)) this.#bytes -= sizeOf(name, kept);
  }
}

/** What is kept, as it goes out. */
export function opened({ body, noteShown }: Pick<Kept, "body" | "noteShown">): AnswerBody {
  return noteShown ? { ...body, bytes: unseal(body.bytes) } : body;
}

/** More than people who ask within a minute; a name is some hundred bytes. */
const MOST_NAMES = 5_000;

/** An answer that follows from more than this is read each time. */
const MOST_SUBJECTS = 300;

/** What of a read says when it was made and what it follows from; rows that are known follow from what they did before. */
function markOf({ read }: DerivedAnswer<unknown>, before: Kept | null, now: Moment): Mark | null {
  const { origin, isKnown } = read;
  if (!origin?.at) return null;
  if (isKnown) return before?.mark ? { ...before.mark, at: origin.at, since: now } : null;
  const lasting = origin.lasting();
  if (!lasting || lasting.subjects.length > MOST_SUBJECTS) return null;
  return { at: origin.at, since: now, until: lasting.until?.getTime() ?? null, subjects: lasting.subjects };
}

/** What two digests, a mark and the rest of an entry take. */
const OVERHEAD = 500;
const SUBJECT = 40;

/** A name holds an address, which may be as long as somebody writes it. */
const sizeOf = (name: string, { body, mark }: Kept) =>
  body.bytes.length + name.length + OVERHEAD + SUBJECT * (mark?.subjects.length ?? 0);

const digest = (text: string) => hash("sha256", text, "base64url");

/** Whether an answer made of the same rows is still what was made of them before. */
function isStill(kept: Kept, answer: DerivedAnswer<unknown>, now: Moment): boolean {
  if (now < kept.from || now > kept.until + AHEAD) return false;
  if (now <= kept.until) return true;
  if (digest(textOf(answer, now + AHEAD).json) !== kept.made) return false;
  kept.until = now + AHEAD;
  return true;
}

interface Text {
  readonly json: string;
  readonly total: number | null;
}

function textOf({ make }: DerivedAnswer<unknown>, now: Moment): Text {
  const answer = make(now);
  return answer instanceof CountedPage
    ? { json: JSON.stringify(answer.rows), total: answer.total }
    : { json: JSON.stringify(answer ?? null), total: null };
}

function bodyOf({ json, total }: Text, wanted: Encoding | null): AnswerBody {
  const compressed = wanted && compress(json, wanted);
  return compressed
    ? { bytes: copyOf(compressed), encoding: wanted, total }
    : { bytes: Buffer.from(json), encoding: null, total };
}

/** What the compressor answers is a part of its own buffer, which is many times as long and would be kept with it. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
