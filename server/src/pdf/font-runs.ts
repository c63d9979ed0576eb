export interface FontRun {
  text: string;
  isLatin: boolean;
}

/** Whether a font has a character. */
type Has = (character: string) => boolean;

/** Words as a whole, everything else by characters: a word in letters of two fonts looks like a mistake. */
const wordOrCharacter = /[[\p{L}\p{M}\p{N}]--\p{Ideographic}]+|./gv;

/**
 * Divides a line by the font it is drawn with: the Chinese one, or the Latin one for words it lacks a letter of. What
 * neither has stays with the Chinese one, which draws a box.
 */
export function fontRuns(line: string, has: Has, latinHas: Has): FontRun[] {
  if ([...line].every(has)) return [{ text: line, isLatin: false }];
  const runs: FontRun[] = [];
  for (const [word] of line.matchAll(wordOrCharacter)) {
    const letters = [...word];
    if (letters.every(has)) add(word, false);
    else if (letters.every(latinHas)) add(word, true);
    else for (const letter of letters) add(letter, !has(letter) && latinHas(letter));
  }
  return runs;

  function add(text: string, isLatin: boolean): void {
    const last = runs.at(-1);
    if (last?.isLatin === isLatin) last.text += text;
    else runs.push({ text, isLatin });
  }
}
