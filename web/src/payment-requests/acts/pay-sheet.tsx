import { AppError } from '@fairway/contract/app-error.ts';
import { type PaymentRequestDetail, payPaymentRequest } from '@fairway/contract/payment-requests.ts';
import { getPayment, listPayments } from '@fairway/contract/payments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moneyText } from '../../freight/money-text.ts';
import { invoiceReads } from '../../invoices/invoice-reads.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { requestReads } from '../request-reads.ts';
import { sayRefusal, shownLonger } from './say-refusal.ts';

interface PaySheetProps {
  request: PaymentRequestDetail;
  onClose: () => void;
}

const feeForm = /^(\d{1,9}(\.\d{1,3})?)?$/;
const mostRemark = 500;

/** Registers the money that went for an approved request. */
export function PaySheet({ request, onClose }: PaySheetProps) {
  const words = useWords();
  const [valueOn, setValueOn] = useState(() => formatDate(Date.now(), 'yyyy-MM-dd'));
  const [fee, setFee] = useState('');
  const [bankRef, setBankRef] = useState('');
  const [remark, setRemark] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const paying = useCommand(payPaymentRequest, {
    ...{ refreshes: [...requestReads, listPayments, getPayment, ...invoiceReads], quiet: true },
  });
  const amount = moneyText(request);
  const pay = async () => {
    try {
      const { paymentNo } = await paying.mutateAsync({
        params: { id: request.id },
        body: {
          ...{ version: request.version, valueOn, bankRef: bankRef.trim(), remark: remark.trim() },
          ...(fee && { fee }),
        },
      });
      // What is said in a sheet goes away with it.
      flushSync(onClose);
      toast(words('requestPaid', { no: paymentNo }), shownLonger);
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('requestPayTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={paying.isPending}
            disabled={valueOn === '' || !feeForm.test(fee) || remark.length > mostRemark}
            onClick={() => void pay()}
          >
            {words('requestPay')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="request-sheet-line">
          {words(request.kind === 'prepaid' ? 'requestPayAheadLine' : 'requestPayLine', { amount })}
        </p>
        <DateField
          label={words('requestValueOn')}
          error={problems.valueOn}
          kind="day"
          value={valueOn}
          onChange={setValueOn}
        />
        <TextField
          label={`${words('requestFee')} (${request.currency})`}
          inputMode="decimal"
          error={problems.fee}
          value={fee}
          onChange={({ target }) => setFee(target.value.trim())}
        />
        <TextField
          label={words('requestBankRef')}
          error={problems.bankRef}
          maxLength={60}
          value={bankRef}
          onChange={({ target }) => setBankRef(target.value)}
        />
        <TextArea
          label={words('requestNote')}
          value={remark}
          most={mostRemark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </Sheet>
  );
}
