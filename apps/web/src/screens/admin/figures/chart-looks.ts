/** Axes and popovers in the colours of the theme. */
export const axisLook = { stroke: "var(--line-control)", tick: { fill: "var(--ink-2)", fontSize: 12 } };

export const tooltipLook = {
  cursor: { fill: "var(--hover)" },
  contentStyle: { background: "var(--raised)", border: "1px solid var(--line-2)", color: "var(--ink)" },
};
