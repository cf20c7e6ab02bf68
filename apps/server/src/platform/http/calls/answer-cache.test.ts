import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CountedPage, DerivedAnswer } from "#server/platform/http/handler.ts";
import { AnswerCache, opened } from "./answer-cache.ts";

const SECOND = 1_000;
const MEGABYTE = 1_000_000;
const rows = { print: "rows", isKnown: false };

function asked(cache: AnswerCache, read: string, make: (now: number) => unknown, now = 0, key = "somebody") {
  return String(ask(cache, key, new DerivedAnswer({ print: read, isKnown: false }, make), null, now).bytes);
}

/** What a call does: looks for what is kept, reads, and answers. */
function ask(
  cache: AnswerCache,
  name: string,
  answer: DerivedAnswer<unknown>,
  encoding: "br" | "gzip" | null,
  now: number,
) {
  const found = cache.find(name, now);
  const isKnown = found?.print === answer.read.print;
  const read = { ...answer.read, isKnown };
  const make = (at: number) => {
    if (isKnown) throw new Error("rows that were known have not come");
    return answer.make(at);
  };
  return cache.bodyOf({ name, encoding, found }, new DerivedAnswer(read, make, answer.guarded), now);
}

/** An answer, and how often it was made. */
function counted(make: (now: number) => unknown = () => "answer") {
  const made = { times: 0, make: (now: number) => [make(now), made.times++ && 0] };
  return made;
}

describe("an answer whose rows are the same", () => {
  test("is made once a moment for whoever asks the same", () => {
    const [cache, answer] = [new AnswerCache(MEGABYTE), counted()];
    for (let times = 0; times < 5; times++) asked(cache, "rows", answer.make);
    expect(answer.times).toBe(1);
  });

  test("is made once a minute while somebody goes on asking", () => {
    const [cache, answer] = [new AnswerCache(MEGABYTE), counted()];
    for (let second = 0; second < 600; second += 5) asked(cache, "rows", answer.make, second * SECOND);
    expect(answer.times).toBeLessThanOrEqual(11);
  });

  test("is made for each person", () => {
    const cache = new AnswerCache(MEGABYTE);
    expect(asked(cache, "rows", () => "hers", 0, "one")).toBe('"hers"');
    expect(asked(cache, "rows", () => "his", 0, "other")).toBe('"his"');
  });

  test("is made anew once one of them is another", () => {
    const cache = new AnswerCache(MEGABYTE);
    expect(asked(cache, "rows", () => 1)).toBe("1");
    expect(asked(cache, "rows and one more", () => 2)).toBe("2");
    expect(asked(cache, "rows", () => 3)).toBe("3");
  });

  test("keeps the length of the whole list", () => {
    const cache = new AnswerCache(MEGABYTE);
    const page = new DerivedAnswer(rows, () => new CountedPage([1], 17));
    for (let times = 0; times < 2; times++) {
      expect(ask(cache, "somebody", page, null, 0)).toMatchObject({ bytes: Buffer.from("[1]"), total: 17 });
    }
  });

  test("is refused each time that it is refused", () => {
    const cache = new AnswerCache(MEGABYTE);
    const refuse = () => {
      throw new Error("not found");
    };
    for (let times = 0; times < 2; times++) expect(() => asked(cache, "rows", refuse)).toThrow("not found");
  });
});

/** What an answer says over time: other words from one moment to the next, for more than two minutes each. */
const courses = fc
  .array(fc.tuple(fc.integer({ min: 121, max: 900 }), fc.constantFrom("before", "open", "over")), {
    minLength: 1,
    maxLength: 12,
  })
  .map((spans) => (now: number) => {
    let end = 0;
    return spans.find(([seconds]) => {
      end += seconds * SECOND;
      return now < end;
    })?.[1];
  });

