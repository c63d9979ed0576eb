import { deliverTaxInvoice, type TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { viaWords } from '../tax-words.ts';
import { sayRefusal } from './say-refusal.ts';

interface DeliverSheetProps {
  invoice: TaxInvoiceDetail;
  onClose: () => void;
}

const ways = ['app', 'mail', 'file'] as const;

/** Sends it in the app, or notes that it went another way. */
export function DeliverSheet({ invoice, onClose }: DeliverSheetProps) {
  const words = useWords();
  const [via, setVia] = useState<(typeof ways)[number]>('app');
  const [to, setTo] = useState(invoice.email);
  const delivering = useCommand(deliverTaxInvoice, { refreshes: taxReads, quiet: true });
  const go = async () => {
    try {
      const { count } = await delivering.mutateAsync({
        params: { id: invoice.id },
        body: { version: invoice.version, via, to: via === 'app' ? '' : to.trim() },
      });
      flushSync(onClose);
      toast(via === 'app' ? words('taxDelivered', { count }) : words('taxDeliveryNoted'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('taxDeliverTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={delivering.isPending} onClick={() => void go()}>
            {words('taxDeliver')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <Choice
          label={words('taxVia')}
          value={via}
          options={ways.map((value) => ({ value, label: words(viaWords[value]) }))}
          onChange={setVia}
        />
        {via === 'app' ? (
          <p className="tax-sheet-line">{words('taxDeliverLine', { customer: invoice.partyName })}</p>
        ) : (
          <TextField
            label={words('taxTo')}
            maxLength={200}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}
