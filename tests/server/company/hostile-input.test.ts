import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Method } from "#contract/wire/endpoint.ts";
import { signUpBody, stampBody, wholeForm } from "./bodies.ts";
import { buildWorld, send, stateOf, type World } from "./fixtures.ts";

let world: World;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.app.close());

/** Every call of a company that takes a body, with a body that it would accept. */
const calls: [string, () => [Method, string, Record<string, unknown>]][] = [
  ["signing up", () => ["POST", "corporations", signUpBody()]],
  [
    "signing up with a booking",
    () => [
      "POST",
      "corporations/corporation-and-booking",
      { corporation: signUpBody(), booking: wholeForm(world) },
    ],
  ],
  ["signing in", () => ["POST", "corporations/sign-in", { email: "a@b.test", password: "hemmeligt" }]],
  ["asking for a new password", () => ["POST", "corporations/reset-password", { email: "a@b.test" }]],
  [
    "choosing a new password",
    () => ["PUT", "corporations/confirm-reset-password/abc", { password: "hemmeligt" }],
  ],
  [
    "changing the password",
    () => ["PUT", "corporations/change-password", { password: "hemmeligt", current_password: "nytkodeord" }],
  ],
  ["saving the profile", () => ["PUT", "corporations", profile()]],
  ["booking", () => ["POST", "corporations/bookings", wholeForm(world)]],
  ["changing a booking", () => ["PUT", `corporations/bookings/${world.coming.id}`, wholeForm(world)]],
  [
    "keeping a card's look",
    () => [
      "PUT",
      `corporations/bookings/${world.coming.id}/change-booking-ui-status`,
      { box_status: "open" },
    ],
  ],
  [
    "removing a person",
    () => [
      "PUT",
      `corporations/shifts/${world.coming.selectedShift}?shiftType=removed`,
      { reason: "Aflyst" },
    ],
  ],
  [
    "ticking a person off",
    () => [
      "PUT",
      `corporations/shifts/${world.coming.selectedShift}/change-shift-ui-status`,
      { is_checked: true },
    ],
  ],
  ["stamping", () => ["PUT", "shifts/corporation/checkout", stampBody(world)]],
  [
    "stamping everybody",
    () => {
      const { booking_id, ...one } = stampBody(world);
      return ["PUT", "shifts/corporation/approve-all-shifts", { booking_id, shifts: [one] }];
    },
  ],
  [
    "rating",
    () => {
      const whom = { employee_id: world.anna.id, booking_id: world.ended.id };
      return ["PUT", "shifts/corporation/checkout/save-rating", { ...whom, rating: 4, comment: "" }];
    },
  ],
];

function profile(): Record<string, unknown> {
  const { password: _, confirmPassword: __, terms_accepted_at: ___, ...fields } = signUpBody();
  return { ...fields, admin_message: "", noti_cancel_booking: true, profile_image: "logo" };
}

/** The dotted names of all single values in a body. */
function namesIn(body: object, prefix = ""): string[] {
  return Object.entries(body).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? namesIn(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

/** The body with another value under one dotted name. */
function withValue(body: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(body);
  const keys = name.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}

const unstorable = ["\0", "Ka\0ffe", "\ud800", "Kaffe\udc00"];
const wrong = [{}, [[]], 3_000_000_000, -3_000_000_000, 1e21, "x".repeat(5001)];
/** May be any number, and is kept as text. */
const opaque = ["box_status"];

test.each(calls)("%s refuses what no column holds in any field, under that field", async (_, call) => {
  const before = await stateOf(world.app);
  const [method, path, body] = call();
  for (const name of namesIn(body)) {
    for (const value of unstorable) {
      const answer = await send(world.app, method, path, {
        as: world.hotel.token,
        body: withValue(body, name, value),
      });
      expect([name, value, answer.status]).toEqual([name, value, 422]);
      expect(answer.json).toMatchObject({ status: "error", message: "Nogle felter er ikke udfyldt korrekt" });
      expect(Object.keys(answer.json.errors)).toContain(name);
    }
  }
  expect(await stateOf(world.app)).toEqual(before);
});

test.each(calls)("%s refuses values of another kind and size in any field", async (_, call) => {
  const before = await stateOf(world.app);
  const [method, path, body] = call();
  for (const name of namesIn(body).filter((one) => !opaque.includes(one))) {
    for (const value of wrong) {
      if (isIgnored(path, name)) continue;
      const answer = await send(world.app, method, path, {
        as: world.hotel.token,
        body: withValue(body, name, value),
      });
      expect([name, value, answer.status]).toEqual([name, value, 422]);
    }
  }
  expect(await stateOf(world.app)).toEqual(before);
});

/** What a company may send and not set is dropped unread. */
function isIgnored(path: string, name: string): boolean {
  const isSignUp = path === "corporations/corporation-and-booking" || path === "corporations";
  return isSignUp && /payment_(type|deadline)$/.test(name);
}

test("a name in Danish letters and emoji comes back as it was sent", async () => {
  const { token } = world.hotel;
  const name = "Ærø Østers & Åkander 🦪🍳 “Café”";
  const contact_person = "Søren-Åge Ødegård";
  await send(world.app, "PUT", "corporations", { as: token, body: { name, contact_person } });

  const { json } = await send(world.app, "GET", "corporations/me", { as: token });
  expect(json.corporation).toMatchObject({ name, contact_person });
});

test("a body nested as deep as it is long is refused", async () => {
  const { app } = world.app;
  const depth = 40_000;
  const response = await app.inject({
    method: "POST",
    url: "/api/corporations/sign-in",
    headers: { "content-type": "application/json" },
    payload: `{"email":${"[".repeat(depth)}${"]".repeat(depth)},"password":"x"}`,
  });
  expect(response.statusCode).toBe(422);
});

test.each(calls)("%s refuses a field that is named as something every object has", async (_, call) => {
  const before = await stateOf(world.app);
  const [method, path, body] = call();
  for (const name of ["toString", "hasOwnProperty", "valueOf"]) {
    for (const whole of [{ [name]: 1 }, { ...body, [name]: 1 }]) {
      const answer = await send(world.app, method, path, { as: world.hotel.token, body: whole });
      expect([name, answer.status]).toEqual([name, 422]);
      expect(answer.json.errors).toMatchObject({ [name]: "Ukendt felt" });
    }
  }
  expect(await stateOf(world.app)).toEqual(before);
});

test.each([
  ["no UTF-8", "%ff"],
  ["half an escape", "%"],
  ["too long", "x".repeat(5000)],
])("nothing is found under an id that is %s", async (_, id) => {
  const answer = await send(world.app, "GET", `corporations/bookings/${id}`, { as: world.hotel.token });
  expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
});

test("an address of a page that nobody can decode leads home", async () => {
  const { statusCode, headers } = await world.app.app.inject({ url: "/viewBooking/%ff" });
  expect([statusCode, headers.location]).toEqual([302, "/"]);
});

test("a body over the limit is answered on a connection that stays", async () => {
  const { app } = world.app;
  const address = await app.listen({ port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const payload = JSON.stringify({ email: "x".repeat(3_000_000), password: "hemmeligt" });
  for (const _ of [1, 2]) {
    const answer = await post(`${address}/api/corporations/sign-in`, payload, agent);
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).not.toBe("close");
  }
  agent.destroy();
});

function post(url: string, payload: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(payload) };
    const call = request(url, { method: "POST", agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer));
    });
    call.on("error", reject).end(payload);
  });
}
