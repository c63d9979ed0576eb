import { chanceFrom } from '../../organisation/demo/chance.ts';

const seed = 20_260_911;

/** Chance of its own for each name: what one lane draws does not move the prices of another. */
export function chanceOf(name: string): (least: number, most: number) => number {
  let mixed = seed;
  for (const character of name) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return chanceFrom(mixed);
}
