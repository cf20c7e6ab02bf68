import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultBrand } from "#texts/da/common/brand.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { PrivacyText } from "./privacy-text.tsx";

const page = (sourceUrl: string) => {
  const keeping = { inactiveMonths: 24, messageDays: 90 };
  const config = { brand: { ...defaultBrand, sourceUrl }, keeping } as unknown as AppConfig;
  return renderToStaticMarkup(<PrivacyText config={config} />);
};

test("whoever reads how we treat data is offered the source, by its address or by mail", () => {
  const address = "https://code.example/vagtklar";
  expect(page(address)).toContain(`href="${address}"`);
  expect(page("")).toContain(`Skriv til ${defaultBrand.supportEmail}, så sender vi kildekoden.`);
});
