import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { findPostgres, ordinaryUser } from "./programs.ts";

const STANDBY = "standby";

/** A throw-away PostgreSQL server. */
export interface Cluster {
  readonly url: string;
  readonly port: number;
  /** Its first process, whose children are all others. */
  pid(): number;
  /** Ends every session and stops the server; its data stays. */
  halt(): void;
  /** Ends the server's first process as a crash does: nothing is written or said any more. */
  crash(): void;
  /** Starts it again on the same port, also after a crash, and waits until it answers; or only waits where it runs. */
  resume(): void;
  /** A second server that holds a copy; from now on a commit waits until it is there, too, unless told not to. */
  addStandby(options?: { isWaitedFor: boolean }): Promise<Standby>;
  /** Stops it and removes its data. */
  stop(): void;
}

export interface Standby extends Cluster {
  /** Makes it a server of its own that takes writes. */
  promote(): void;
}

interface Place {
  readonly folder: string;
  /** Runs one of PostgreSQL's programs as whoever owns the data. */
  readonly run: (program: string, args: readonly string[]) => void;
}

/**
 * A PostgreSQL of its own on a free port, thrown away with `stop`. Null where its programs are missing. Unless
 * it is `durable` it forgets what a crash interrupts, and is faster for it. `preload` names libraries that it loads at
 * its start. `dataFolder` and `walFolder` are existing,
 * empty folders for its data and its log, where they have to lie somewhere.
 */
export async function startCluster({
  durable = false,
  dataFolder = "",
  walFolder = "",
  preload = "",
} = {}): Promise<Cluster | null> {
  const place = createPlace();
  if (!place) return null;
  const data = dataFolder || join(place.folder, "data");
  const login = ["-U", "vagtklar", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const wal = walFolder ? ["--waldir", walFolder] : [];
  for (const path of [dataFolder, walFolder]) if (path) own(path);
  place.run("initdb", ["-D", data, ...login, ...wal, "--wal-segsize=1"]);
  const port = await freePort();
  const speed = durable ? "" : "fsync=off\nsynchronous_commit=off\nfull_page_writes=off\n";
  writeFileSync(
    join(data, "postgresql.auto.conf"),
    `port=${port}\nlisten_addresses='127.0.0.1'\nunix_socket_directories=''\n${speed}max_connections=300\nshared_preload_libraries='${preload}'\n`,
  );
  const cluster = clusterIn(place, data, port);
  cluster.resume();
  return cluster;
}

function createPlace(): Place | null {
  const programs = findPostgres();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-pg-"));
  own(folder);
  const user = ordinaryUser();
  // What a program says of an error is in the error that is thrown.
  const run = (program: string, args: readonly string[]) =>
    void execFileSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  return { folder, run };
}

/** PostgreSQL refuses to run as root. */
function own(path: string): void {
  const user = ordinaryUser();
  if (user) chownSync(path, user.uid, user.gid);
}

function clusterIn(place: Place, data: string, port: number): Cluster {
  const control = (...args: string[]) => place.run("pg_ctl", ["-D", data, ...args]);
  const start = () => control("-w", "-s", "-l", join(place.folder, "log"), "start");
  const answers = () => place.run("pg_isready", ["-h", "127.0.0.1", "-p", String(port)]);
  return {
    url: `postgres://vagtklar@127.0.0.1:${port}/postgres`,
    port,
    pid: () => firstProcess(data),
    halt: () => control("-w", "-m", "fast", "stop"),
    crash: () => void process.kill(firstProcess(data), "SIGKILL"),
    resume: () => {
      // Its other processes notice the death of the first one by one; until then a new one may not start.
      for (let tries = 1; !succeeds(answers) && !succeeds(start); tries += 1) {
        if (tries === 50) throw new Error(readFileSync(join(place.folder, "log"), "utf8").slice(-2_000));
        pause(100);
      }
    },
    addStandby: (options = { isWaitedFor: true }) => addStandby(place, data, port, options),
    stop: () => {
      succeeds(() => control("-m", "immediate", "stop"));
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

async function addStandby(
  primary: Place,
  primaryData: string,
  primaryPort: number,
  { isWaitedFor }: { isWaitedFor: boolean },
): Promise<Standby> {
  const place = createPlace();
  if (!place) throw new Error("PostgreSQL's programs are gone");
  const data = join(place.folder, "data");
  const port = await freePort();
  const from = `host=127.0.0.1 port=${primaryPort} user=vagtklar application_name=${STANDBY}`;
  place.run("pg_basebackup", ["-D", data, "-d", from, "-c", "fast", "-R", "--no-sync"]);
  appendFileSync(join(data, "postgresql.auto.conf"), `port=${port}\n`);
  const cluster = clusterIn(place, data, port);
  cluster.resume();
  if (isWaitedFor) {
    appendFileSync(
      join(primaryData, "postgresql.auto.conf"),
      `synchronous_standby_names='${STANDBY}'\nsynchronous_commit=on\n`,
    );
    primary.run("pg_ctl", ["-D", primaryData, "reload"]);
  }
  const promote = () => place.run("pg_ctl", ["-D", data, "-w", "promote"]);
  return { ...cluster, promote };
}

function firstProcess(data: string): number {
  return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
