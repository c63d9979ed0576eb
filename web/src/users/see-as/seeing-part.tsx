import { lazy, Suspense } from 'react';
import { loadWords } from '../../language/words.ts';
import { seeing } from '../../wire/seeing.ts';
import { seeAsWords } from '../words.ts';

const Banner = lazy(async () => {
  const [file] = await Promise.all([import('./seeing-banner.tsx'), loadWords(seeAsWords)]);
  return { default: file.SeeingBanner };
});

/** Says on every screen that one looks as somebody else; nothing for everybody who does not. */
export function SeeingPart() {
  return seeing ? (
    <Suspense>
      <Banner seeing={seeing} />
    </Suspense>
  ) : null;
}
