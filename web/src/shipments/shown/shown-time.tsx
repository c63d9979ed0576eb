import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { movedBy } from './moved-time.ts';
import './shown-time.css';

interface ShownTimeProps {
  /** What the customer was told first. */
  first: number | null;
  /** What is expected by now. */
  expected: number | null;
  /** What happened. */
  actual?: number | null;
  /** Of the port: times are those on its wall. */
  zone: string;
  format?: string;
}

/** A time as it is known best: the first one struck through where it moved, and by how much. */
export function ShownTime({ first, expected, actual = null, zone, format = 'MM-dd' }: ShownTimeProps) {
  const words = useWords();
  const best = actual ?? expected;
  if (best === null) return <span className="shown-time">{words('timeUnknown')}</span>;
  const text = formatDate(best, format, zone);
  const before = first === null ? text : formatDate(first, format, zone);
  const moved = movedBy(words, first, best);
  const isLate = first !== null && best > first;
  return (
    <span className="shown-time number">
      {moved && before !== text && (
        <s>
          <span className="visually-hidden">{words('timeFirst', { time: before })}</span>
          <span aria-hidden="true">{before}</span>
        </s>
      )}
      <span>{text}</span>
      {actual !== null && (
        <span className="shown-time-actual" title={words('calendarActual')}>
          <Icon name="check" size={12} />
          <span className="visually-hidden">{words('calendarActual')}</span>
        </span>
      )}
      {moved && <span className={isLate ? 'shown-time-late' : 'shown-time-early'}>{moved}</span>}
    </span>
  );
}
