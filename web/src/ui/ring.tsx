import './ring.css';

interface RingProps {
  /** Says the same as the drawing. */
  label: string;
  /** How much of it is there; more than a whole is drawn as a whole. */
  percent: number;
  /** How much should be there by now. */
  mark: number;
}

/** A part of a whole, with a mark for where it should be. */
export function Ring({ label, percent, mark }: RingProps) {
  return (
    <svg className="ring" viewBox="0 0 100 100" role="img" aria-label={label}>
      <circle className="ring-track" cx="50" cy="50" r="42" />
      <circle
        className="ring-part"
        cx="50"
        cy="50"
        r="42"
        pathLength="100"
        strokeDasharray={`${within(percent)} 100`}
        transform="rotate(-90 50 50)"
      />
      <line
        className="ring-mark"
        x1="50"
        y1="1"
        x2="50"
        y2="15"
        transform={`rotate(${within(mark) * 3.6} 50 50)`}
      />
      <text x="50" y="50">
        {Math.round(percent)}%
      </text>
    </svg>
  );
}

const within = (percent: number): number => Math.min(100, Math.max(0, percent));
