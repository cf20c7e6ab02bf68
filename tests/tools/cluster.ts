import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { findPostgres, ordinaryUser } from "./programs.ts";

/** A throw-away PostgreSQL server. */
export interface Cluster {
  readonly url: string;
  /** Ends every session and stops the server; its data stays. */
  halt(): void;
  /** Starts it again on the same port. */
  resume(): void;
  /** Stops it and removes its data. */
  stop(): void;
}

/**
 * A PostgreSQL of its own on a free port, thrown away with `stop`. Null where its programs are missing. Unless
 * it is `durable` it forgets what a crash interrupts, and is faster for it.
 */
export async function startCluster({ durable = false } = {}): Promise<Cluster | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-pg-"));
  const data = join(folder, "data");
  mkdirSync(data);
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...user,
      stdio: ["ignore", "ignore", "inherit"],
      cwd: folder,
    });
  run("initdb", ["-D", data, "-U", "vagtklar", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
  const port = await freePort();
  const speed = durable ? "" : "fsync=off\nsynchronous_commit=off\nfull_page_writes=off\n";
  writeFileSync(
    join(data, "postgresql.auto.conf"),
    `port=${port}\nlisten_addresses='127.0.0.1'\nunix_socket_directories=''\n${speed}max_connections=300\n`,
  );
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "start"]);
  return {
    url: `postgres://vagtklar@127.0.0.1:${port}/postgres`,
    halt: () => run("pg_ctl", ["-D", data, "-w", "-m", "fast", "stop"]),
    resume: () => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "start"]),
    stop: () => {
      run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
