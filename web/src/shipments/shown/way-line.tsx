import type { Severity } from '@fairway/contract/tracking.ts';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './way-line.css';

interface WayLineProps {
  from: string;
  to: string;
  /** In percent. */
  progress: number;
  severity?: Severity | null;
}

/** The way between two ports and how much of it lies behind the cargo. */
export function WayLine({ from, to, progress, severity = null }: WayLineProps) {
  const words = useWords();
  const share = Math.min(100, Math.max(0, progress));
  const isBad = severity === 'high' || severity === 'critical';
  const look = isBad ? ' way-line-troubled' : share >= 100 ? ' way-line-over' : '';
  return (
    <div className={`way-line${look}`}>
      <span className="way-line-ports">{from}</span>
      <div className="way-line-bar" role="img" aria-label={words('wayDone', { percent: share })}>
        <span className="way-line-done" style={{ width: `${share}%` }} />
        {/* The sign stays inside the line at both of its ends. */}
        <span className="way-line-ship" style={{ left: `clamp(11px, ${share}%, calc(100% - 11px))` }}>
          <Icon name={share >= 100 ? 'anchor' : 'ship'} size={13} />
        </span>
      </div>
      <span className="way-line-ports">{to}</span>
    </div>
  );
}
