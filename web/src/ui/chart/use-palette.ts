import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onPaper, type Palette, paletteAt } from './palette.ts';

/** The colours and the text size of the place, read again whenever the person changes them; on paper black on white. */
export function usePalette(place: RefObject<HTMLElement | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    const read = () => {
      if (!place.current) return;
      const now = paletteAt(place.current);
      // On paper they are those of paper: read again when it is over.
      setPalette((before) =>
        before && (isPrinting || JSON.stringify(before) === JSON.stringify(now)) ? before : now,
      );
    };
    read();
    const changes = new MutationObserver(read);
    changes.observe(document.documentElement, { attributes: true });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => {
      changes.disconnect();
      dark.removeEventListener('change', read);
    };
  }, [place, isPrinting]);
  return useMemo(() => (palette && isPrinting ? onPaper(palette) : palette), [palette, isPrinting]);
}

let isAboutToPrint = false;

/** Safari tells it by the media query only, others before they lay out the paper. */
function followPrinting(changed: () => void): () => void {
  const media = matchMedia('print');
  const before = () => {
    isAboutToPrint = true;
    changed();
  };
  const after = () => {
    isAboutToPrint = false;
    changed();
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  media.addEventListener('change', changed);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    media.removeEventListener('change', changed);
  };
}

export const useIsPrinting = (): boolean =>
  useSyncExternalStore(followPrinting, () => isAboutToPrint || matchMedia('print').matches);
