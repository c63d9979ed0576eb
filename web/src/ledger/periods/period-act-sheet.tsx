import { AppError } from '@fairway/contract/app-error.ts';
import {
  actOnPeriod,
  getTrialBalance,
  type PeriodActName,
  type PeriodRow,
} from '@fairway/contract/ledger.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { roundMoney } from '@fairway/domain/money/money.ts';
import { nextPeriod, periodTransitions } from '@fairway/domain/periods/period.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { chargeReads } from '../../charges/charge-reads.ts';
import { unapprovedChargesPathOf } from '../../charges/paths.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { actLines, actWords } from '../ledger-words.ts';

interface PeriodActSheetProps {
  period: PeriodRow;
  act: PeriodActName;
  onClose: () => void;
}

const most = 500;
const shownLonger = 4_000;

/** Says what an act with a month does before it is done; opening one again needs a reason. */
export function PeriodActSheet({ period, act, onClose }: PeriodActSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  // What is of a closed month is not edited any more.
  const acting = useCommand(actOnPeriod, { refreshes: [...chargeReads, getTrialBalance], quiet: true });
  const { code } = period;
  const guards: readonly string[] = periodTransitions[act].guards;
  const needsReason = guards.includes('reasonGiven');
  const waits = act === 'close' ? period.waitingOf : [];
  const [carriesOver, setCarriesOver] = useState(false);
  const name = words(actWords[act]);
  const inBooks = (amount: string) => moneyText(roundMoney({ currency: bookCurrency, amount }));
  const go = async () => {
    try {
      await acting.mutateAsync({
        params: { code, act },
        body: { reason: reason.trim(), ...(waits.length > 0 && { carriesOver }) },
      });
      flushSync(onClose);
      toast(words('periodActDone', { period: code, act: name }), shownLonger);
    } catch (error) {
      if (error instanceof AppError) setRefusal(error.message);
    }
  };
  return (
    <Sheet
      title={words('periodActTitle', { act: name, period: code })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look={needsReason ? 'danger' : 'primary'}
            busy={acting.isPending}
            disabled={
              (waits.length > 0 && !carriesOver) ||
              (needsReason && reason.trim() === '') ||
              reason.length > most
            }
            onClick={() => void go()}
          >
            {name}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words(actLines[act])}</p>
        <p className="number">
          {words('periodSums', {
            ...{ revenue: inBooks(period.revenue), cost: inBooks(period.cost), entries: period.entries },
          })}
        </p>
        {waits.length > 0 && (
          <>
            <p className="ledger-warn">
              {words('periodStillWaits', { count: waits.reduce((sum, { count }) => sum + count, 0) })}
            </p>
            <ul className="ledger-waits">
              {waits.map(({ companyName, count, isRead }) => (
                <li key={companyName}>
                  {words('periodWaitsOf', { name: companyName, count })}{' '}
                  {!isRead && <small>{words('periodWaitsElsewhere')}</small>}
                </li>
              ))}
            </ul>
            {waits.some(({ isRead }) => isRead) && (
              <p>
                <Link to={unapprovedChargesPathOf(code)}>{words('periodSeeCharges')}</Link>
              </p>
            )}
            <label className="ledger-tick">
              <input
                type="checkbox"
                checked={carriesOver}
                onChange={({ target }) => setCarriesOver(target.checked)}
              />
              {words('periodCarryOver', { period: nextPeriod(code) })}
            </label>
          </>
        )}
        {needsReason && (
          <TextArea
            label={words('periodReason')}
            rows={3}
            value={reason}
            most={most}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {refusal && (
          <p className="ledger-refusal" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Sheet>
  );
}
