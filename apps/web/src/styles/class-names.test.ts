import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { parseAst, preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** A part of a selector: a class, or a pseudo class with selectors of its own, as `:has(.icon)`. */
interface SelectorPart {
  readonly type: string;
  readonly name?: string;
  readonly selectors?: readonly (readonly SelectorPart[])[];
}

const files = async (pattern: string) =>
  (await Array.fromAsync(glob(pattern))).map((name) => ({ name, text: readFileSync(name, "utf8") }));

const styles = await classesOfStyles();
// A row's class in a list of bookings is decided by a rule.
const sources = (await files("{apps/web,packages/rules}/src/**/*.{ts,tsx}")).filter(
  ({ name }) => !name.includes(".test."),
);
const trees = sources.map(({ name, text }) => ({
  name,
  tree: parseAst(text, { lang: name.endsWith("x") ? "tsx" : "ts" }) as unknown as Node,
}));

/** The classes that the selectors of the styles name. */
async function classesOfStyles(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  function collect(parts: readonly SelectorPart[]): void {
    for (const { type, name, selectors = [] } of parts) {
      if (type === "class" && name !== undefined) found.add(name);
      for (const inner of selectors) collect(inner);
    }
  }
  const lightningcss = {
    visitor: { Selector: (parts: readonly unknown[]) => collect(parts as SelectorPart[]) },
  };
  const config = await resolveConfig(
    { configFile: false, css: { transformer: "lightningcss", lightningcss } },
    "build",
  );
  for (const { name, text } of await files("apps/web/src/styles/**/*.css")) {
    await preprocessCSS(text.replaceAll(/@import[^;]*;/g, ""), name, config);
  }
  return found;
}

/** The nodes below one that `enter` gives, each with those below it. */
function* walk(node: Node, enter: (node: Node) => readonly unknown[] = Object.values): Generator<Node> {
  yield node;
  for (const part of enter(node).flat()) {
    if (typeof part === "object" && part !== null && "type" in part) yield* walk(part as Node, enter);
  }
}

/** The words of a text or of the fixed parts of a template; one that ends at `${` is the beginning of several classes. */
function wordsOf(node: Node): { readonly whole: readonly string[]; readonly begun: readonly string[] } {
  if (node.type === "Literal" && typeof node.value === "string") {
    return { whole: node.value.split(/\s+/).filter(Boolean), begun: [] };
  }
  if (node.type !== "TemplateLiteral") return { whole: [], begun: [] };
  const parts = (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  const whole: string[] = [];
  const begun: string[] = [];
  for (const [place, part] of parts.entries()) {
    const words = part.split(/\s+/);
    // What touches an expression is no word of its own.
    const glued = place < parts.length - 1 ? (words.pop() ?? "") : "";
    if (place > 0) words.shift();
    whole.push(...words.filter(Boolean));
    if (glued !== "") begun.push(glued);
  }
  return { whole, begun };
}

/** Below a `className`: what it may become, and not what decides that. */
function choicesOf(node: Node): readonly unknown[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate];
  if (node.type === "LogicalExpression") return [node.right];
  if (node.type === "CallExpression") {
    return (node.callee as { name?: string }).name === "classNames" ? [node.arguments] : [];
  }
  return node.type === "JSXExpressionContainer" ? [node.expression] : [];
}

test("every class of the styles is used by a component", () => {
  const words = trees.flatMap(({ tree }) => [...walk(tree)].map(wordsOf));
  const whole = new Set(words.flatMap((one) => one.whole));
  const begun = [...new Set(words.flatMap((one) => one.begun))].filter((start) =>
    /^[a-z][a-z-]*-$/.test(start),
  );
  expect(styles.size).toBeGreaterThan(500);
  expect(
    [...styles].filter((name) => !whole.has(name) && !begun.some((start) => name.startsWith(start))).sort(),
  ).toEqual([]);
});

test("every class that a component names is one of the styles", () => {
  const missing = trees.flatMap(({ name, tree }) =>
    [...walk(tree)]
      .filter(({ type, name }) => type === "JSXAttribute" && (name as { name?: string }).name === "className")
      .flatMap(({ value }) => (value ? [...walk(value as Node, choicesOf)] : []))
      .flatMap((node) => wordsOf(node).whole)
      .filter((word) => !styles.has(word))
      .map((word) => `${word} in ${name}`),
  );
  expect(missing).toEqual([]);
});
