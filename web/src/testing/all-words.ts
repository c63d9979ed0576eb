import { frameWords, loadWords, type WordFiles } from '../language/words.ts';

const files = import.meta.glob<Record<string, WordFiles>>('../*/words.ts', { eager: true });

/** For a part alone, without the screen that would bring its words. */
export const loadAllWords = () =>
  loadWords(
    frameWords,
    ...Object.entries(files).flatMap(([path, file]) =>
      path.includes('language') ? [] : Object.values(file),
    ),
  );
