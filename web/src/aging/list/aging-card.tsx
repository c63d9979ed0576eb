import type { AgingRow } from '@fairway/contract/aging.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { everyCurrency } from '../aging-text.ts';
import { BucketBar } from '../bucket-bar.tsx';
import { CreditBar } from '../credit-bar.tsx';
import { RiskMarks } from '../risk-marks.tsx';
import './aging-card.css';

interface AgingCardProps {
  row: AgingRow;
  /** What money that no invoice has used is called. */
  unapplied: PlainKey;
}

/** A group on a phone: what is owed, how much of it is late, and how it is spread. */
export function AgingCard({ row, unapplied }: AgingCardProps) {
  const words = useWords();
  const { name, sums, converted, customer, longestDays } = row;
  const late = everyCurrency(sums, 'overdue');
  const unused = everyCurrency(sums, 'unapplied');
  const [only] = sums;
  const shown = sums.length > 1 ? converted : only;
  return (
    <article className="aging-card">
      <span className="aging-card-head">
        <strong>{name || words('agingNone')}</strong>
        <RiskMarks customer={customer} />
      </span>
      <strong className="aging-card-sum number">{everyCurrency(sums, 'balance') || '0.00'}</strong>
      {shown && <BucketBar sum={shown} />}
      {late && (
        <span className="aging-card-late number">
          {words('agingOverdue')} {late}
          {words('listComma')}
          {words('agingLongest')} {words('agingDays', { count: longestDays })}
        </span>
      )}
      {unused && (
        <span className="aging-card-line number">
          {words(unapplied)} {unused}
        </span>
      )}
      {customer?.credit && <CreditBar credit={customer.credit} />}
    </article>
  );
}
