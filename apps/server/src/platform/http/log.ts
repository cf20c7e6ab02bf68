import { fstatSync, writeSync } from "node:fs";
import { isatty } from "node:tty";
import type { FastifyServerOptions } from "fastify";
import type { Moment } from "#rules/time/moment.ts";

/** So many bytes wait at most for somebody to read the log. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** The log's settings, as Fastify takes them: JSON lines on standard output, `LOG_LEVEL` or the given level and above. */
export function logSettings(level: string, now: () => Moment): FastifyServerOptions {
  return {
    logger: {
      level: process.env.LOG_LEVEL ?? level,
      serializers: { req: describeRequest },
      stream: { write: logWriter(writeOut(), now) },
    },
    genReqId: requestIds(),
  };
}

/**
 * Writes lines with `write`, which says whether it could. What could not be written is left out: nothing waits for the
 * log. The next line that gets through is preceded by one that says how many are missing.
 */
export function logWriter(write: (text: string) => boolean, now: () => Moment): (line: string) => void {
  let missing = 0;
  return (line) => {
    const msg = `${missing} lines of this log could not be written`;
    const note = missing > 0 ? `${JSON.stringify({ level: 40, time: now(), msg })}\n` : "";
    if (write(note + line)) missing = 0;
    else missing += 1;
  };
}

/**
 * Writes to standard output without ever waiting or failing: false where a disk is full, where the reader of a pipe has
 * gone, or reads so slowly that a megabyte waits for it.
 */
export function writeOut(): (text: string) => boolean {
  const { stdout } = process;
  const kind = fstatSync(1);
  if (!kind.isFIFO() && !kind.isSocket() && !isatty(1)) return writeToFile;
  if (!stdout.listeners("error").includes(ignoreError)) stdout.on("error", ignoreError);
  return (text) => {
    if (stdout.destroyed || stdout.writableLength > MAX_WAITING_BYTES) return false;
    stdout.write(text);
    return true;
  };
}

/** The reader of the pipe has gone: the stream is destroyed, and lines are left out from then on. */
function ignoreError(): void {}

function writeToFile(text: string): boolean {
  try {
    return writeSync(1, text) === Buffer.byteLength(text);
  } catch {
    return false;
  }
}

/** Method and path without query, which may name people, and without the secret of a calendar. */
function describeRequest(request: { method: string; url: string }) {
  const path = request.url.split("?")[0]?.replace(/^(\/api\/calendar\/).*/, "$1…");
  return { method: request.method, path };
}

/** Ids by which the log names requests, and what they have queued: no two alike, on any process. */
function requestIds(): () => string {
  const process = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return () => `${process}-${++count}`;
}
