import { Agent, request } from "node:http";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import type { Product } from "#tests/support/product.ts";
import { type HostileRequest, hostileRequests, type People } from "#tests/tools/hostile/requests.ts";

const companies = {
  admin: "admin@vagtklar.test",
  hotel: "hotel@vagtklar.test",
  brewery: "bryggeri@vagtklar.test",
};
const employees = ["anna-krogh", "jonas-thomsen", "line-bech"];
const PEOPLE: People = {
  admin: ["admin", "admin rights", "corporation", "corporation itself"],
  hotel: ["corporation", "corporation itself"],
  brewery: ["corporation", "corporation itself"],
  ...Object.fromEntries(employees.map((name) => [name, ["employee"] as const])),
};

/** How many requests are under way at the same time. */
export const AT_ONCE = 8;

export interface HostileCallers {
  /** Sends the next request; answers its status (0 when the connection breaks) and what would tell it apart in a list. */
  next(): Promise<{ status: number; text: string; told: string }>;
  /** Signs everybody in anew: some of the requests sign people out. Who may not sign in any more stays out. */
  signIn(): Promise<void>;
  close(): void;
}

/** People of the try-out who send requests of all kinds (`hostileRequests`); the same for the same seed. */
export async function hostileCallers(product: Product, seed: number): Promise<HostileCallers> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const tokens = new Map<string, string>();

  async function signIn(): Promise<void> {
    for (const [who, email] of Object.entries(companies)) {
      const { body } = await product.call(sessionEndpoints.corporationSignIn, {
        body: { email, password: demoPassword },
      });
      if ("token" in body && typeof body.token === "string") tokens.set(who, body.token);
    }
    for (const name of employees) {
      const { status, body } = await product.call(sessionEndpoints.employeeSignIn, {
        body: { fbToken: `local:${name}` },
      });
      if (status === 200) tokens.set(name, body.token);
    }
  }

  await signIn();
  const upcoming = await product.call(bookingEndpoints.upcoming, {
    as: tokens.get("hotel") ?? "",
    query: {},
  });
  const requests = hostileRequests(seed, PEOPLE, {
    ids: [...upcoming.body.slice(0, 6).map(({ id }) => id), 1, 2, 3, 4, 5, 6, 7, 8],
    days: [0, 1, 5, -3, 40].map((count) => addDays(dayOf(Date.now()), count)),
  });
  return {
    async next() {
      const one = requests.next().value;
      const { status, text } = await send(agent, product.url, one, one.who && tokens.get(one.who));
      const told = `${status} ${one.who} ${one.method} ${one.path} ${one.body} → ${text}`.slice(0, 600);
      return { status, text, told };
    },
    signIn,
    close: () => agent.destroy(),
  };
}

function send(
  agent: Agent,
  url: string,
  { method, path, headers, body }: HostileRequest,
  token: string | null | undefined,
): Promise<{ status: number; text: string }> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const options = {
      agent,
      host: "127.0.0.1",
      port,
      method,
      path,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      },
    };
    const call = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on("error", (error) => resolve({ status: 0, text: String(error) }));
    call.end(body);
  });
}
