import { longHair, shortHair } from "./hair.ts";

const skins = [
  { face: "#f4cfb3", shade: "#e2b292", blush: "#e99a84" },
  { face: "#eec19c", shade: "#d9a47b", blush: "#df8c6c" },
  { face: "#fbdcc6", shade: "#ecc0a4", blush: "#f0a091" },
  { face: "#c98f66", shade: "#b0774f", blush: "#b8674a" },
  { face: "#f1c8a8", shade: "#ddab86", blush: "#e3937a" },
  { face: "#8d5a3c", shade: "#75472d", blush: "#8f4a36" },
  { face: "#e3b48b", shade: "#cb976b", blush: "#cf8262" },
] as const;
const hairs = ["#5b3a26", "#d9b06a", "#2b2320", "#8a5a34", "#b4622f", "#e6c98b", "#3d2c24"] as const;
const fairHairs: readonly string[] = ["#d9b06a", "#e6c98b"];
/** Hair that looks right on the darker skins. */
const darkHairs = ["#221a17", "#2f211b"] as const;
const grounds = ["#cfe0d5", "#ecdcbf", "#cddfe8", "#efd2c3", "#dcd6e6", "#d6e2c4"] as const;
const shirts = ["#24302b", "#f7f4ee", "#2f5d50", "#36465a", "#8a4b3a", "#4a4f57"] as const;
const ink = "#33251e";
/** What shows in a dark beard. */
const lip = "#f0c4b0";
const teeth = `<path d="M84 122c4 15 28 15 32 0Z" fill="#fff" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`;
const closed = (colour: string) =>
  `<path d="M83 122c7 12 27 12 34 0" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" fill="none"/>`;

/**
 * An invented person as an SVG of 200 by 200, the same for the same index. Even ones have long hair, odd ones short.
 * Every part is taken in a step of its own, so that neighbours in a list differ in all of them.
 */
export function portrait(index: number): string {
  const skin = of(skins, index * 5 + Math.floor(index / 7));
  const isDark = skin === skins[5] || skin === skins[3];
  const hairColour = isDark ? of(darkHairs, index) : of(hairs, index * 3 + Math.floor(index / 5));
  const half = Math.floor(index / 2);
  const hair = index % 2 === 0 ? of(longHair, half * 2 + Math.floor(half / 5)) : of(shortHair, half * 3 + 1);
  const shirt = of(shirts, index * 5 + half);
  const hasBeard = index % 2 === 1 && index % 3 === 0;
  const parts = [
    `<rect width="200" height="200" fill="${of(grounds, index * 7 + half)}"/>`,
    hair.behind && `<path d="${hair.behind}" fill="${hairColour}"/>`,
    body(shirt, skin, half % 3),
    head(skin),
    hasBeard && beard(hairColour),
    face(
      skin,
      hairColour,
      index % 3 === 1 ? teeth : closed(hasBeard && !fairHairs.includes(hairColour) ? lip : ink),
    ),
    `<path d="${hair.front}" fill="${hairColour}"/>`,
    index % 6 === 2 || index % 8 === 5 ? glasses() : "",
  ];
  const drawn = parts.filter(Boolean).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">${drawn}</svg>`;
}

type Skin = (typeof skins)[number];

/** Shoulders in a shirt: with a collar, with an apron over it, or round at the neck. */
function body(shirt: string, skin: Skin, kind: number): string {
  const light = shirt === "#f7f4ee";
  const line = light ? "#d8d0c2" : "#ffffff2e";
  const shoulders = `<path d="M22 200c2-34 24-46 52-50h52c28 4 50 16 52 50Z" fill="${shirt}"/>`;
  const neck = `<path d="M82 128h36v24c-4 14-32 14-36 0Z" fill="${skin.shade}"/>`;
  const collar = `<path d="M80 146l-10 8 22 24 8-12Zm40 0 10 8-22 24-8-12Z" fill="${light ? "#fffdf8" : shirt}" stroke="${line}" stroke-width="2"/>`;
  if (kind === 0) return shoulders + neck + collar;
  const round = `<path d="M78 150c4 20 40 20 44 0" fill="${skin.shade}" stroke="${line}" stroke-width="3"/>`;
  if (kind === 1) return shoulders + neck + round;
  const bib = `<path d="M66 200v-24h68v24Z" fill="#2c4a40"/><path d="M66 178 60 152M134 178l6-26" stroke="#2c4a40" stroke-width="7"/>`;
  return shoulders + neck + collar + bib;
}

function head({ face: tone, shade }: Skin): string {
  return (
    `<circle cx="53" cy="102" r="9" fill="${shade}"/><circle cx="147" cy="102" r="9" fill="${shade}"/>` +
    `<path d="M54 88c0-32 20-48 46-48s46 16 46 48c0 34-18 62-46 62S54 122 54 88Z" fill="${tone}"/>`
  );
}

/** Brows, eyes, nose, cheeks and a smile. */
function face({ shade, blush }: Skin, hairColour: string, smile: string): string {
  const brow = `stroke="${hairColour}" stroke-width="4" stroke-linecap="round" fill="none"`;
  return (
    `<path d="M72 87c4-4 12-5 17-2M111 85c5-3 13-2 17 2" ${brow}/>` +
    `<ellipse cx="81" cy="98" rx="4.6" ry="5.6" fill="${ink}"/><ellipse cx="119" cy="98" rx="4.6" ry="5.6" fill="${ink}"/>` +
    `<circle cx="82.6" cy="96" r="1.5" fill="#fff"/><circle cx="120.6" cy="96" r="1.5" fill="#fff"/>` +
    `<path d="M99 100c-3 6-4 10 2 11" stroke="${shade}" stroke-width="3.4" stroke-linecap="round" fill="none"/>` +
    `<ellipse cx="70" cy="114" rx="8" ry="5" fill="${blush}" opacity=".42"/><ellipse cx="130" cy="114" rx="8" ry="5" fill="${blush}" opacity=".42"/>` +
    smile
  );
}

function beard(colour: string): string {
  return `<path d="M55 100c2 34 20 51 45 51s43-17 45-51c-5 12-11 16-19 14-10-5-42-5-52 0-8 2-14-2-19-14Z" fill="${colour}" opacity=".94"/>`;
}

function glasses(): string {
  return `<g fill="none" stroke="${ink}" stroke-width="3.2"><rect x="66" y="86" width="30" height="24" rx="11"/><rect x="104" y="86" width="30" height="24" rx="11"/><path d="M96 95c2-2 6-2 8 0M66 95l-12-3M134 95l12-3"/></g>`;
}

function of<T>(list: readonly T[], place: number): T {
  return list[place % list.length] as T;
}
