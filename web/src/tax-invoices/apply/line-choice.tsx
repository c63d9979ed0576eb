import type { TaxableLine } from '@fairway/contract/tax-invoices.ts';
import { isPartOf } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { vatText } from '../tax-words.ts';

type Amounts = Readonly<Record<string, string>>;

interface LineChoiceProps {
  lines: readonly TaxableLine[];
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
}

const form = /^-?\d{1,12}(\.\d{1,3})?$/;

/** Which lines go on it, and how much of each. */
export function LineChoice({ lines, amounts, onChange }: LineChoiceProps) {
  const words = useWords();
  const whole = Object.fromEntries(lines.map(({ invoiceLineId, open }) => [invoiceLineId, open]));
  const isAll = lines.every(({ invoiceLineId }) => amounts[invoiceLineId] !== undefined);
  const choose = ({ invoiceLineId, open }: TaxableLine, isChosen: boolean) => {
    const { [invoiceLineId]: _, ...others } = amounts;
    onChange(isChosen ? { ...others, [invoiceLineId]: open } : others);
  };
  return (
    <Card
      title={words('taxChoose')}
      state={
        <Button look="quiet" onClick={() => onChange(isAll ? {} : whole)}>
          {words(isAll ? 'taxChooseNone' : 'taxChooseAll')}
        </Button>
      }
    >
      <ul className="tax-choices">
        {lines.map((line) => {
          const { invoiceLineId, invoiceNo, shipmentNo, chargeName, currency, open } = line;
          const amount = amounts[invoiceLineId];
          const left = moneyText({ currency, amount: open });
          return (
            <li key={invoiceLineId}>
              <label>
                <input
                  type="checkbox"
                  checked={amount !== undefined}
                  onChange={({ target }) => choose(line, target.checked)}
                />
                <span>
                  <strong>{chargeName}</strong>
                  <small className="number">
                    {[invoiceNo, shipmentNo, vatText(line, words)].filter(Boolean).join(' · ')}
                  </small>
                </span>
                <strong className="number">{left}</strong>
              </label>
              {amount !== undefined && (
                <TextField
                  label={words('taxLineAmount', { line: `${invoiceNo} ${chargeName}`, currency })}
                  inputMode="decimal"
                  value={amount}
                  error={
                    form.test(amount) && isPartOf(amount, open)
                      ? undefined
                      : words('taxAmountWrong', { open: left })
                  }
                  onChange={({ target }) => onChange({ ...amounts, [invoiceLineId]: target.value.trim() })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
