import type { OrderHead } from '@fairway/contract/orders.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { spanText } from './order-text.ts';
import './sla-mark.css';
import { useNow } from './use-now.ts';

const soon = 4 * 3_600_000;

/** How long until it is to be answered, or how late the answer is; nothing where it does not wait for one. */
export function SlaMark({ order: { slaDue } }: { order: Pick<OrderHead, 'slaDue'> }) {
  const words = useWords();
  const now = useNow();
  if (slaDue === null) return null;
  const left = slaDue - now;
  const look = left <= 0 ? ' sla-mark-late' : left < soon ? ' sla-mark-soon' : '';
  const time = spanText(left, words);
  return (
    <span className={`sla-mark number${look}`}>
      <Icon name="clock" size={14} />
      {left <= 0 ? words('orderSlaLate', { time }) : words('orderSlaLeft', { time })}
    </span>
  );
}
