import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ImageRefused } from "#server/platform/integrations/images/images.port.ts";
import type { DecodeAnswer, DecodeJob } from "./decode.ts";

/** Decodes pictures, one at a time, in a process of its own. */
export interface Decoder {
  /** Whether so many wait that another would be refused. */
  readonly isFull: boolean;
  /** Resolves when the copies are written. Throws `ImageRefused`. */
  decode(job: DecodeJob): Promise<void>;
}

interface DecoderSettings {
  /** How many may wait beside the one that is decoded; 20 when left out. */
  waiting?: number;
  /** Milliseconds for one picture; a minute when left out. */
  timeout?: number;
  /** What runs in the decoder's process. */
  program?: string;
}

interface Waiting {
  readonly job: DecodeJob;
  readonly settle: (refusal: DecodeAnswer["refusal"]) => void;
}

const PROGRAM = fileURLToPath(new URL("./decode-process.ts", import.meta.url));
/** Milliseconds without a picture after which the process ends and gives its memory back. */
const IDLE = 30_000;

/**
 * A decoder with a bounded queue. A picture that crashes its process or takes too long is refused as none; the next
 * one gets a new process.
 */
export function createDecoder(settings: DecoderSettings = {}): Decoder {
  const { waiting = 20, timeout = 60_000, program = PROGRAM } = settings;
  const queue: Waiting[] = [];
  let current: Waiting | null = null;
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    if (current) return;
    current = queue.shift() ?? null;
    child ??= current && start();
    clearTimeout(timer);
    timer = setTimeout(stop, current ? timeout : IDLE);
    // Neither the decoder nor its timer keeps the server from ending.
    if (!current) timer.unref();
    if (current) child?.send(current.job);
  }

  function start(): ChildProcess {
    const started = fork(program, {
      // No secret of the server's is in reach of what reads strangers' files.
      env: { UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "1" },
      execArgv: ["--max-old-space-size=64"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.unref();
    started.channel?.unref();
    started.on("message", ({ refusal }: DecodeAnswer) => done(refusal));
    started.once("exit", () => ended(started));
    started.once("error", () => ended(started));
    return started;
  }

  /** Ends a process that took too long, or has had nothing to do. */
  function stop(): void {
    child?.kill("SIGKILL");
    gone();
  }

  function ended(which: ChildProcess): void {
    if (child === which) gone();
  }

  /** What the process was at is refused; it had one picture only. */
  function gone(): void {
    child = null;
    done("not_an_image");
  }

  function done(refusal: DecodeAnswer["refusal"]): void {
    const finished = current;
    current = null;
    finished?.settle(refusal);
    if (child || queue.length > 0) next();
    else clearTimeout(timer);
  }

  return {
    get isFull() {
      return queue.length >= waiting;
    },
    decode: (job) =>
      new Promise((resolve, reject) => {
        if (queue.length >= waiting) return reject(new ImageRefused("busy"));
        const settle = (refusal: DecodeAnswer["refusal"]) =>
          refusal === null ? resolve() : reject(new ImageRefused(refusal));
        queue.push({ job, settle });
        next();
      }),
  };
}
