import type { AgingRow } from '@fairway/contract/aging.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { riskWords } from './aging-words.ts';
import './risk-marks.css';

/** What speaks against giving a customer more credit, and what was asked for. */
export function RiskMarks({ customer }: { customer: AgingRow['customer'] }) {
  const words = useWords();
  if (!customer || (customer.risks.length === 0 && !customer.asked)) return null;
  return (
    <span className="risk-marks">
      {customer.risks.map((risk) => (
        <StateLabel key={risk} tone={risk === 'frozen' ? 'neutral' : 'bad'}>
          {words(riskWords[risk])}
        </StateLabel>
      ))}
      {customer.asked && (
        <StateLabel tone="brand">
          {words(customer.asked.wants === 'freeze' ? 'agingFreezeWaiting' : 'agingUnfreezeWaiting')}
        </StateLabel>
      )}
    </span>
  );
}
