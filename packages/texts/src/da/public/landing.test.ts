import { describe, expect, it } from "vitest";
import { footerTexts, landingTexts } from "./landing.ts";

describe("the front page's words about the price", () => {
  const terms = {
    ...{ minimumHours: 5, urgent: 2000, urgentUnderHours: 48, emergency: 3000, emergencyUnderHours: 24 },
  };

  it("name the minimum and both fees of short notice", () => {
    expect(landingTexts.cost.small(terms)).toBe(
      "Ingen oprettelse, intet abonnement. Mindst 5 timer pr. person. Under 48 timer før lægges 20,00\u00a0kr. til i timen, under 24 timer 30,00\u00a0kr. mere.",
    );
  });

  it("leave out what costs nothing", () => {
    const free = { ...terms, minimumHours: 0, urgent: 0, emergency: 0 };
    expect(landingTexts.cost.small(free)).toBe("Ingen oprettelse, intet abonnement.");
    expect(landingTexts.cost.small({ ...free, urgent: 2000 })).toMatch(/til i timen\.$/);
    expect(landingTexts.cost.small({ ...free, emergency: 3000 })).toMatch(/Under 24 timer før lægges 30,00/);
  });

  it("name whoever is paid as one would say it", () => {
    expect(landingTexts.cost.parts("Tjener", 12.5, "Vagtklar")[0]).toBe("Løn til tjeneren");
    expect(landingTexts.cost.parts("Kok", 12.5, "Vagtklar")[0]).toBe("Løn til den ansatte");
  });
});

it("sets the digits of a CVR number apart in pairs", () => {
  expect(footerTexts.cvr("12345674")).toBe("CVR-nr. 12\u00a034\u00a056\u00a074");
});
