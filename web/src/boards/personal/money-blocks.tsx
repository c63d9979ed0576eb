import type { Reply } from '@fairway/contract/endpoint.ts';
import { type getPersonalBoard, quietDays } from '@fairway/contract/personal-board.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Block } from '../block.tsx';
import { exactMetric, shortMetric } from '../board-text.ts';
import '../board-table.css';

type Board = Reply<typeof getPersonalBoard>;

interface MyCustomersBlockProps {
  customers: Board['customers'];
  /** The list of the shipments of one of them. */
  listHref: (customerId: string) => string;
}

/** Who brought most, and who of them has shipped nothing for long. */
export function MyCustomersBlock({ customers, listHref }: MyCustomersBlockProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <Block title={words('mineCustomers')}>
      {customers.length === 0 && <p className="mine-none">{words('mineCustomersNone')}</p>}
      <ol className="mine-rows">
        {customers.map(({ key, name, values, daysSinceLast }) => {
          const metric = 'profit' in values ? 'profit' : 'revenue';
          const isQuiet = daysSinceLast !== null && daysSinceLast >= quietDays;
          return (
            <li key={key}>
              <Link to={listHref(key)}>
                <span>{name}</span>
                <strong className="number" title={exactMetric(words, metric, values[metric])}>
                  {shortMetric(words, language, metric, values[metric])}
                </strong>
              </Link>
              {daysSinceLast !== null && (
                <small className={isQuiet ? 'board-bad' : 'mine-soft'}>
                  {isQuiet && '⚠ '}
                  {daysSinceLast === 0
                    ? words('mineShippedToday')
                    : words(isQuiet ? 'mineQuiet' : 'mineLastShipped', { count: String(daysSinceLast) })}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </Block>
  );
}

/** Bills that are past their day, the oldest first. */
export function MyOverdueBlock({ overdue }: { overdue: NonNullable<Board['overdue']> }) {
  const words = useWords();
  const { bills, count, path } = overdue;
  return (
    <Block
      title={words('mineOverdue')}
      tools={count > 0 && <Link to={path}>{words('mineOverdueAll', { count: String(count) })}</Link>}
    >
      {count === 0 && <p className="mine-none">{words('mineOverdueNone')}</p>}
      <ol className="mine-rows">
        {bills.map(({ id, invoiceNo, partyName, balance, daysPast, canRemind }) => (
          <li key={id}>
            <Link to={invoicePathOf(id)}>
              <span>
                <span className="number">{invoiceNo}</span> {partyName}
              </span>
              <strong className="number">
                {balance.currency} {thousandsFormat(balance.amount)}
              </strong>
            </Link>
            <span className="mine-row-end">
              <small className="board-bad">{words('mineOverdueDays', { count: String(daysPast) })}</small>
              {canRemind && <Link to={invoicePathOf(id)}>{words('mineRemind')}</Link>}
            </span>
          </li>
        ))}
      </ol>
    </Block>
  );
}
