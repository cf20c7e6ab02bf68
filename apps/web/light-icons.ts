import type { Plugin } from "vite";

const DRAWS = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/**
 * Draws the line icons with a few lines instead of the library's own, which also fit them to contexts, sizes and
 * libraries that nothing here uses. `ui/icon.tsx` gives class and weight, the style sheet the size.
 */
export function lightIcons(): Plugin {
  return {
    name: "light-icons",
    apply: "build",
    load: (id) => (DRAWS.test(id) ? { code: draw, moduleType: "js" } : null),
  };
}

const draw = `
import { createElement } from "react";
const lines = {
  xmlns: "http://www.w3.org/2000/svg",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
};
export default ({ name, node }) => ({ className, ...props }) =>
  createElement(
    "svg",
    { ...lines, className: "lucide-" + name + " " + className, ...props },
    node.map(([tag, drawn]) => createElement(tag, drawn)),
  );
`;
