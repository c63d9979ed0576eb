import { AppError } from '@fairway/contract/app-error.ts';
import { type PaymentDirection, paymentDirections } from '@fairway/contract/money-fields.ts';
import { bankAccounts, registeredKinds, registerPayment } from '@fairway/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { companyToday } from '../../freight/rate-dates.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { isAmount, isFee } from '../amount-form.ts';
import { paymentReads } from '../payment-reads.ts';
import { directionWords, kindWords } from '../payment-words.ts';
import { sayRefusal } from './say-refusal.ts';

type Kind = (typeof registeredKinds)[number];

export interface RegisterStart {
  direction: PaymentDirection;
  partyId?: string;
  amount?: string;
  /** The account is one of this currency where there is one. */
  currency?: string;
  /** Only accounts of this company of ours. */
  companyId?: string;
}

export interface Registered {
  id: string;
  paymentNo: string;
  /** Empty for nobody yet. */
  partyId: string;
}

interface RegisterSheetProps {
  start: RegisterStart;
  onRegistered: (payment: Registered) => void;
  onClose: () => void;
}

const mostAccounts = 200;
const mostRemark = 500;

/** Money that came or went, as the bank says it. */
export function RegisterSheet({ start, onRegistered, onClose }: RegisterSheetProps) {
  const words = useWords();
  const accounts = useAccounts();
  const [values, setValues] = useState({
    ...{ direction: start.direction, kind: 'normal' as Kind, accountId: '', amount: start.amount ?? '' },
    ...{ fee: '', valueOn: companyToday(), payerName: '', bankRef: '', remark: '' },
    partyId: start.partyId ?? '',
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const registering = useCommand(registerPayment, { refreshes: paymentReads, quiet: true });
  const change = (changes: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
    );
  };
  const offered = (accounts.data ?? []).filter(
    ({ companyId }) => start.companyId === undefined || companyId === start.companyId,
  );
  const usual = offered.find(({ currency, isDefault }) => isDefault && currency === start.currency);
  const accountId = values.accountId || (usual?.id ?? '');
  const account = offered.find(({ id }) => id === accountId);
  const isReady =
    account !== undefined &&
    isAmount(values.amount) &&
    (values.fee.trim() === '' || isFee(values.fee)) &&
    values.valueOn !== '' &&
    values.remark.length <= mostRemark;
  const send = async () => {
    const { direction, kind, amount, fee, valueOn, payerName, bankRef, remark, partyId } = values;
    try {
      const { id, paymentNo } = await registering.mutateAsync({
        body: {
          ...{ direction, kind, bankAccountId: accountId, amount: amount.trim(), fee: fee.trim() || '0' },
          ...{ valueOn, payerName: payerName.trim(), bankRef: bankRef.trim(), remark: remark.trim() },
          partyId: partyId || null,
        },
      });
      flushSync(onClose);
      onRegistered({ id, paymentNo, partyId });
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  const isIn = values.direction === 'in';
  const named = (key: 'paymentAmountIn' | 'paymentFeeIn') =>
    words(key, { currency: account?.currency ?? '—' });
  const amountError = values.amount !== '' && !isAmount(values.amount) ? words('paymentAmountWrong') : '';
  return (
    <Sheet
      title={words(isIn ? 'paymentRegisterIn' : 'paymentRegisterOut')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={!isReady} busy={registering.isPending} onClick={() => void send()}>
            {words('paymentRegister')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <Choice
          label={words('paymentDirection')}
          value={values.direction}
          options={paymentDirections.map((value) => ({ value, label: words(directionWords[value]) }))}
          onChange={(direction) => change({ direction })}
        />
        <Choice
          label={words('paymentKind')}
          value={values.kind}
          options={registeredKinds.map((value) => ({ value, label: words(kindWords[value]) }))}
          onChange={(kind) => change({ kind })}
        />
        <SelectField
          label={words('paymentAccount')}
          value={accountId}
          placeholder={words('paymentChooseAccount')}
          error={accounts.isError ? words('paymentNoAccounts') : problems.bankAccountId}
          hint={accounts.data && offered.length === 0 ? words('paymentNoAccounts') : undefined}
          options={offered.map((one) => ({
            value: one.id,
            label: `${one.currency} · ${one.companyName} · ${one.bankName} ${one.accountNo}`,
          }))}
          onChange={({ target }) => change({ accountId: target.value })}
        />
        <TextField
          label={named('paymentAmountIn')}
          inputMode="decimal"
          value={values.amount}
          error={amountError || problems.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <TextField
          label={named('paymentFeeIn')}
          hint={words(isIn ? 'paymentFeeHintIn' : 'paymentFeeHintOut')}
          inputMode="decimal"
          value={values.fee}
          error={values.fee !== '' && !isFee(values.fee) ? words('paymentAmountWrong') : problems.fee}
          onChange={({ target }) => change({ fee: target.value })}
        />
        <DateField
          label={words('paymentValueOn')}
          kind="day"
          value={values.valueOn}
          error={problems.valueOn}
          onChange={(valueOn) => change({ valueOn })}
        />
        <EntityPicker
          entity="Customer"
          label={words('paymentParty')}
          placeholder={words('paymentNobodyYet')}
          values={values.partyId ? [values.partyId] : []}
          onChange={([partyId = '']) => change({ partyId })}
        />
        <TextField
          label={words(isIn ? 'paymentPayer' : 'paymentPayee')}
          hint={words('paymentPayerHint')}
          maxLength={120}
          value={values.payerName}
          onChange={({ target }) => change({ payerName: target.value })}
        />
        <TextField
          label={words('paymentRef')}
          hint={words('paymentRefHint')}
          maxLength={60}
          value={values.bankRef}
          error={problems.bankRef}
          onChange={({ target }) => change({ bankRef: target.value })}
        />
        <TextArea
          label={words('paymentRemark')}
          value={values.remark}
          most={mostRemark}
          onChange={({ target }) => change({ remark: target.value })}
        />
      </div>
    </Sheet>
  );
}

/** Accounts that are in use. A company has a handful of them. */
function useAccounts() {
  return useQuery({
    ...load(bankAccounts.list, { body: { pageSize: mostAccounts, filters: { isEnabled: true } } }),
    select: ({ list }) => list,
    meta: { quiet: true },
  });
}