test("an answer never says what it said before or will say later, however time goes on", () => {
  const pauses = fc.array(fc.integer({ min: -100, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(courses, pauses, fc.integer({ min: 0, max: 1 }), (courseOf, seconds, keptBytes) => {
      const cache = new AnswerCache(keptBytes * MEGABYTE);
      let now = 0;
      for (const pause of seconds) {
        now = Math.max(0, now + pause * SECOND);
        expect(asked(cache, "rows", courseOf, now)).toBe(JSON.stringify(courseOf(now) ?? null));
      }
    }),
    { numRuns: 500 },
  );
});

test("the answers that were asked for longest ago leave first", () => {
  const [cache, long] = [new AnswerCache(10_000), "x".repeat(3_000)];
  const made = new Map<string, number>();
  for (const key of ["a", "b", "a", "c", "a", "b"]) {
    const make = () => {
      made.set(key, (made.get(key) ?? 0) + 1);
      return long;
    };
    asked(cache, "rows", make, 0, key);
  }
  expect(Object.fromEntries(made)).toEqual({ a: 1, b: 2, c: 1 });
});

test.each(["br", "gzip"] as const)(
  "what is kept as %s takes no more memory than it counts for",
  (encoding) => {
    const cache = new AnswerCache(MEGABYTE);
    const long = new DerivedAnswer(rows, () => "x".repeat(20_000));
    const { bytes } = ask(cache, "somebody", long, encoding, 0);
    expect(bytes).toBeInstanceOf(Buffer);
    expect((bytes as Buffer).buffer.byteLength).toBe(bytes.length);
  },
);

test("a long address counts for what it takes", () => {
  const [cache, answer] = [new AnswerCache(10_000), counted()];
  const address = `/api/jobs?x=${"x".repeat(6_000)}`;
  for (const key of [address, `${address}2`, address]) asked(cache, "rows", answer.make, 0, key);
  expect(answer.times).toBe(3);
});

test("what is larger than all that may be kept is not kept, and without room nothing is", () => {
  for (const cache of [new AnswerCache(100), new AnswerCache(0)]) {
    const answer = counted();
    asked(cache, "rows", answer.make);
    asked(cache, "rows", answer.make);
    expect(answer.times).toBe(2);
  }
});

describe("an answer that is expected before it is known who asks", () => {
  /** Keeps an answer that is read at `now`, and would be others' rows from `until` on. */
  function keep(cache: AnswerCache, now: number, until: number | null) {
    const lasting = () => ({ subjects: ["booking 1"], until: until === null ? null : new Date(until) });
    const read = { print: "rows", isKnown: false, origin: { at: "1 9:9:", lasting } };
    cache.noteName("request", "name");
    const found = cache.find("name", now);
    return cache.bodyOf({ name: "name", encoding: null, found }, new DerivedAnswer(read, () => "made"), now);
  }

  test("is the one that the same request was answered with, with its mark", () => {
    const cache = new AnswerCache(MEGABYTE);
    const body = keep(cache, 0, null);
    const mark = { at: "1 9:9:", since: 0, until: null, subjects: ["booking 1"] };
    expect(cache.expected("request", 0)).toMatchObject({ body, mark });
    expect(cache.expected("another", 0)).toBeNull();
  });

  test("is none before its rows were read, and from when time makes others of them", () => {
    const cache = new AnswerCache(MEGABYTE);
    for (const now of [0, 20 * SECOND]) keep(cache, now, 50 * SECOND);
    const isExpected = (second: number) => cache.expected("request", second * SECOND) !== null;
    expect([19, 20, 49, 50, 60].map(isExpected)).toEqual([false, true, true, false, false]);
  });

  test("is none where it is not known what its rows follow from, or from too much", () => {
    const subjects = Array.from({ length: 301 }, (_, id) => `booking ${id}`);
    for (const lasting of [() => null, () => ({ subjects, until: null })]) {
      for (const at of ["1 9:9:", null]) {
        const cache = new AnswerCache(MEGABYTE);
        cache.noteName("request", "name");
        const read = { print: "rows", isKnown: false, origin: { at, lasting } };
        cache.bodyOf({ name: "name", encoding: null, found: null }, new DerivedAnswer(read, () => 1), 0);
        expect(cache.expected("request", 0)).toBeNull();
      }
    }
  });

  test("is none on a replica, which doesn't say what was under way", () => {
    const cache = new AnswerCache(MEGABYTE);
    const origin = { at: null, lasting: () => ({ subjects: [], until: null }) };
    cache.noteName("request", "name");
    const answer = new DerivedAnswer({ print: "rows", isKnown: false, origin }, () => 1);
    cache.bodyOf({ name: "name", encoding: null, found: null }, answer, 0);
    expect(cache.expected("request", 0)).toBeNull();
  });
});

describe("an answer with personal numbers", () => {
  const said = { cpr_nr: "0405981234" };
  const guarded = { noting: () => async () => {} };

  test.each([null, "br" as const])("is kept as nobody reads it in memory, compressed: %s", (encoding) => {
    const cache = new AnswerCache(MEGABYTE);
    const answer = new DerivedAnswer(rows, () => said, guarded);
    const first = ask(cache, "somebody", answer, encoding, 0);
    const kept = cache.find("somebody", 0);
    if (!kept) throw new Error("nothing was kept");
    expect(kept.body.bytes.includes(first.bytes.subarray(0, 8))).toBe(false);
    expect(kept.body.bytes.includes("0405981234")).toBe(false);
    expect(opened(kept)).toEqual(first);
    expect(ask(cache, "somebody", answer, encoding, 0)).toEqual(first);
  });
});
