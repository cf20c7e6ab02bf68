import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../..");
const REGISTRY = "https://registry.npmjs.org/";
const read = (file: string) => JSON.parse(readFileSync(join(project, file), "utf8"));

test("every package has one exact version, comes from npm's registry and is known by its hash", () => {
  const { dependencies, devDependencies } = read("package.json");
  const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+([-.][\w.]+)?$/.test(String(version)),
  );
  expect(inexact).toEqual([]);
  const { packages } = read("package-lock.json") as {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const others = Object.entries(packages).filter(
    ([path, { resolved, integrity, link, inBundle }]) =>
      path.startsWith("node_modules/") &&
      !link &&
      !inBundle &&
      !((resolved ?? REGISTRY).startsWith(REGISTRY) && integrity?.startsWith("sha512-")),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

test("the bill of materials names every package that runs in production, and marks those that only tests need", () => {
  const written = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: project,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { bomFormat, components } = JSON.parse(written.toString()) as {
    bomFormat: string;
    components: { name: string; version: string; properties?: { name: string; value: string }[] }[];
  };
  expect(bomFormat).toBe("CycloneDX");
  const namedWhere = (isForTests: boolean) =>
    components
      .filter(({ properties }) => isForTests === isMarked(properties))
      .map(({ name, version }) => `${name}@${version}`);
  const { dependencies } = read("package.json") as { dependencies: Record<string, string> };
  const needed = new Set(namedWhere(false));
  const missing = Object.entries(dependencies).filter(([name, version]) => !needed.has(`${name}@${version}`));
  expect(missing).toEqual([]);
  expect(namedWhere(true).some((name) => name.startsWith("@biomejs/biome@"))).toBe(true);
});

function isMarked(properties: { name: string; value: string }[] = []): boolean {
  return properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");
}
