import { type RedReason, redReasons } from '@fairway/contract/money-fields.ts';
import { redTaxInvoice, type TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { isPartOf } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { reasonWords } from '../tax-words.ts';
import { sayRefusal } from './say-refusal.ts';

interface RedSheetProps {
  invoice: TaxInvoiceDetail;
  onClose: () => void;
}

const form = /^-?\d{1,12}(\.\d{1,2})?$/;
const mostRemark = 450;

/** Applies for a red one: how much of each line, why, and whether the buyer has used it. */
export function RedSheet({ invoice, onClose }: RedSheetProps) {
  const words = useWords();
  const left = invoice.lines.filter(({ redOpen }) => Number(redOpen) !== 0);
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(left.map(({ id, redOpen }) => [id, redOpen])),
  );
  const [reason, setReason] = useState<RedReason | ''>('');
  const [isUsed, setIsUsed] = useState(false);
  const [remark, setRemark] = useState('');
  const turning = useCommand(redTaxInvoice, { refreshes: taxReads, quiet: true });
  const wanted = left.flatMap(({ id, redOpen }) => {
    const gross = (amounts[id] ?? '').trim();
    return gross === '' || Number(gross) === 0 ? [] : [{ lineId: id, gross, redOpen }];
  });
  const fits = wanted.every(({ gross, redOpen }) => form.test(gross) && isPartOf(gross, redOpen));
  const total = fits ? wanted.reduce((sum, { gross }) => sum.plus(exact(gross)), exact('0')) : exact('0');
  const isReady = fits && total.greaterThan(0) && reason !== '' && remark.length <= mostRemark;
  const go = async () => {
    if (reason === '') return;
    try {
      await turning.mutateAsync({
        params: { id: invoice.id },
        body: {
          ...{ version: invoice.version, reason, remark: remark.trim(), isUsed },
          lines: wanted.map(({ lineId, gross }) => ({ lineId, gross })),
        },
      });
      flushSync(onClose);
      toast(words('taxRedAsked'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('taxRedTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="danger" busy={turning.isPending} disabled={!isReady} onClick={() => void go()}>
            {words('taxRedAsk')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {left.map(({ id, itemName, chargeName, redOpen }) => {
          const typed = amounts[id] ?? '';
          const isWrong =
            typed.trim() !== '' &&
            !(form.test(typed.trim()) && (Number(typed) === 0 || isPartOf(typed.trim(), redOpen)));
          return (
            <TextField
              key={id}
              label={`${itemName} · ${chargeName}`}
              hint={words('taxRedLeft', { left: moneyText({ currency: 'CNY', amount: redOpen }) })}
              error={isWrong ? words('taxRedWrong') : undefined}
              inputMode="decimal"
              value={typed}
              onChange={({ target }) => setAmounts({ ...amounts, [id]: target.value.trim() })}
            />
          );
        })}
        <p className="tax-sheet-line">
          {words('taxRedTotal')}{' '}
          <strong className="number">{moneyText({ currency: 'CNY', amount: total.toFixed(2) })}</strong>
        </p>
        <SelectField
          label={words('taxRedReason')}
          placeholder={words('pickPlaceholder')}
          value={reason}
          options={redReasons.map((value) => ({ value, label: `${value} ${words(reasonWords[value])}` }))}
          onChange={({ target }) => setReason(redReasons.find((one) => one === target.value) ?? '')}
        />
        <Switch label={words('taxUsed')} checked={isUsed} onChange={setIsUsed} />
        {isUsed && <p className="tax-sheet-line">{words('taxUsedLine')}</p>}
        <TextArea
          label={words('taxRemark')}
          value={remark}
          most={mostRemark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </Sheet>
  );
}
