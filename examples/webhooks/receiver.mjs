// Receives webhooks, checks their signature and keeps each event once, one JSON a line.
// WEBHOOK_SECRET=whsec_… EVENTS_FILE=events.jsonl PORT=4000 node receiver.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";

const { WEBHOOK_SECRET: secret = "", EVENTS_FILE: file = "events.jsonl", PORT: port = "4000" } = process.env;
const MAX_AGE_SECONDS = 300;
const MAX_BYTES = 1_000_000;
/** The ids of events that are kept: one that is sent again is answered and not kept twice. */
const known = new Set();

createServer(async (request, response) => {
  try {
    const body = await bodyOf(request);
    if (!isSigned(body, request.headers["vagtklar-signature"] ?? "")) return answer(response, 401);
    const event = JSON.parse(body);
    if (!known.has(event.id)) {
      appendFileSync(file, `${JSON.stringify(event)}\n`);
      known.add(event.id);
    }
    answer(response, 204);
  } catch (error) {
    // Vagtklar sends it again later.
    console.error(error);
    answer(response, 500);
  }
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));

/** Whether the header signs exactly this body, at most five minutes ago. */
function isSigned(body, header) {
  const [, seconds = "", signature = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return (
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}

/** The body as it came: what is signed is its bytes, not what they parse to. */
async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function answer(response, status) {
  response.writeHead(status).end();
}
