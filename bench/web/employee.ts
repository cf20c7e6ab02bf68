import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Figure, spread } from "../figures.ts";
import { launch, openPhone } from "./rig.ts";
import { type Visit, visit } from "./visit.ts";
import { measureVisits } from "./visits.ts";

const ROUNDS = 5;

/** An employee's first minute on a slow phone: the login against the same page as a file, and the home behind it. */
export async function measureEmployee(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const product = await startProduct({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
  const browser = await launch();
  try {
    const login = await measureVisits(browser, product, "/employeelogin");
    return [...named("/employeelogin", login), ...named("home", await measureHome(browser, product))];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function named(page: string, figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => ({ ...figure, what: `${page}, ${figure.what}` }));
}

/** The home of somebody who is signed in: nothing kept yet, then with the app's files on the phone. */
async function measureHome(browser: Browser, product: Product): Promise<Figure[]> {
  const { body } = await product.call(sessionEndpoints.employeeSignIn, {
    body: { fbToken: "local:line-bech" },
  });
  const rounds: [Visit, Visit][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await openPhone(browser);
    // As the login does it: a token in local storage, and the cookie that names nobody.
    await context.addCookies([{ name: "vagtklar_session", value: "employee", url: product.url }]);
    await context.addInitScript((token) => localStorage.setItem("employeeToken", token), body.token);
    const open = () => visit(context, `${product.url}/`, "a.job");
    rounds.push([await open(), await open()]);
    await context.close();
  }
  const seconds = (what: string, nth: 0 | 1, key: "firstPaint" | "largestPaint"): Figure => {
    const times = rounds.map((visits) => visits[nth][key] / 1000);
    return { what, figure: spread(times, 2, " s"), goal: "reported" };
  };
  const blocking = rounds.map(([first]) => first.blocking);
  return [
    seconds("first visit: first contentful paint", 0, "firstPaint"),
    seconds("first visit: largest contentful paint, which is the jobs", 0, "largestPaint"),
    seconds("repeat visit: first contentful paint", 1, "firstPaint"),
    seconds("repeat visit: largest contentful paint", 1, "largestPaint"),
    { what: "first visit: total blocking time", figure: spread(blocking, 0, " ms"), goal: "reported" },
    {
      what: "first visit: JavaScript until 1.5 s after the jobs stand, with what is fetched for later, compressed",
      figure: spread(
        rounds.map(([first]) => first.scriptBytes / 1000),
        0,
        " kB",
      ),
      goal: "reported",
    },
  ];
}
