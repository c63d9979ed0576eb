import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './seen-line.css';

/** That what is shown is what was seen last, and when. */
export function SeenLine({ at }: { at: number | undefined }) {
  const words = useWords();
  if (at === undefined) return null;
  return (
    <p className="seen-line" role="status">
      <Icon name="offline" size={16} />
      {words('shipmentSeenAt', { time: formatDate(at) })}
    </p>
  );
}
