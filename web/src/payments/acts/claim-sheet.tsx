import { claimPayment, type PaymentRow } from '@fairway/contract/payments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { paymentReads } from '../payment-reads.ts';
import { amountText, sumText } from '../payment-text.ts';
import './claim-sheet.css';
import { leftAfter, type PartProblem, partProblems, type SaidPart, usedBy } from './claimed-parts.ts';
import { sayRefusal } from './say-refusal.ts';

interface ClaimSheetProps {
  payment: PaymentRow;
  onClose: () => void;
}

const mostParts = 50;

/** Says whose money it is: one party's, or several parties' with their parts; what is left is shown while one types. */
export function ClaimSheet({ payment, onClose }: ClaimSheetProps) {
  const words = useWords();
  const { id, version, currency, amount } = payment;
  const count = useRef(0);
  const newPart = (part: Omit<SaidPart, 'key'>): SaidPart => ({ ...part, key: String(count.current++) });
  const [parts, setParts] = useState<readonly SaidPart[]>(() =>
    payment.parties.length > 0
      ? payment.parties.map(({ partyId, amount: own }) => newPart({ partyId, amount: own }))
      : [newPart({ partyId: '', amount })],
  );
  const claiming = useCommand(claimPayment, { refreshes: paymentReads, quiet: true });
  const left = leftAfter(amount, parts);
  const isOver = exact(left).isNegative();
  const problems = partProblems(payment, parts);
  const change = (key: string, changes: Partial<SaidPart>) =>
    setParts((before) => before.map((part) => (part.key === key ? { ...part, ...changes } : part)));
  const save = async () => {
    try {
      const parties = parts.map(({ partyId, amount: own }) => ({ partyId, amount: own.trim() }));
      await claiming.mutateAsync({ params: { id }, body: { version, parties } });
      flushSync(onClose);
      toast(words('paymentClaimed'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('paymentClaimTitle', { no: payment.paymentNo })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={isOver || problems.size > 0}
            busy={claiming.isPending}
            onClick={() => void save()}
          >
            {words('paymentClaim')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('paymentClaimLine', { sum: amountText(payment), payer: payment.payerName || '—' })}</p>
        <ul className="claim-parts">
          {parts.map((part) => (
            <Part
              key={part.key}
              part={part}
              payment={payment}
              problem={problems.get(part.key)}
              onChange={(changes) => change(part.key, changes)}
              onRemove={
                parts.length > 1 && exact(usedBy(payment, part.partyId)).isZero()
                  ? () => setParts((before) => before.filter(({ key }) => key !== part.key))
                  : undefined
              }
            />
          ))}
        </ul>
        <p className={`claim-left number${isOver ? ' claim-over' : ''}`} role="status">
          {words(isOver ? 'paymentClaimOver' : 'paymentClaimLeft', {
            sum: sumText(currency, left.replace('-', '')),
          })}
        </p>
        {parts.length < mostParts && (
          <Button
            icon="plus"
            onClick={() =>
              setParts((before) => [
                ...before,
                newPart({ partyId: '', amount: exact(left).greaterThan(0) ? left : '' }),
              ])
            }
          >
            {words('paymentClaimAdd')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const problemWords = {
  amount: 'paymentAmountWrong',
  twice: 'paymentClaimTwice',
} as const;

interface PartProps {
  part: SaidPart;
  payment: PaymentRow;
  problem: PartProblem | undefined;
  onChange: (changes: Partial<SaidPart>) => void;
  onRemove: (() => void) | undefined;
}

function Part({ part, payment, problem, onChange, onRemove }: PartProps) {
  const words = useWords();
  const { currency } = payment;
  const used = usedBy(payment, part.partyId);
  const isUsed = exact(used).greaterThan(0);
  const usedText = { sum: sumText(currency, used) };
  const error =
    problem === 'used'
      ? words('paymentClaimUsed', usedText)
      : problem === 'party' || problem === undefined
        ? undefined
        : words(problemWords[problem]);
  return (
    <li>
      <div className="claim-part-party">
        <EntityPicker
          entity="Customer"
          label={words('paymentParty')}
          values={part.partyId ? [part.partyId] : []}
          // What an invoice has used stays whose it is.
          onChange={([partyId = '']) => !isUsed && onChange({ partyId })}
        />
        {onRemove && <IconButton icon="trash" label={words('paymentClaimRemove')} onClick={onRemove} />}
      </div>
      <TextField
        label={words('paymentAmountIn', { currency })}
        inputMode="decimal"
        value={part.amount}
        error={error}
        hint={isUsed ? words('paymentClaimUsed', usedText) : undefined}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </li>
  );
}
