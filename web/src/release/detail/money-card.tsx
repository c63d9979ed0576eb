import type { ReleaseDetail, ReleaseGate, ShownGate } from '@fairway/contract/releases.ts';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { payWayWords } from '../release-words.ts';
import './money-card.css';

type Money = Pick<ReleaseDetail | ReleaseGate, 'gate' | 'pay' | 'credit'>;

const isOnlyMoney = ({ checks }: ShownGate): boolean =>
  checks.every(({ code, passes, level }) => passes || level === 'info' || code === 'G1');

/** What comes of a payment: the cargo may go, or at least nothing is owed any more. */
export function payLine(words: Say, { gate }: Pick<Money, 'gate'>, sums: string, isStaff: boolean): string {
  if (isStaff) return words(isOnlyMoney(gate) ? 'releasePayThenGo' : 'releasePayThenMoney', { sums });
  return words(isOnlyMoney(gate) ? 'releasePayThenGoYours' : 'releasePayThenMoneyYours', { sums });
}

/** What is owed for the cargo, what would have to be paid, and the credit it takes. */
export function MoneyCard({ of }: { of: Money }) {
  const words = useWords();
  const { gate, pay, credit } = of;
  const owed = gate.checks.find(({ code }) => code === 'G1')?.amounts ?? [];
  if (owed.length === 0 && pay.length === 0 && !credit) return null;
  return (
    <Card title={words('releaseMoney')}>
      {owed.length > 0 && (
        <ul className="release-owed" aria-label={words('releaseOwedLines')}>
          {owed.map((sum) => (
            <li key={sum.currency}>
              <span>{words('releaseOwedLines')}</span>
              <strong className="number">{moneyText(sum)}</strong>
            </li>
          ))}
        </ul>
      )}
      {pay.length > 0 && (
        <ul className="release-ways">
          {pay.map(({ way, sums }) => (
            <li key={way}>
              <small>{words(payWayWords[way])}</small>
              <strong className="number">{payLine(words, of, sumsText(sums), true)}</strong>
            </li>
          ))}
        </ul>
      )}
      {credit && <Credit credit={credit} />}
    </Card>
  );
}

function Credit({ credit: { limit, used, left } }: { credit: NonNullable<Money['credit']> }) {
  const words = useWords();
  const isOver = left.amount.startsWith('-');
  // Only for the length of a bar: what is said are the amounts themselves.
  const share = Number(limit.amount) > 0 ? Math.min(1, Number(used.amount) / Number(limit.amount)) : 1;
  return (
    <section className="release-credit">
      <h3>{words('releaseCredit')}</h3>
      <p className={isOver ? 'release-credit-over number' : 'number'}>
        <span>
          {isOver && <Icon name="warning" size={14} />}{' '}
          {words(isOver ? 'releaseCreditOver' : 'releaseCreditLeft')}{' '}
          {moneyText({ ...left, amount: left.amount.replace(/^-/, '') })}
        </span>
      </p>
      <ProgressBar label={words('releaseCredit')} value={share} />
      <p className="number">
        <small>
          {words('releaseCreditUsed')} {moneyText(used)}
        </small>
        <small>
          {words('releaseCreditLimit')} {moneyText(limit)}
        </small>
      </p>
    </section>
  );
}
