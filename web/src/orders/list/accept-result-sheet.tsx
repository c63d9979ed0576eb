import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { orderPathOf } from '../paths.ts';
import './accept-result-sheet.css';
import type { Accepted } from './use-batch-accept.ts';

const shown = {
  accepted: { tone: 'good', name: 'orderBatchAccepted' },
  waitingForCredit: { tone: 'warn', name: 'orderBatchWaiting' },
  refused: { tone: 'bad', name: 'orderBatchRefused' },
} as const;

interface AcceptResultSheetProps {
  result: Accepted;
  onClose: () => void;
}

/** What came of each order that was to be accepted. */
export function AcceptResultSheet({ result, onClose }: AcceptResultSheetProps) {
  const words = useWords();
  const count = (kind: Accepted[number]['result']) => result.filter((one) => one.result === kind).length;
  return (
    <Sheet
      title={words('orderBatchResult')}
      open
      onClose={onClose}
      actions={<Button onClick={onClose}>{words('close')}</Button>}
    >
      <p role="status">
        {words('orderBatchCount', {
          ...{ accepted: count('accepted'), waiting: count('waitingForCredit'), refused: count('refused') },
        })}
      </p>
      <ul className="accept-result">
        {result.map(({ id, orderNo, result: came, msg }) => (
          <li key={id}>
            <Link to={orderPathOf(id)} className="number">
              {orderNo}
            </Link>
            <StateLabel tone={shown[came].tone}>{words(shown[came].name)}</StateLabel>
            {came !== 'accepted' && msg && <small>{msg}</small>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
