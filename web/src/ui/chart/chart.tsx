import { type CSSProperties, useId, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { IconButton } from '../icon-button.tsx';
import { toast } from '../toast.ts';
import '../skeleton.css';
import './chart.css';
import type { ChartData, ChartProps } from './chart-data.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTable } from './chart-table.tsx';
import { paletteAt } from './palette.ts';
import { isEmpty, saysOf } from './says-of.ts';
import { tableOf } from './table-of.ts';
import { type Drawn, useDrawn } from './use-drawn.ts';

const usualHeight = 280;

/** Figures as a drawing, or as a table of the same figures. */
export function Chart(props: ChartProps) {
  const { title, level = 2, period, basis, data, height = usualHeight, onPick, onExportPicture } = props;
  const words = useWords();
  const language = useLanguage();
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const drawn = useDrawn();
  const table = data && tableOf(data, words);
  const hasNone = data !== undefined && isEmpty(data);
  const Title = `h${level}` as const;
  const showsTable = asTable || drawn === 'failed';
  const exportPicture = (shown: ChartData, { draw, pictureOf }: Drawn): Promise<Blob> => {
    const place = body.current ?? document.body;
    const palette = paletteAt(place);
    const width = place.clientWidth;
    const drawing = draw(shown, { palette, words, language, width, height });
    return pictureOf(drawing, { title, period, basis }, palette);
  };
  const caption = [title, period].filter(Boolean).join(' ');

  return (
    <figure className="chart" aria-labelledby={titleId}>
      <header className="chart-head">
        <div className="chart-titles">
          <Title id={titleId} className="chart-title">
            {title}
          </Title>
          {period && <p className="chart-period">{period}</p>}
        </div>
        {data && !hasNone && drawn !== 'failed' && (
          <IconButton
            icon={asTable ? 'chart' : 'list'}
            label={words(asTable ? 'chartAsDrawing' : 'chartAsTable')}
            onClick={() => setAsTable(!asTable)}
          />
        )}
        {data && !hasNone && drawn && drawn !== 'failed' && onExportPicture && (
          <IconButton
            icon="image"
            label={words('chartExport')}
            onClick={() =>
              exportPicture(data, drawn).then(onExportPicture, () => toast(words('chartExportFailed')))
            }
          />
        )}
      </header>
      <div ref={body} className="chart-body" style={{ '--chart-height': `${height}px` } as CSSProperties}>
        {!data || !drawn ? (
          <div className="chart-skeleton" role="status">
            <span className="visually-hidden">{words('loading')}</span>
          </div>
        ) : hasNone || !table ? (
          <p className="chart-empty">{words('chartEmpty')}</p>
        ) : showsTable ? (
          <section
            className="chart-scroll"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
            tabIndex={0}
            aria-labelledby={titleId}
          >
            {drawn === 'failed' && <p className="chart-failed">{words('chartFailed')}</p>}
            <ChartTable caption={caption} table={table} onPick={onPick} />
          </section>
        ) : (
          <div className="chart-drawing">
            <ChartDrawing
              title={title}
              data={data}
              drawn={drawn}
              says={props.says ?? saysOf(data, words)}
              onPick={onPick}
            />
            <ChartTable caption={caption} table={table} isHidden />
          </div>
        )}
      </div>
      {basis && <figcaption className="chart-basis">{basis}</figcaption>}
    </figure>
  );
}
