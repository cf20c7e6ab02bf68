/** The signs of the try-out's companies, each a ground and a drawing in it, on a field of 200 by 200. */
const signs = {
  // Two curtains of northern light over the sea.
  hotel: {
    ground: "#16324a",
    drawing:
      '<path d="M48 128c-6-40 14-52 22-88 10 30 2 50 8 88Z" fill="#6fd3b4"/><path d="M92 128c-8-44 18-60 24-100 14 36 2 62 12 100Z" fill="#a7e8c8"/><path d="M138 128c-4-26 8-38 12-62 10 22 4 42 8 62Z" fill="#5aa9c8"/><path d="M30 142h140M52 160h96" stroke="#f3e9d2" stroke-width="8" stroke-linecap="round"/>',
  },
  // A glass of beer on waves.
  brewery: {
    ground: "#c8772b",
    drawing:
      '<path d="M66 66h60l-6 84H72Z" fill="#ffd88a"/><path d="M124 80h14c14 0 14 42-4 42h-12" fill="none" stroke="#fff3d6" stroke-width="9"/><path d="M60 68c-6-16 12-26 22-18 6-14 30-12 32 2 16-4 24 8 16 18-6 8-14 2-18 2H74c-4 4-10 4-14-4Z" fill="#fffaf0"/><path d="M34 164c14-10 22 10 36 0s22 10 36 0 22 10 36 0 18 6 24 2" fill="none" stroke="#fff3d6" stroke-width="8" stroke-linecap="round"/>',
  },
  // A cook's hat with a crown's points.
  catering: {
    ground: "#7b2238",
    drawing:
      '<path d="M58 118c-28-4-28-46 4-44 8-24 44-28 58-6 26-10 46 18 30 38-6 8-12 12-20 12v30H58Z" fill="#fbf3e4"/><path d="M58 150h72v14H58Z" fill="#e3b04b"/><path d="M76 104v20M94 98v26M112 104v20" stroke="#d9cbb2" stroke-width="6" stroke-linecap="round"/>',
  },
  // A stage between its curtains.
  events: {
    ground: "#33285a",
    drawing:
      '<path d="M34 40h132v18H34Z" fill="#f2b84b"/><path d="M38 58h40c2 44-14 68-40 84ZM162 58h-40c-2 44 14 68 40 84Z" fill="#d9534a"/><path d="M40 152h120v12H40Z" fill="#f2b84b"/><circle cx="100" cy="112" r="17" fill="#fff3d6"/>',
  },
} as const;

type Sign = keyof typeof signs;

export function isSign(name: string): name is Sign {
  return Object.hasOwn(signs, name);
}

/** The company's sign as an SVG. */
export function logo(sign: Sign): string {
  const { ground, drawing } = signs[sign];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><rect width="200" height="200" fill="${ground}"/>${drawing}</svg>`;
}
