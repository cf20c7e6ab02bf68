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
  const [program = ""] = scripts.start.match(/\S+\.ts$/) ?? [];
  expect(existsSync(join(project, program))).toBe(true);
  expect(unit).toContain(`node ${program}\n`);
  expect(readFileSync(join(project, "deploy/Containerfile"), "utf8")).toContain(`CMD ["node", "${program}"]`);
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
