import { type RefObject, useEffect, useEffectEvent } from 'react';
import { loadReader, pixelsOf } from './read-picture.ts';

/** Looking four times a second feels immediate and leaves the phone cool. */
const pause = 250;
const frameSize = 800;

/** Looks for a code in what the film shows, until it finds one. */
export function useFrames(
  film: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  onFound: (text: string) => void,
): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = async () => {
      const text = await textIn(film.current).catch(() => undefined);
      if (isGone) return;
      if (text) found(text);
      else timer = setTimeout(() => void look(), pause);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [film, isRunning]);
}

async function textIn(film: HTMLVideoElement | null): Promise<string | undefined> {
  if (!film || film.readyState < film.HAVE_CURRENT_DATA) return undefined;
  const read = await loadReader();
  return read(pixelsOf(film, frameSize, { width: film.videoWidth, height: film.videoHeight }));
}
