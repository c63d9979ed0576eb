import { AppError } from '@fairway/contract/app-error.ts';
import {
  createPaymentRequest,
  listPayableInvoices,
  type PayableInvoice,
} from '@fairway/contract/payment-requests.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EntitySelect } from '../../entities/entity-filter.tsx';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { sayRefusal } from '../acts/say-refusal.ts';
import { requestPathOf } from '../paths.ts';
import { requestReads } from '../request-reads.ts';
import { type Amounts, isAskable, isOneKind, totalsOf, wholeAmounts } from './asked-amounts.ts';
import { BillChoice } from './bill-choice.tsx';

interface RequestFormProps {
  invoiceIds: readonly string[];
  partyId: string;
}

/** Which bills, how much of each, from which account and by when. */
export function RequestForm({ invoiceIds, partyId }: RequestFormProps) {
  const body = invoiceIds.length > 0 ? { invoiceIds: [...invoiceIds] } : { partyId };
  const asked = useQuery({ ...load(listPayableInvoices, { body }), meta: { quiet: true } });
  return (
    <Loaded query={asked}>
      {({ list }) => <Filled bills={list} partyId={partyId} isNamed={invoiceIds.length > 0} />}
    </Loaded>
  );
}

interface FilledProps {
  bills: readonly PayableInvoice[];
  partyId: string;
  isNamed: boolean;
}

const mostReason = 500;
const amountForm = /^\d{1,12}(\.\d{1,3})?$/;

function Filled({ bills, partyId, isNamed }: FilledProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [amounts, setAmounts] = useState<Amounts>(() => (isNamed ? wholeAmounts(bills) : {}));
  const [prepaid, setPrepaid] = useState('');
  const [accountId, setAccountId] = useState('');
  const [wantedOn, setWantedOn] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const asking = useCommand(createPaymentRequest, { refreshes: requestReads, quiet: true });
  const chosen = bills.filter(({ invoiceId }) => amounts[invoiceId] !== undefined);
  const isAhead = chosen.length === 0 && prepaid !== '';
  const isSeveral = !isOneKind(chosen);
  const isRight = isAhead
    ? amountForm.test(prepaid) && Number(prepaid) > 0
    : chosen.length > 0 &&
      !isSeveral &&
      chosen.every(({ invoiceId, open }) => isAskable(amounts[invoiceId] ?? '', open));
  const isReady =
    isRight && accountId !== '' && wantedOn !== '' && reason.trim() !== '' && reason.length <= mostReason;
  const send = async () => {
    try {
      const { id } = await asking.mutateAsync({
        body: {
          ...{ partyId: chosen[0]?.partyId ?? partyId, bankAccountId: accountId, wantedOn },
          reason: reason.trim(),
          lines: chosen.map(({ invoiceId }) => ({ invoiceId, amount: (amounts[invoiceId] ?? '').trim() })),
          prepaid: isAhead ? prepaid : null,
        },
      });
      toast(words('requestSent'));
      void navigate(requestPathOf(id), { replace: true });
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return (
    <>
      {bills.length === 0 ? (
        <Empty title={words('requestNoBills')} line={words('requestNoBillsLine')} />
      ) : (
        <BillChoice bills={bills} amounts={amounts} onChange={setAmounts} />
      )}
      {isSeveral && (
        <p className="request-problem" role="alert">
          {words('requestSeveral')}
        </p>
      )}
      {(bills.length > 0 || partyId) && (
        <Card title={words('requestTitle')}>
          <div className="form-stack">
            {chosen.length === 0 && partyId && (
              <TextField
                label={words('requestPrepayAmount')}
                hint={words('requestPrepayHint')}
                inputMode="decimal"
                value={prepaid}
                onChange={({ target }) => setPrepaid(target.value.trim())}
              />
            )}
            <div>
              <span className="request-label">{words('requestAccount')}</span>
              <EntitySelect
                entity="BankAccount"
                label={words('requestAccount')}
                value={accountId}
                onChange={setAccountId}
              />
            </div>
            <DateField
              label={words('requestWantedOn')}
              error={problems.wantedOn}
              kind="day"
              value={wantedOn}
              onChange={setWantedOn}
            />
            <TextArea
              label={words('requestReason')}
              error={problems.reason}
              rows={3}
              value={reason}
              most={mostReason}
              onChange={({ target }) => setReason(target.value)}
            />
            <p className="request-total">
              {words('requestTotal')}{' '}
              <strong className="number">
                {isAhead ? prepaid : sumsText(totalsOf(chosen, amounts)) || '—'}
              </strong>
            </p>
            <Button
              look="primary"
              icon="check"
              disabled={!isReady}
              busy={asking.isPending}
              onClick={() => void send()}
            >
              {words('requestSend')}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
