import type { Reply } from '@fairway/contract/endpoint.ts';
import { type AccountSum, getTrialBalance } from '@fairway/contract/ledger.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { type LedgerQuestion, ledgerPathOf } from '../paths.ts';
import { monthBefore, useLedgerQuestion } from '../use-ledger-question.ts';
import { BalanceQuestion } from './balance-question.tsx';
import './balance-panel.css';

/** What stood on every account before some months, what moved, and what stands on it after; all of it is nothing. */
export function BalancePanel() {
  const words = useWords();
  const { asked, ask } = useLedgerQuestion();
  const { from, to, companyId } = asked;
  const isRight = from <= to;
  const balance = useQuery({
    ...load(getTrialBalance, { query: { from, to, ...(companyId && { companyId }) } }),
    ...{ enabled: isRight, placeholderData: keepPreviousData, meta: { quiet: true } },
  });
  return (
    <>
      <BalanceQuestion asked={asked} onChange={ask} />
      {isRight ? (
        <Loaded query={balance}>{(reply) => <Balance reply={reply} asked={asked} />}</Loaded>
      ) : (
        <p className="ledger-warn" role="alert">
          {words('balanceRangeWrong')}
        </p>
      )}
    </>
  );
}

interface BalanceProps {
  reply: Reply<typeof getTrialBalance>;
  asked: LedgerQuestion & { from: string };
}

function Balance({ reply, asked }: BalanceProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const { list, bookCurrency, difference } = reply;
  const sum = moneyText({ currency: bookCurrency, amount: difference });
  if (list.length === 0) return <Empty title={words('balanceNone')} line={words('balanceNoneLine')} />;
  const isZero = exact(difference).isZero();
  return (
    <>
      <p
        className={`balance-verdict ${isZero ? 'balance-good' : 'balance-bad'}`}
        role={isZero ? 'status' : 'alert'}
      >
        <Icon name={isZero ? 'check' : 'warning'} size={18} />
        <span className="number">{words(isZero ? 'balanceZero' : 'balanceWrong', { sum })}</span>
      </p>
      {isDesk ? <BalanceTable reply={reply} asked={asked} /> : <BalanceCards reply={reply} asked={asked} />}
    </>
  );
}

/** Where the entries behind a number are. */
const entriesOf = ({ account, currency }: AccountSum, asked: LedgerQuestion): string =>
  ledgerPathOf('entries', { ...asked, account, currency });
function entriesBefore(sum: AccountSum, { from, to: _, ...asked }: BalanceProps['asked']): string {
  return entriesOf(sum, { ...asked, to: monthBefore(from) });
}

function BalanceTable({ reply: { list, bookCurrency }, asked }: BalanceProps) {
  const words = useWords();
  const total = (name: 'bookOpening' | 'bookDebit' | 'bookCredit' | 'bookClosing') =>
    thousandsFormat(list.reduce((all, sum) => all.plus(exact(sum[name])), exact('0')).toFixed(2));
  const heads = ['balanceOpening', 'balanceDebit', 'balanceCredit', 'balanceClosing'] as const;
  return (
    <div className="ledger-table">
      <table>
        <caption className="visually-hidden">{words('ledgerBalance')}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words('balanceAccount')}
            </th>
            <th scope="col" rowSpan={2}>
              {words('balanceCurrency')}
            </th>
            <th scope="colgroup" colSpan={4} className="balance-group">
              {words('balanceOwn')}
            </th>
            <th scope="colgroup" colSpan={4} className="balance-group balance-books">
              {words('balanceBook', { currency: bookCurrency })}
            </th>
          </tr>
          <tr>
            {['own', 'book'].flatMap((side) =>
              heads.map((head, index) => (
                <th
                  key={`${side} ${head}`}
                  scope="col"
                  className={`ledger-end${side === 'book' && index === 0 ? ' balance-books' : ''}`}
                >
                  {words(head)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody className="number">
          {list.map((sum) => (
            <Row key={`${sum.account} ${sum.currency}`} sum={sum} asked={asked} />
          ))}
        </tbody>
        <tfoot className="number">
          <tr>
            <th scope="row" colSpan={6}>
              {words('balanceTotal')} {bookCurrency}
            </th>
            <td className="ledger-end balance-books">{total('bookOpening')}</td>
            <td className="ledger-end">{total('bookDebit')}</td>
            <td className="ledger-end">{total('bookCredit')}</td>
            <td className="ledger-end">{total('bookClosing')}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ sum, asked }: { sum: AccountSum; asked: BalanceProps['asked'] }) {
  const words = useWords();
  const named = { account: sum.name, currency: sum.currency };
  const [moved, before] = [entriesOf(sum, asked), entriesBefore(sum, asked)];
  const cell = (amount: string, to: string, label: string) =>
    exact(amount).isZero() ? (
      thousandsFormat(amount)
    ) : (
      <Link to={to} aria-label={`${thousandsFormat(amount)} ${label}`}>
        {thousandsFormat(amount)}
      </Link>
    );
  const [seeMoved, seeBefore] = [words('balanceSeeEntries', named), words('balanceSeeBefore', named)];
  return (
    <tr>
      <th scope="row">
        <span className="balance-code">{sum.code}</span> {sum.name}
      </th>
      <td>{sum.currency}</td>
      <td className="ledger-end">{cell(sum.opening, before, seeBefore)}</td>
      <td className="ledger-end">{cell(sum.debit, moved, seeMoved)}</td>
      <td className="ledger-end">{cell(sum.credit, moved, seeMoved)}</td>
      <td className="ledger-end">{thousandsFormat(sum.closing)}</td>
      <td className="ledger-end balance-books">{cell(sum.bookOpening, before, seeBefore)}</td>
      <td className="ledger-end">{cell(sum.bookDebit, moved, seeMoved)}</td>
      <td className="ledger-end">{cell(sum.bookCredit, moved, seeMoved)}</td>
      <td className="ledger-end">{thousandsFormat(sum.bookClosing)}</td>
    </tr>
  );
}

function BalanceCards({ reply: { list, bookCurrency }, asked }: BalanceProps) {
  const words = useWords();
  return (
    <ul className="ledger-cards">
      {list.map((sum) => {
        const { account, code, name, currency, closing, bookClosing } = sum;
        const [opening, debit, credit] = [sum.opening, sum.debit, sum.credit].map(thousandsFormat);
        return (
          <li key={`${account} ${currency}`} className="card ledger-card">
            <Link to={entriesOf(sum, asked)} className="balance-card">
              <span className="ledger-card-head">
                <span>
                  <span className="balance-code number">{code}</span> {name}
                </span>
                <strong className="number">{moneyText({ currency, amount: closing })}</strong>
              </span>
              <small className="number">
                {words('balanceBalanceOf', {
                  ...{ opening: opening ?? '', debit: debit ?? '', credit: credit ?? '' },
                })}
              </small>
              {currency !== bookCurrency && (
                <small className="number">{moneyText({ currency: bookCurrency, amount: bookClosing })}</small>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
