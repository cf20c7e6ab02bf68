// What search engines find: the pages that say something to everybody, and nothing that a mailed link leads to.

/** Public pages that a search engine may list, in the order of the sitemap. */
const LISTED = [
  "home",
  "sign-up",
  "corporation-login",
  "employee-login",
  "trade-terms",
  "employee-agreement",
  "privacy",
] as const;

type ListedPage = (typeof LISTED)[number];

/** Whether a page says something to everybody; those that a mailed link leads to are listed nowhere. */
export function isListed(page: string | null): page is ListedPage {
  return LISTED.some((listed) => listed === page);
}

/** `/robots.txt`: pages yes, calls and mailed links no. */
export function robots(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /email/",
    "Disallow: /confirmresetpassword/",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** `/sitemap.xml` of the listed pages, whose paths `pagePaths` says by page. */
export function sitemap(publicUrl: string, pagePaths: Readonly<Record<string, string>>): string {
  const addresses = LISTED.map((page) => `<url><loc>${publicUrl}${pagePaths[page]}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join("")}</urlset>\n`;
}
