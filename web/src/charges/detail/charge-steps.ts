import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import type { Step, StepState } from '../../ui/step-indicator.tsx';
import { settleWords, stateWords } from '../charge-words.ts';
import { billedText } from '../list/billed-text.ts';

/** From being entered to being settled; money is shown where a part of it is there. */
export function stepsOf(charge: ChargeRow, words: Say): Step[] {
  const { status, currency, amount, invoiced, settled, settle } = charge;
  const isPassed = status === 'approved' || status === 'changeAsked' || status === 'removalAsked';
  const isBilled = Number(invoiced) !== 0 && invoiced === amount;
  const part = (sum: string) => (Number(sum) === 0 ? '' : ` ${moneyText({ currency, amount: sum })}`);
  const next = (isDone: boolean, isTurn: boolean): StepState =>
    isDone ? 'done' : isTurn ? 'current' : 'future';
  return [
    { label: words('chargeStepEntered'), state: status === 'draft' ? 'current' : 'done' },
    {
      label: words('chargeStepAudit'),
      state: status === 'rejected' ? 'failed' : next(isPassed, status === 'submitted'),
      ...(status !== 'draft' && { note: words(stateWords[status]) }),
    },
    {
      label: words('chargeStepBilled'),
      state: next(isBilled, isPassed),
      note: `${billedText(charge, words)}${isBilled ? '' : part(invoiced)}`,
    },
    {
      label: words('chargeStepSettled'),
      state: next(settle === 'full', isBilled),
      note: `${words(settleWords[settle])}${settle === 'part' ? part(settled) : ''}`,
    },
  ];
}
