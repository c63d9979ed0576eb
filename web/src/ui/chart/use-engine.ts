import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Drawing, Mark } from './drawing.ts';
import type { Engine } from './engine.ts';
import type { Places } from './find-mark.ts';
import type { Drawn } from './use-drawn.ts';

/**
 * Draws into the place whenever the drawing changes, and lets go of it in the end. Gives where each mark is; the lit one
 * stands out.
 */
export function useEngine(
  drawn: Drawn,
  place: RefObject<HTMLElement | null>,
  drawing: Drawing | undefined,
  lit: Mark | undefined,
): Places {
  const engine = useRef<Engine>(undefined);
  const [places, setPlaces] = useState<Places>([]);

  useEffect(
    () => () => {
      engine.current?.dispose();
      engine.current = undefined;
    },
    [],
  );

  useLayoutEffect(() => {
    if (!place.current || !drawing) return;
    const { option, width, height } = drawing;
    engine.current ??= drawn.openEngine(place.current, width, height);
    engine.current.resize({ width, height });
    // Nothing grows or slides: it would again with each change of size, theme or period.
    engine.current.setOption({ ...option, animation: false }, { notMerge: true });
    setPlaces(placesIn(engine.current, drawing));
  }, [drawn, place, drawing]);

  useLayoutEffect(() => {
    if (!drawing || !lit) return;
    const { seriesIndex, dataIndex } = lit;
    engine.current?.dispatchAction({ type: 'highlight', seriesIndex, dataIndex });
    return () => engine.current?.dispatchAction({ type: 'downplay', seriesIndex, dataIndex });
  }, [drawing, lit]);

  return places;
}

const placesIn = (engine: Engine, { marks, centre }: Drawing): Places =>
  marks.map(({ seriesIndex, at }) => {
    if (centre) return at;
    const [x = 0, y = 0] = engine.convertToPixel({ seriesIndex }, [...at]);
    return [x, y];
  });
