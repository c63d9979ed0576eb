import { type TaxInvoiceKind, taxInvoiceKinds } from '@fairway/contract/money-fields.ts';
import {
  applyForTaxInvoice,
  previewTaxInvoice,
  type TaxableLine,
  type TaxTransport,
} from '@fairway/contract/tax-invoices.ts';
import { isPartOf } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettled } from '../../freight/use-settled.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { sayRefusal } from '../acts/say-refusal.ts';
import { taxInvoicePathOf } from '../paths.ts';
import { taxReads } from '../tax-reads.ts';
import { kindWords } from '../tax-words.ts';
import './apply.css';
import { ApplyPreview } from './apply-preview.tsx';
import { LineChoice } from './line-choice.tsx';
import { RemarkField } from './remark-field.tsx';

interface ApplyFormProps {
  lines: readonly TaxableLine[];
  /** Lines that somebody chose already; without any all of them are. */
  chosenFirst: readonly string[];
}

const amountForm = /^-?\d{1,12}(\.\d{1,3})?$/;
const noTransport: TaxTransport = { from: '', to: '', vehicle: '', plate: '', goods: '' };
const transportFields = ['from', 'to', 'vehicle', 'plate', 'goods'] as const;
const transportWords = {
  ...({ from: 'taxTransportFrom', to: 'taxTransportTo', vehicle: 'taxTransportVehicle' } as const),
  ...({ plate: 'taxTransportPlate', goods: 'taxTransportGoods' } as const),
} as const;

/** Which lines, how much of each, as what kind, for which title; what it comes to is shown as it is filled in. */
export function ApplyForm({ lines, chosenFirst }: ApplyFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      lines
        .filter(({ invoiceLineId }) => chosenFirst.length === 0 || chosenFirst.includes(invoiceLineId))
        .map(({ invoiceLineId, open }) => [invoiceLineId, open]),
    ),
  );
  const [kind, setKind] = useState<TaxInvoiceKind>(() =>
    lines.some(({ vatKind }) => vatKind !== 'taxable') ? 'eNormal' : 'eSpecial',
  );
  const [title, setTitle] = useState<string>();
  const [remark, setRemark] = useState('');
  const [transport, setTransport] = useState(noTransport);
  const chosen = lines.filter(({ invoiceLineId }) => amounts[invoiceLineId] !== undefined);
  const fits = chosen.every(({ invoiceLineId, open }) => {
    const amount = amounts[invoiceLineId] ?? '';
    return amountForm.test(amount) && isPartOf(amount, open);
  });
  const body = {
    ...{ kind, remark, transport, titleIndex: title === undefined || title === '' ? null : Number(title) },
    lines: chosen.map(({ invoiceLineId }) => ({ invoiceLineId, amount: amounts[invoiceLineId] ?? '' })),
  };
  const settled = useSettled(body);
  const isSayable = fits && chosen.length > 0;
  const asked = useQuery({
    ...load(previewTaxInvoice, { body: settled }),
    ...{ meta: { quiet: true }, enabled: isSayable && settled.lines.length > 0 },
    placeholderData: keepPreviousData,
  });
  const preview = isSayable ? asked.data : undefined;
  // What may be chosen stays while an amount is being corrected.
  const offered = asked.data;
  // The title a customer usually wants, until somebody chooses another.
  if (title === undefined && offered) {
    const usual = offered.titles.findIndex(({ isDefault }) => isDefault);
    setTitle(offered.titles.length === 0 ? '' : String(Math.max(usual, 0)));
  }
  const applying = useCommand(applyForTaxInvoice, { refreshes: taxReads, quiet: true });
  const holding = preview?.problems.filter((problem) => problem !== 'beyondQuota') ?? [];
  const isReady = preview !== undefined && holding.length === 0 && !asked.isError;
  const send = async () => {
    try {
      const { id } = await applying.mutateAsync({ body });
      toast(words('taxApplied'));
      void navigate(taxInvoicePathOf(id), { replace: true });
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <>
      <LineChoice lines={lines} amounts={amounts} onChange={setAmounts} />
      <Card title={words('taxApplyTitle')}>
        <div className="form-stack">
          <SelectField
            label={words('taxKind')}
            placeholder={words('pickPlaceholder')}
            value={kind}
            options={taxInvoiceKinds.map((value) => ({ value, label: words(kindWords[value]) }))}
            onChange={({ target }) => setKind(taxInvoiceKinds.find((one) => one === target.value) ?? kind)}
          />
          <SelectField
            label={words('taxBuyer')}
            placeholder={words('pickPlaceholder')}
            value={title ?? ''}
            options={(offered?.titles ?? []).map((one, at) => ({
              value: String(at),
              label: [one.title, one.taxNo, !one.isValid && words('taxTitleWrong')]
                .filter(Boolean)
                .join(' · '),
            }))}
            onChange={({ target }) => setTitle(target.value)}
          />
          {offered?.needsTransport && (
            <fieldset className="tax-transport">
              <legend>{words('taxTransportHint')}</legend>
              {transportFields.map((field) => (
                <TextField
                  key={field}
                  label={words(transportWords[field])}
                  maxLength={field === 'plate' || field === 'vehicle' ? 40 : 80}
                  value={transport[field]}
                  onChange={({ target }) => setTransport({ ...transport, [field]: target.value })}
                />
              ))}
            </fieldset>
          )}
          <RemarkField value={remark} preview={offered} onChange={setRemark} />
        </div>
      </Card>
      {chosen.length === 0 && (
        <p className="tax-problem" role="status">
          {words('taxProblemNone')}
        </p>
      )}
      {preview && <ApplyPreview preview={preview} />}
      {asked.isError && isSayable && (
        <p className="tax-problem" role="alert">
          {asked.error.message}
        </p>
      )}
      <div className="tax-apply-foot">
        <Button
          look="primary"
          icon="check"
          disabled={!isReady}
          busy={applying.isPending}
          onClick={() => void send()}
        >
          {words('taxApplySend')}
        </Button>
      </div>
    </>
  );
}
