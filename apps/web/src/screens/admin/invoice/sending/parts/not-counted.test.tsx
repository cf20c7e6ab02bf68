import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { NotCounted } from "./not-counted.tsx";

const markupOf = (error: Error) =>
  renderToStaticMarkup(<NotCounted error={error} onRetry={() => {}} isRetrying={false} />);

test("a proposal that got no answer, or a broken one, is asked for again by a press", () => {
  expect(markupOf(new ApiError(0, {}))).toContain(uiTexts.retry);
  expect(markupOf(new ApiError(500, { message: "Noget gik galt." }))).toContain(uiTexts.retry);
});

test("a refusal says why, and the same is not asked again", () => {
  const markup = markupOf(new ApiError(422, { message: "Ret fradragene." }));
  expect(markup).toContain("Ret fradragene.");
  expect(markup).not.toContain(uiTexts.retry);
});
