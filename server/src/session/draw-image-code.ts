import { randomInt } from 'node:crypto';

/** Each letter as strokes on a grid of 4 by 6: no font is needed on the server, and none can be mistaken for another. */
const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4L3 4',
  C: 'M4 1Q2 -1 0 2L0 4Q2 7 4 5',
  E: 'M4 0L0 0L0 6L4 6M0 3L3 3',
  F: 'M4 0L0 0L0 6M0 3L3 3',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  J: 'M3 0L3 5Q2 7 0 5',
  K: 'M0 0L0 6M4 0L0 3L4 6',
  L: 'M0 0L0 6L4 6',
  M: 'M0 6L0 0L2 3L4 0L4 6',
  N: 'M0 6L0 0L4 6L4 0',
  P: 'M0 6L0 0L2 0Q5 1.5 2 3L0 3',
  R: 'M0 6L0 0L2 0Q5 1.5 2 3L0 3M2 3L4 6',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 4Q2 8 4 4L4 0',
  V: 'M0 0L2 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  '3': 'M0 0.5Q4 -1 3 2Q2 3 1 3Q4 3 4 4.5Q3 7 0 5.5',
  '4': 'M3 6L3 0L0 4L4 4',
  '7': 'M0 0L4 0L1 6',
};

export const letters = Object.keys(strokes).join('');

const width = 120;
const height = 44;
const between = (low: number, high: number) => low + randomInt(1000) * ((high - low) / 1000);
const colour = () => `hsl(${randomInt(200, 260)} 60% ${randomInt(25, 45)}%)`;

/** A picture of a code that a person reads at a glance and a program with some trouble. */
export async function drawImageCode(code: string): Promise<Buffer> {
  const step = (width - 16) / code.length;
  const signs = [...code].map((letter, index) => {
    const move = `translate(${8 + index * step + between(0, 3)} ${between(9, 13)})`;
    const turn = `rotate(${between(-16, 16)} 8 12) skewX(${between(-14, 14)}) scale(${between(3.4, 4)})`;
    return `<path d="${strokes[letter]}" transform="${move} ${turn}" stroke="${colour()}" stroke-width="0.75"/>`;
  });
  const noise = Array.from({ length: 4 }, () => {
    const point = () => `${between(0, width)} ${between(0, height)}`;
    return `<path d="M${point()}C${point()} ${point()} ${point()}" stroke="${colour()}" stroke-width="1" opacity="0.6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f2f5fa"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}${noise.join('')}</g></svg>`;
  // Loaded on the first picture: most companies never show one, and it takes 30 MB.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}
