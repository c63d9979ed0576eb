import { loadAllWords } from '../language/words.ts';
import type { ScreenLoader } from './screen-chunk.ts';

/** The frame comes with the words of the screens inside it. */
export const frameChunk: ScreenLoader = async () => {
  const [{ Frame }] = await Promise.all([import('./frame.tsx'), loadAllWords()]);
  return Frame;
};
