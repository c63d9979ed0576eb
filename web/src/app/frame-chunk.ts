import { loadAllWords } from '../language/words.ts';
import { loadDrawings } from '../ui/icon.tsx';
import type { ScreenLoader } from '../wire/feature.ts';

/** The frame comes with the words and the icons of the screens inside it. */
export const frameChunk: ScreenLoader = async () => {
  const [{ Frame }] = await Promise.all([import('./frame.tsx'), loadAllWords(), loadDrawings()]);
  return Frame;
};
