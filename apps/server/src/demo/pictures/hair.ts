/** Hair of the drawn portraits on a field of 200 by 200: what lies behind the head, and what falls over it. */
export interface Hair {
  readonly behind?: string;
  readonly front: string;
}

/** The forehead's line that most styles share: over the head's top, down to both temples. */
const cap = "M52 98C48 54 70 34 100 34S152 54 148 98";

export const longHair: readonly Hair[] = [
  // To the shoulders, parted in the middle.
  {
    behind: "M48 96C44 50 68 30 100 30s56 20 52 66c-1 24 4 44 8 62H40c4-18 9-38 8-62Z",
    front: `${cap}C140 82 122 72 100 56 78 72 60 82 52 98Z`,
  },
  // A bob with a fringe.
  {
    behind: "M46 100C42 52 68 30 100 30s58 22 54 70c0 14-2 28-8 36H54c-6-8-8-22-8-36Z",
    front: `${cap}C142 80 134 74 126 72 104 80 74 80 60 78 55 83 53 90 52 98Z`,
  },
  // Gathered in a bun.
  {
    behind: "M78 30a22 20 0 1 1 44 0 22 20 0 1 1-44 0Z",
    front: `${cap}C144 76 128 64 96 58 76 66 58 78 52 98Z`,
  },
  // A ponytail over one shoulder.
  {
    behind: "M140 66c24 8 30 40 20 92-8 6-18 4-22-2 6-28 4-56-6-76Z",
    front: `${cap}C142 78 132 66 118 58 92 74 66 76 52 98Z`,
  },
  // Curls.
  {
    behind:
      "M44 118c-16-6-16-30-4-38-8-18 8-36 24-34 4-18 28-24 40-16 14-10 36-2 38 16 18 2 26 20 18 36 10 12 8 32-6 38 0 14-14 20-24 14H66c-12 6-24-2-22-16Z",
    front:
      "M52 96c-6-14 2-28 12-30 0-14 18-20 28-14 10-8 28-4 30 6 14-2 24 10 22 20 6 6 6 12 4 18-6-10-14-18-24-22-12 6-32 6-46 0-12 4-20 12-26 22Z",
  },
];

export const shortHair: readonly Hair[] = [
  // Combed to the side.
  { front: "M51 94C46 56 64 32 98 32c34-4 58 20 51 62-3-10-7-17-12-22-24 4-48-2-62-14-4 12-16 20-24 36Z" },
  // Cropped.
  {
    front:
      "M52 92C50 54 70 36 100 36s50 18 48 56c-4-8-6-16-8-22-12-8-26-10-40-10s-28 2-40 10c-2 6-4 14-8 22Z",
  },
  // Short curls.
  {
    front:
      "M52 92c-8-8-6-22 2-26-2-14 12-24 22-20 6-12 24-14 32-6 12-6 28 2 28 14 12 2 18 16 12 24 2 6 2 10 0 14-4-8-8-14-14-18-20 6-48 6-68 0-6 4-10 10-14 18Z",
  },
  // Swept up.
  {
    front:
      "M53 92C46 62 56 40 82 32c20-8 52-4 62 14 8 14 8 30 4 46-4-12-9-20-16-26-22-4-44-4-62 2-8 6-13 14-17 24Z",
  },
  // Half long, behind the ears.
  {
    behind:
      "M50 92c-4-40 16-60 50-60s54 20 50 60c2 16 4 26 2 38-12 6-20 4-24-2H72c-4 6-12 8-24 2-2-12 0-22 2-38Z",
    front: `${cap}C142 80 126 70 106 54 90 70 66 78 52 98Z`,
  },
];
