import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names the first program that is missing here, or says that this needs root; null where everything is there. */
export function whatIsMissing(...programs: readonly string[]): string | null {
  if (process.getuid?.() !== 0) return "root";
  const folders = (process.env.PATH ?? "").split(":");
  return programs.find((name) => !folders.some((folder) => existsSync(join(folder, name)))) ?? null;
}

/** A bare Debian in `folder`, with systemd, the Node and npm that this test runs with, and a user `node`. */
export function makeDebian(folder: string): void {
  const wanted = "--include=ca-certificates,libatomic1,libstdc++6,systemd,dbus";
  const mirror = process.env.DEBIAN_MIRROR ?? "http://deb.debian.org/debian";
  run("debootstrap", "--variant=minbase", wanted, "bookworm", folder, mirror);
  const [bin, modules] = [join(folder, "usr/local/bin"), join(folder, "usr/local/lib/node_modules")];
  mkdirSync(modules, { recursive: true });
  cpSync(process.execPath, join(bin, "node"));
  cpSync(join(run("npm", "root", "--global").trim(), "npm"), join(modules, "npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  trustWhatIsTrustedHere(folder);
  run("chroot", folder, "useradd", "--create-home", "node");
}

/** Behind a proxy of its own a machine may trust a certificate that Debian and npm do not know. */
function trustWhatIsTrustedHere(folder: string): void {
  const certificates = "/etc/ssl/certs/ca-certificates.crt";
  if (!existsSync(certificates)) return;
  cpSync(certificates, join(folder, certificates));
  mkdirSync(join(folder, "usr/local/etc"), { recursive: true });
  writeFileSync(join(folder, "usr/local/etc/npmrc"), `cafile=${certificates}\n`);
}

/** Runs a program to its end and answers what it printed; throws with what it complained of. */
export function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: "pipe", maxBuffer: 64 * 1024 * 1024 });
}

/** The first process among those that `parent` has started, and they in turn, whose command is like this. */
export function startedBy(parent: number | undefined, command: RegExp): number | undefined {
  const all = run("ps", "-e", "-o", "pid=,ppid=,args=")
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const family = new Set([parent]);
  // A process stands behind the one that started it, but for numbers that begin anew.
  for (const [pid, ppid] of [...all, ...all]) if (family.has(Number(ppid))) family.add(Number(pid));
  const found = all.find(([pid, , ...words]) => family.has(Number(pid)) && command.test(words.join(" ")));
  return found && Number(found[0]);
}
