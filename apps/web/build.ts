/**
 * Builds the web app for browser and server, and compresses what is sent: `npm run build`.
 * With `--if-stale` only when the build is missing or older than its sources.
 */
import { createReadStream, createWriteStream, globSync, rmSync, writeFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { BUILD_STAMP, isBuildStale, sourceStamp } from "./build-stamp.ts";
import { takeTurn } from "./build-turn.ts";

const isDone = () => process.argv.includes("--if-stale") && !isBuildStale();
if (isDone()) process.exit();

const giveBack = await takeTurn(`${import.meta.dirname}/dist/building`);
process.once("exit", giveBack);
if (isDone()) process.exit();

// Loaded only now: at most starts there is nothing to build.
const { build } = await import("vite");

const configFile = `${import.meta.dirname}/vite.config.ts`;
const client = `${import.meta.dirname}/dist/client`;
const stamp = sourceStamp();

rmSync(BUILD_STAMP, { force: true });
await build({ configFile, logLevel: "warn" });
await build({ configFile, logLevel: "warn", build: { ssr: true } });
for (const file of globSync("**/*.{js,css,svg,json,webmanifest}", { cwd: client })) {
  const path = `${client}/${file}`;
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
  await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`));
}
writeFileSync(BUILD_STAMP, stamp);
