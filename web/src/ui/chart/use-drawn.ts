import { useEffect, useState } from 'react';

export type Drawn = typeof import('./drawn.ts');

let loaded: Drawn | undefined;

/** The part that draws, loaded with the first chart. */
export async function loadDrawn(): Promise<Drawn> {
  loaded ??= await import('./drawn.ts');
  return loaded;
}

export function useDrawn(): Drawn | 'failed' | undefined {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | undefined>(loaded);
  useEffect(() => {
    let isLeft = false;
    const tell = (now: Drawn | 'failed') => {
      if (!isLeft) setDrawn(now);
    };
    loadDrawn().then(tell, () => tell('failed'));
    return () => {
      isLeft = true;
    };
  }, []);
  return drawn;
}
