import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tests/tools/free-port.ts";
import { findPooler, ordinaryUser } from "#tests/tools/programs.ts";

const MAX_START_MS = 20_000;

/** A throw-away PgBouncer in transaction mode that leads to the databases of a server, by as many connections to each. */
export async function startPooler(
  server: string,
  connections: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const program = findPooler();
  if (!program) throw new Error("PgBouncer is not on this machine");
  const { hostname, port: behind, username, password } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-pooler-"));
  const user = ordinaryUser();
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const login = `user=${decodeURIComponent(username)}${password ? ` password=${decodeURIComponent(password)}` : ""}`;
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${behind || 5432} ${login} connect_query='set statement_timeout = 20000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, [file], { ...user, stdio: "ignore" });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  const latest = performance.now() + MAX_START_MS;
  while (!(await answers())) {
    if (performance.now() > latest) throw new Error("PgBouncer does not answer");
    await wait(50);
  }
  const url = new URL(server);
  url.port = String(port);
  url.hostname = "127.0.0.1";
  return {
    url: url.href,
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
