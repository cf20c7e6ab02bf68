import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../..");
const unit = readFileSync(join(project, "deploy/vagtklar.service"), "utf8");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test("unit and container start the program that npm start does", () => {
  const { scripts } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  const [, command = ""] = scripts.start.match(/exec node (.+\.ts)$/) ?? [];
  const words = command.split(" ");
  expect(existsSync(join(project, words.at(-1) ?? ""))).toBe(true);
  expect(unit).toContain(`node ${command}\n`);
  const written = ["node", ...words].map((word) => `"${word}"`).join(", ");
  expect(readFileSync(join(project, "deploy/Containerfile"), "utf8")).toContain(`CMD [${written}]`);
});

test.skipIf(!hasSystemd)("systemd finds nothing wrong with the unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-unit-"));
  const path = join(folder, "vagtklar.service");
  // The program is not installed here.
  writeFileSync(path, unit.replaceAll(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", path], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
});

test("the unit lets Node ask for the addresses of the machine that it listens on", () => {
  const [, families = ""] = /^RestrictAddressFamilies=(.+)$/m.exec(unit) ?? [];
  // Without netlink libuv is refused and the product ends as soon as it listens.
  expect(families.split(" ").sort()).toEqual(["AF_INET", "AF_INET6", "AF_NETLINK", "AF_UNIX"]);
});
