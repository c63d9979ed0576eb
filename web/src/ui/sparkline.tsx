import './sparkline.css';

interface SparklineProps {
  /** What it shows, for who cannot see it. */
  label: string;
  /** The oldest first. */
  points: readonly number[];
}

const [width, height] = [120, 32];

/** How something went, without figures: the shape says whether it rises. */
export function Sparkline({ label, points }: SparklineProps) {
  if (points.length < 2) return null;
  const most = Math.max(...points, 1);
  const least = Math.min(...points, 0);
  const step = width / (points.length - 1);
  const heightOf = (value: number) =>
    (height - 2 - ((value - least) / (most - least)) * (height - 4)).toFixed(1);
  const line = points.map((point, at) => `${(at * step).toFixed(1)},${heightOf(point)}`).join(' ');
  // The area stands on zero.
  const foot = least < 0 ? heightOf(0) : height;
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img">
      <title>{label}</title>
      <polygon points={`0,${foot} ${line} ${width},${foot}`} />
      <polyline points={line} />
    </svg>
  );
}
