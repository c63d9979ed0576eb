import type { LegendEntry } from './drawing.ts';
import { inkOn } from './palette.ts';
import { lineSwatch, patterns } from './patterns.ts';

interface ChartLegendProps {
  entries: readonly LegendEntry[];
}

/** Which name goes with which pattern; said by the table, so only to be seen. */
export function ChartLegend({ entries }: ChartLegendProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="chart-legend" aria-hidden="true">
      {entries.map(({ name, look, shape }) => (
        <li key={name}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            {shape === 'area' ? (
              <>
                <rect width="14" height="14" rx="3" fill={look.colour} />
                <path
                  d={patterns[look.pattern]?.swatch}
                  stroke={inkOn(look.colour)}
                  strokeOpacity="0.5"
                  strokeWidth="1.6"
                />
              </>
            ) : (
              <path d={lineSwatch} fill="none" stroke={look.colour} strokeWidth="2" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
