import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noAnswer } from "#texts/da/common/toasts/connection.ts";
import { reportReached } from "#web/api/offline/connection.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { QueryView, type QueryViewProps } from "./query-view.tsx";

const brand = { supportPhone: "70707070" };

/** The markup of a list of names in one state of its query. */
function viewOf(query: Partial<QueryViewProps<string[]>["query"]>, more: { empty?: string } = {}): string {
  return renderToStaticMarkup(
    <AppStateContext value={{ config: { brand }, session: { kind: "corporation" } } as AppState}>
      <QueryView<string[]>
        query={{ data: undefined, isError: false, refetch: () => {}, ...query }}
        skeleton={{ label: "Henter navne" }}
        {...more}
      >
        {(names) => <ul>{names.join()}</ul>}
      </QueryView>
    </AppStateContext>,
  );
}

test("until there is an answer its shapes stand there, with the label for screen readers", () => {
  const markup = viewOf({});
  expect(markup).toContain("Henter navne");
  expect(markup).toContain('role="status"');
});

test("a query that failed is told with a way to ask again and a number to call", () => {
  const markup = viewOf({ isError: true });
  expect(markup).toContain('role="alert"');
  expect(markup).toContain("70 70 70 70");
});

test("a query that got no answer names the connection, and sends nobody to reload", () => {
  reportReached(false);
  const markup = viewOf({ isError: true });
  reportReached(true);
  expect(markup).toContain(noAnswer);
  expect(markup).not.toContain("Genindlæs");
});

test("data that was there before stays when a newer answer fails", () => {
  const markup = viewOf({ data: ["Anna"], isError: true });
  expect(markup).toBe("<ul>Anna</ul>");
});

test("an empty list is told where there is a sentence for it, and drawn as it is where there is none", () => {
  expect(viewOf({ data: [] }, { empty: "Ingen navne" })).toContain("Ingen navne");
  expect(viewOf({ data: [] })).toBe("<ul></ul>");
});
