import type { getAging } from '@fairway/contract/aging.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { oneFigure } from '../aging-text.ts';
import type { Figure } from '../aging-words.ts';
import { figureWords, unappliedWord } from '../aging-words.ts';
import { type Cell, pathOfCell } from '../paths.ts';
import './aging-kpis.css';

interface AgingKpisProps {
  aging: Reply<typeof getAging>;
  /** What stands for all of it, to open the list of a number. */
  all: Omit<Cell, 'cell'>;
}

const opened: readonly { figure: Figure; cell: Cell['cell'] }[] = [
  { figure: 'balance', cell: 'all' },
  { figure: 'notDue', cell: 'notDue' },
  { figure: 'overdue', cell: 'overdue' },
];

/** The few numbers everything comes to; those that are sums open what they are the sum of. */
export function AgingKpis({ aging, all }: AgingKpisProps) {
  const words = useWords();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const { total } = aging;
  const figure = ({ figure: name, cell }: (typeof opened)[number]) => {
    const text = oneFigure(total, name);
    const label = words(name === 'unapplied' ? unappliedWord(all.side, isStaff) : figureWords[name]);
    return (
      <div key={name}>
        <dt>{label}</dt>
        <dd className={name === 'overdue' && text ? 'aging-kpi-late' : undefined}>
          {text ? <Link to={pathOfCell({ ...all, cell })}>{text}</Link> : '0.00'}
        </dd>
      </div>
    );
  };
  return (
    <dl className="aging-kpis number">
      {opened.map(figure)}
      <div>
        <dt>{words('agingOverdueRate')}</dt>
        <dd>{total.overdueRate === null ? '—' : `${total.overdueRate}%`}</dd>
      </div>
      {isStaff && (
        <div>
          <dt title={words('agingDsoHint')}>{words('agingDso')}</dt>
          <dd>
            {total.daysOutstanding === null ? '—' : words('agingDays', { count: total.daysOutstanding })}
          </dd>
        </div>
      )}
      <div>
        <dt>{words('agingLongest')}</dt>
        <dd>{words('agingDays', { count: Math.max(0, total.longestDays) })}</dd>
      </div>
      {figure({ figure: 'unapplied', cell: 'unapplied' })}
    </dl>
  );
}
