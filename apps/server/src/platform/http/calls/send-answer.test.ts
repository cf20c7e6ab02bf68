import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { compress, encodingFor } from "./send-answer.ts";

const app = testApp();
const hotel = testCorporation(app);

function upcoming(accepted?: string) {
  const headers = {
    authorization: `Bearer ${hotel.token}`,
    ...(accepted && { "accept-encoding": accepted }),
  };
  return app.app.inject({ method: "GET", url: `/api/${rows.upcoming.path}`, headers });
}

describe("an answer of more than a kilobyte", () => {
  test("says compressed what it says plainly", async () => {
    await hotel.booking();
    const plain = await upcoming();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const [brotli, gzip] = [await upcoming("gzip, deflate, br"), await upcoming("gzip;q=0.8, br;q=0")];
    expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers).toMatchObject({ "content-length": `${brotli.rawPayload.length}` });
    expect(brotli.headers.vary).toContain("accept-encoding");
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

test("what is asked again says at once what has changed since, and all of it", async () => {
  const { id } = await hotel.booking();
  const [first, again] = [await upcoming(), await upcoming()];
  expect(again.body).toBe(first.body);
  const change = { job_description: "Nogen skal bære" };
  await app.db.updateTable("bookings").set(change).where("id", "=", id).execute();
  const changed = (await upcoming("br")).rawPayload;
  expect(brotliDecompressSync(changed).toString()).toContain("Nogen skal bære");
  const others = (text: string) => JSON.parse(text).map((booking: { id: number }) => booking.id);
  expect(others((await upcoming()).body)).toEqual(others(first.body));
  expect((await upcoming()).body).toContain("Nogen skal bære");
});

test("what is short stays plain, and what is very long is left to a stream", () => {
  expect(compress("a".repeat(1_023), "br")).toBeNull();
  expect(compress("a".repeat(1_024), "gzip")).not.toBeNull();
  expect(compress("a".repeat(250_001), "br")).toBeNull();
});

test("nobody gets an encoding that was not asked for", () => {
  expect(encodingFor(undefined)).toBeNull();
  expect(encodingFor("identity")).toBeNull();
  expect(encodingFor("zstd, deflate")).toBeNull();
  expect(encodingFor("*")).toBe("br");
});
