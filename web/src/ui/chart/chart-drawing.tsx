import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t, useLanguage, useWords } from '../../language/words.ts';
import type { ChartData } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartTip } from './chart-tip.tsx';
import type { Drawing } from './drawing.ts';
import { markAt, markByKey } from './find-mark.ts';
import type { Drawn } from './use-drawn.ts';
import { useEngine } from './use-engine.ts';
import { useIsPrinting, usePalette } from './use-palette.ts';
import { useSize } from './use-size.ts';

interface ChartDrawingProps {
  title: string;
  data: ChartData;
  drawn: Drawn;
  /** The sentence for who cannot see it. */
  says: string;
  onPick: ((key: string, part?: string) => void) | undefined;
}

/** A sheet of paper leaves no more beside its margins. */
const paperWidth = 640;

/** The drawing: pointer and arrow keys find its marks, a press or Enter picks one. */
export function ChartDrawing({ title, data, drawn, says, onPick }: ChartDrawingProps) {
  const words = useWords();
  const language = useLanguage();
  const saysId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const palette = usePalette(surface);
  const size = useSize(surface);
  const isPrinting = useIsPrinting();
  const drawing = useMemo((): Drawing | undefined => {
    if (!palette || !size) return;
    const width = isPrinting ? Math.min(size.width, paperWidth) : size.width;
    return drawn.draw(data, { palette, words: t, language, width, height: size.height, isPaper: isPrinting });
  }, [drawn, data, palette, language, size, isPrinting]);
  const [current, setCurrent] = useState<{ key: string; part: string | undefined; byKey: boolean }>();
  // Drawn anew it may have other marks.
  const at = drawing?.marks.findIndex(({ key, part }) => key === current?.key && part === current.part) ?? -1;
  const mark = drawing?.marks[at];
  const places = useEngine(drawn, place, drawing, mark);
  const placeNow = places[at];

  const goTo = (index: number | undefined, byKey: boolean) => {
    const next = index === undefined ? undefined : drawing?.marks[index];
    setCurrent(next && { key: next.key, part: next.part, byKey });
    const nextPlace = index === undefined ? undefined : places[index];
    if (nextPlace && byKey) reveal(surface.current, nextPlace);
  };
  const pick = (index: number | undefined) => {
    const picked = index === undefined ? undefined : drawing?.marks[index];
    // The time of a target leads nowhere.
    if (picked?.key) onPick?.(picked.key, picked.part);
  };
  const under = (event: MouseEvent) => {
    const box = place.current?.getBoundingClientRect();
    return drawing && box
      ? markAt(drawing, places, event.clientX - box.left, event.clientY - box.top)
      : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && mark) {
      event.stopPropagation();
      return goTo(undefined, true);
    }
    if (event.key === 'Enter' || event.key === ' ') {
      if (!mark) return;
      event.preventDefault();
      return pick(at);
    }
    const next = markByKey(drawing?.marks ?? [], at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next, true);
  };

  return (
    <>
      <ChartLegend entries={drawing?.legend ?? []} />
      <div
        ref={surface}
        className={`chart-surface${onPick ? ' chart-surface-picked' : ''}`}
        role="application"
        aria-label={words(onPick ? 'chartKeysPick' : 'chartKeys', { title })}
        aria-describedby={saysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move over what is drawn in it
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => goTo(undefined, true)}
        onPointerMove={(event) => event.pointerType !== 'touch' && goTo(under(event), false)}
        onPointerLeave={(event) => event.pointerType !== 'touch' && goTo(undefined, false)}
        onClick={(event) => {
          const index = under(event);
          goTo(index, false);
          pick(index);
        }}
      >
        <div
          className="chart-content"
          aria-hidden="true"
          style={
            drawing &&
            ({
              '--content-width': `${drawing.width}px`,
              '--content-height': `${drawing.height}px`,
            } as CSSProperties)
          }
        >
          <div ref={place} className="chart-place" />
          {mark && placeNow && drawing && (
            <ChartTip mark={mark} place={placeNow} width={drawing.width} height={drawing.height} />
          )}
        </div>
      </div>
      <p id={saysId} className="visually-hidden">
        {says}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {mark && current?.byKey ? `${mark.name} ${mark.figures.join(' ')}` : ''}
      </p>
    </>
  );
}

/** Scrolls just as far as it takes to see the mark. */
function reveal(surface: HTMLElement | null, [x, y]: readonly [number, number]): void {
  if (!surface) return;
  const margin = 40;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = surface;
  const within = (from: number, room: number, to: number) =>
    Math.min(Math.max(from, to + margin - room), Math.max(to - margin, 0));
  surface.scrollTo(within(scrollLeft, clientWidth, x), within(scrollTop, clientHeight, y));
}
