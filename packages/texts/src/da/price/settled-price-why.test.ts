import { expect, test } from "vitest";
import { explainSettledPrice } from "./settled-price-why.ts";

const row = { quantity: "22,50", hourlyWage: 19_200, holiday: 2400, unitPrice: 21_600 };

test("each row of a settled price has its reason, with its hours and its rate", () => {
  expect(explainSettledPrice([{ key: "shifts", ...row }])).toEqual([
    "Tiderne på vagterne giver 22,50 timer til 192,00\u00a0kr. plus 12,5\u00a0% ferie og ATP, i alt 216,00\u00a0kr. i timen.",
  ]);
  const fee = { quantity: "2 × 7,50", hourlyWage: 0, holiday: 0, unitPrice: 2000 };
  expect(
    explainSettledPrice([
      { key: "service", ...fee },
      { key: "rush", ...fee },
    ]),
  ).toEqual([
    "Servicetillæg er 20,00\u00a0kr. pr. betalt time i 2 × 7,50 timer.",
    "Der var under 48 timer til start, da I bookede. Derfor lægges 20,00\u00a0kr. pr. betalt time til i 2 × 7,50 timer.",
  ]);
});

test("minimum billing names the hours of the trade terms", () => {
  expect(explainSettledPrice([{ key: "minimum", ...row, quantity: "1 × 2,00" }])).toEqual([
    "Der faktureres mindst 5 timer pr. person. Derfor lægges 1 × 2,00 timer til.",
  ]);
});
