import { lazy, Suspense } from 'react';
import { loadWords } from '../language/words.ts';
import type { PlaceSheetProps } from './place-sheet.tsx';
import { placesWords } from './words.ts';

const PlaceSheet = lazy(async () => {
  const [file] = await Promise.all([import('./place-sheet.tsx'), loadWords(placesWords)]);
  return { default: file.PlaceSheet };
});

/** Lets somebody choose a place where they are; fetched with the first choice. */
export function ChoosePlace({ open, ...sheet }: PlaceSheetProps & { open: boolean }) {
  return open ? (
    <Suspense>
      <PlaceSheet {...sheet} />
    </Suspense>
  ) : null;
}
