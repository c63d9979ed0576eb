import type { AgingGroup, AgingRow } from '@fairway/contract/aging.ts';
import { useWords } from '../../language/words.ts';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { termText } from '../aging-text.ts';
import { BucketBar } from '../bucket-bar.tsx';
import { CreditFacts } from '../credit-bar.tsx';
import { FigureTable } from '../figure-table.tsx';
import { type Cell, pathOfCell } from '../paths.ts';
import { RiskMarks } from '../risk-marks.tsx';
import { GroupActs } from './group-acts.tsx';
import './group-pane.css';

interface GroupPaneProps {
  row: AgingRow;
  of: Omit<Cell, 'cell'>;
  groupBy: AgingGroup;
  onClose: () => void;
}

/** One group beside the table, or alone on a phone: every number, and of a customer what can be done. */
export function GroupPane({ row, of, groupBy, onClose }: GroupPaneProps) {
  const words = useWords();
  const links = useLinks();
  const { name, sums, converted, customer, longestDays, count } = row;
  const title = name || words('agingNone');
  const own = { ...of, group: { by: groupBy, key: row.key } };
  const bars = sums.length > 1 && converted ? [converted] : sums;
  return (
    <DetailPane title={title} onClose={onClose}>
      <div className="group-pane">
        {customer && <RiskMarks customer={customer} />}
        {customer?.asked && (
          <p className="group-pane-line">
            <Link to={links.request(customer.asked.flowId)}>{words('agingOpenRequest')}</Link>
          </p>
        )}
        {bars.map((sum) => (
          <BucketBar key={sum.currency} sum={sum} />
        ))}
        <FigureTable
          label={words('agingBucketsOf', { name: title })}
          sums={sums}
          converted={converted}
          of={own}
        />
        <Facts
          facts={[
            [words('agingLongest'), words('agingDays', { count: Math.max(0, longestDays) })],
            [
              words('agingCount'),
              count > 0 && <Link to={pathOfCell({ ...own, cell: 'all' })}>{String(count)}</Link>,
            ],
            [words('agingLevel'), customer?.level],
            [words('agingTerm'), customer?.term && termText(customer.term, words)],
            [words('agingBySales'), customer?.salesName],
          ]}
        />
        {customer?.credit && (
          <section className="group-pane-credit">
            <h3>{words('agingCreditTitle')}</h3>
            <CreditFacts credit={customer.credit} />
          </section>
        )}
        {customer && <GroupActs row={row} customer={customer} of={of} />}
      </div>
    </DetailPane>
  );
}
