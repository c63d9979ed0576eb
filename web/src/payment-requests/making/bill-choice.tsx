import type { PayableInvoice } from '@fairway/contract/payment-requests.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Amounts, isAskable, wholeAmounts } from './asked-amounts.ts';

interface BillChoiceProps {
  bills: readonly PayableInvoice[];
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
}

/** The bills of a supplier: which are asked for, and how much of each. */
export function BillChoice({ bills, amounts, onChange }: BillChoiceProps) {
  const words = useWords();
  const whole = wholeAmounts(bills);
  const isAll = Object.keys(whole).every((id) => amounts[id] !== undefined);
  const choose = ({ invoiceId, open }: PayableInvoice, isChosen: boolean) => {
    const { [invoiceId]: _, ...others } = amounts;
    onChange(isChosen ? { ...others, [invoiceId]: open } : others);
  };
  return (
    <Card
      title={words('requestChoose')}
      state={
        <Button look="quiet" onClick={() => onChange(isAll ? {} : whole)}>
          {words(isAll ? 'requestChooseNone' : 'requestChooseAll')}
        </Button>
      }
    >
      <ul className="request-choices">
        {bills.map((bill) => {
          const { invoiceId, invoiceNo, supplierNo, partyName, currency, dueOn, balance, asked, open } = bill;
          const amount = amounts[invoiceId];
          const text = (value: string) => moneyText({ currency, amount: value });
          return (
            <li key={invoiceId}>
              <label>
                <input
                  type="checkbox"
                  checked={amount !== undefined}
                  disabled={Number(open) === 0}
                  onChange={({ target }) => choose(bill, target.checked)}
                />
                <span>
                  <strong className="number">{invoiceNo}</strong>
                  <small>
                    {[partyName, supplierNo, dueOn && words('requestDue', { date: dueOn })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <small className="number">
                    {words('requestBillLine', { balance: text(balance), asked: text(asked) })}
                  </small>
                </span>
                <strong className="number">{text(open)}</strong>
              </label>
              {amount !== undefined && (
                <TextField
                  label={`${invoiceNo} ${words('requestAskAmount', { currency })}`}
                  inputMode="decimal"
                  value={amount}
                  error={
                    isAskable(amount, open) ? undefined : words('requestAmountWrong', { open: text(open) })
                  }
                  onChange={({ target }) => onChange({ ...amounts, [invoiceId]: target.value.trim() })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
