import { randomBytes } from "node:crypto";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Moment } from "#rules/time/moment.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { contentPolicy } from "#server/platform/http/security-headers.ts";
import { facebookDialog } from "#server/platform/integrations/social-login/facebook.ts";
import { signInWays } from "#server/platform/settings/sign-in-ways.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { pageDescriptions, pageTitles } from "#texts/da/public/public-pages.ts";
import { isListed, robots, sitemap } from "./crawlers.ts";
import { htmlDocument } from "./document.ts";
import { propsOf } from "./page-props.ts";
import { answerTo, isEmployeeHome } from "./visitor-routes.ts";
import { loadWebBuild, type WebBuild } from "./web-build.ts";

/** The sign-ins that the login pages of a try-out offer as buttons, and when its data was made. */
export interface DemoSignIns {
  readonly since: Moment;
  readonly password: string;
  readonly accounts: object;
  readonly employees: readonly string[];
}

interface Site {
  readonly services: Services;
  readonly demo: DemoSignIns | null;
}

/**
 * Serves the web app: files for ever, public pages rendered for people who are not signed in, and the app's
 * shell for everybody whose hint cookie says that they are signed in.
 */
export async function addWeb(
  app: FastifyInstance,
  services: Services,
  demo: DemoSignIns | null,
): Promise<void> {
  const web = await loadWebBuild();
  const site = { services, demo };
  await app.register(fastifyStatic, {
    root: web.clientFolder,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes("/assets/");
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404);
    if (!request.url.startsWith("/api/")) return reply.send("");
    return reply.send({ status: "error", code: "not_found", message: refusalText("not_found") });
  });
  addCrawlerFiles(app, services.settings.publicUrl, web);
  // A route, not the handler of what is not found: only the answers of routes are compressed.
  app.get("/*", async (request, reply) => {
    const isFile = request.url.startsWith("/api/") || request.url.startsWith("/assets/");
    return isFile ? reply.callNotFound() : sendPage(request, reply, web, site);
  });
}

function addCrawlerFiles(app: FastifyInstance, publicUrl: string, web: WebBuild): void {
  app.get("/robots.txt", async (_request, reply) => reply.type("text/plain").send(robots(publicUrl)));
  app.get("/sitemap.xml", async (_request, reply) =>
    reply.type("application/xml").send(sitemap(publicUrl, web.pagePaths)),
  );
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, web: WebBuild, site: Site) {
  // Not as a second argument: `//x` would be another host, and `//` none.
  const url = new URL(`http://localhost${request.url.startsWith("/") ? request.url : "/"}`);
  const visitor = {
    cookie: request.headers.cookie ?? "",
    // A browser that does not say so has come by a link or an address of its own.
    isStart: (request.headers["sec-fetch-site"] ?? "none") === "none",
  };
  const answer = answerTo(web.pagePaths, url, visitor);
  if (answer === "app") {
    const preloads = isEmployeeHome(url, visitor.cookie) ? web.employeeHome : [];
    return sendHtml(reply, web, site, { page: null, props: {}, preloads });
  }
  if ("redirect" in answer) return reply.redirect(answer.redirect, 302);
  const props = await propsOf(answer, request, url);
  if (props) {
    return sendHtml(reply, web, site, { page: answer.page, props, preloads: web.preloadsOf(answer.page) });
  }
  reply.status(503).header("retry-after", 30);
  const again = { address: `/${url.search}` };
  return sendHtml(reply, web, site, { page: "unavailable", props: again, preloads: [] });
}

async function sendHtml(
  reply: FastifyReply,
  web: WebBuild,
  site: Site,
  asked: { page: string | null; props: Record<string, unknown>; preloads: readonly string[] },
) {
  const { page, props, preloads } = asked;
  const data = { config: configOf(site), page, props };
  const assets = page ? web.public : web.app;
  const brand = site.services.settings.brand.name;
  const title = page ? `${pageTitles[page as keyof typeof pageTitles] ?? brand} – ${brand}` : brand;
  const nonce = randomBytes(16).toString("base64");
  const html = htmlDocument({
    nonce,
    title: title === `${brand} – ${brand}` ? brand : title,
    found: isListed(page)
      ? {
          description: pageDescriptions[page](brand),
          address: `${site.services.settings.publicUrl}${web.pagePaths[page]}`,
        }
      : null,
    assets,
    preloads,
    body: page ? await web.renderPage(page, data) : "",
    data,
  });
  reply.header("content-security-policy", contentPolicy(site.services.settings, nonce));
  reply.header("cache-control", "no-store");
  reply.header("vary", "cookie");
  // Phones keep the app's empty page to open it without a connection.
  if (page === null) reply.header("vagtklar-page", "app");
  return reply.type("text/html; charset=utf-8").send(html);
}

function configOf({ services: { settings, clock }, demo }: Site) {
  const { email, phone } = signInWays(settings);
  return {
    brand: settings.brand,
    now: clock.now(),
    facebookAppId: settings.facebook?.appId ?? null,
    facebookDialog: settings.facebook ? facebookDialog(settings.facebook) : null,
    appleServicesId: settings.apple?.servicesId ?? null,
    publicUrl: settings.publicUrl,
    keeping: { inactiveMonths: settings.inactiveMonths, messageDays: settings.messageRetentionDays },
    codes: { email, phone },
    localSignIn: !settings.production,
    demo,
  };
}
