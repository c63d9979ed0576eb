import type { Mark } from './drawing.ts';

interface ChartTipProps {
  mark: Mark;
  /** Of the mark, in the drawing. */
  place: readonly [x: number, y: number];
  width: number;
  height: number;
}

/** The exact figures of a mark, beside it and inside the drawing. */
export function ChartTip({ mark, place: [x, y], width, height }: ChartTipProps) {
  const gap = 14;
  return (
    <div
      className="chart-tip"
      style={{
        ...(x > width / 2 ? { right: width - x + gap } : { left: x + gap }),
        ...(y > height / 2 ? { bottom: Math.max(height - y - gap, 0) } : { top: Math.max(y - gap, 0) }),
      }}
    >
      <strong>{mark.name}</strong>
      {mark.figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </div>
  );
}
