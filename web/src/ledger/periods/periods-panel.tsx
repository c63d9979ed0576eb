import { listPeriods, type PeriodRow } from '@fairway/contract/ledger.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { money, roundMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { unapprovedChargesPathOf } from '../../charges/paths.ts';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { stateTones, stateWords } from '../ledger-words.ts';
import { ledgerPathOf } from '../paths.ts';
import { PeriodActs } from './period-acts.tsx';

/** The accounting months, the newest first: how far each is, what it came to, and what still waits in it. */
export function PeriodsPanel() {
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(listPeriods, {}), meta: { quiet: true } });
  return (
    <Loaded query={asked}>
      {({ list }) => (isDesk ? <PeriodsTable periods={list} /> : <PeriodCards periods={list} />)}
    </Loaded>
  );
}

const marginOf = ({ revenue, cost }: PeriodRow): string =>
  subtractMoney(money(bookCurrency, revenue), money(bookCurrency, cost)).amount;
const inBooks = (amount: string): string =>
  thousandsFormat(roundMoney({ currency: bookCurrency, amount }).amount);

function PeriodsTable({ periods }: { periods: readonly PeriodRow[] }) {
  const words = useWords();
  return (
    <div className="ledger-table">
      <table>
        <caption className="visually-hidden">{words('ledgerPeriods')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('periodCode')}</th>
            <th scope="col">{words('periodStatus')}</th>
            <th scope="col" className="ledger-end">
              {words('periodRevenue')} {bookCurrency}
            </th>
            <th scope="col" className="ledger-end">
              {words('periodCost')} {bookCurrency}
            </th>
            <th scope="col" className="ledger-end">
              {words('periodMargin')} {bookCurrency}
            </th>
            <th scope="col" className="ledger-end">
              {words('periodEntryCount')}
            </th>
            <th scope="col">{words('periodWaits')}</th>
            <th scope="col">{words('periodDone')}</th>
            <th scope="col">
              <span className="visually-hidden">{words('periodActs', { period: '' })}</span>
            </th>
          </tr>
        </thead>
        <tbody className="number">
          {periods.map((period) => (
            <tr key={period.code}>
              <th scope="row">
                <BalanceLink code={period.code} />
              </th>
              <td>
                <PeriodState period={period} />
              </td>
              <td className="ledger-end">{inBooks(period.revenue)}</td>
              <td className="ledger-end">{inBooks(period.cost)}</td>
              <td className="ledger-end">{inBooks(marginOf(period))}</td>
              <td className="ledger-end">{period.entries}</td>
              <td>
                <Waits period={period} />
              </td>
              <td>
                <LastAct period={period} />
              </td>
              <td>
                <span className="ledger-acts">
                  <PeriodActs period={period} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PeriodCards({ periods }: { periods: readonly PeriodRow[] }) {
  const words = useWords();
  return (
    <ul className="ledger-cards">
      {periods.map((period) => (
        <li key={period.code} className="card ledger-card">
          <span className="ledger-card-head">
            <strong className="number">
              <BalanceLink code={period.code} />
            </strong>
            <PeriodState period={period} />
          </span>
          <Facts
            facts={[
              [words('periodRevenue'), `${bookCurrency} ${inBooks(period.revenue)}`],
              [words('periodCost'), `${bookCurrency} ${inBooks(period.cost)}`],
              [words('periodMargin'), `${bookCurrency} ${inBooks(marginOf(period))}`],
              [words('periodEntryCount'), period.entries],
              [words('periodWaits'), <Waits key="waits" period={period} />],
            ]}
          />
          <LastAct period={period} />
          <span className="ledger-acts">
            <PeriodActs period={period} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function BalanceLink({ code }: { code: string }) {
  const words = useWords();
  return (
    <Link
      to={ledgerPathOf('balance', { from: code, to: code })}
      aria-label={words('periodSeeBalance', { period: code })}
    >
      {code}
    </Link>
  );
}

function PeriodState({ period: { status } }: { period: PeriodRow }) {
  const words = useWords();
  return <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>;
}

/** What must be done before it can be closed, and what no accounting system got yet. */
function Waits({ period: { code, waitingCharges, waitingOf, newVouchers } }: { period: PeriodRow }) {
  const words = useWords();
  const elsewhere = waitingOf.filter(({ isRead }) => !isRead).reduce((sum, { count }) => sum + count, 0);
  if (waitingCharges + elsewhere === 0 && newVouchers === 0) return words('periodNothingWaits');
  return (
    <>
      {waitingCharges > 0 && (
        <Link to={unapprovedChargesPathOf(code)} className="ledger-warn">
          {words('periodWaitingCharges', { count: waitingCharges })}
        </Link>
      )}
      {elsewhere > 0 && <small>{words('periodWaitingElsewhere', { count: elsewhere })}</small>}
      {newVouchers > 0 && <small>{words('periodNewVouchers', { count: newVouchers })}</small>}
    </>
  );
}

function LastAct({ period }: { period: PeriodRow }) {
  const words = useWords();
  const { closedByName, closedAt, lockedByName, lockedAt, reason } = period;
  return (
    <>
      {closedAt !== null && (
        <small>{words('periodClosedBy', { name: closedByName, time: formatDate(closedAt) })}</small>
      )}
      {lockedAt !== null && (
        <small>{words('periodLockedBy', { name: lockedByName, time: formatDate(lockedAt) })}</small>
      )}
      {reason && <small>{words('periodReasonWas', { text: reason })}</small>}
    </>
  );
}
