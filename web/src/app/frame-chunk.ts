import { frameWords, loadWords } from '../language/words.ts';
import { loadDrawings } from '../ui/icon.tsx';
import type { ScreenLoader } from '../wire/feature.ts';

/** The frame comes with its words and with the icons of the screens inside it. */
export const frameChunk: ScreenLoader = async () => {
  const [{ Frame }] = await Promise.all([import('./frame.tsx'), loadWords(frameWords), loadDrawings()]);
  return Frame;
};
