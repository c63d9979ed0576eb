import { type InvoiceDetail, sendInvoice } from '@fairway/contract/invoices.ts';
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
import { invoiceReads } from '../invoice-reads.ts';
import { sentWords } from '../invoice-words.ts';
import { sayRefusal } from './say-refusal.ts';

type Via = keyof typeof sentWords;
const ways = Object.keys(sentWords) as Via[];
const viaLines = {
  app: 'invoiceSendAppLine',
  mail: 'invoiceSendMailLine',
  file: 'invoiceSendFileLine',
} as const;

interface SendSheetProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Sends an invoice in the app, or notes that it went another way; who got it when is kept as proof. */
export function SendSheet({ invoice, onClose }: SendSheetProps) {
  const words = useWords();
  const [via, setVia] = useState<Via>('app');
  const [to, setTo] = useState('');
  const sending = useCommand(sendInvoice, { refreshes: invoiceReads, quiet: true });
  const isMissing = via !== 'app' && to.trim() === '';
  const send = async () => {
    try {
      const body = { via, to: via === 'app' ? '' : to.trim() };
      const { count } = await sending.mutateAsync({ params: { id: invoice.id }, body });
      flushSync(onClose);
      toast(words(via === 'app' ? 'invoiceSentTo' : 'invoiceSendingNoted', { count }));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('invoiceSend')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={isMissing} busy={sending.isPending} onClick={() => void send()}>
            {words(via === 'app' ? 'invoiceSend' : 'invoiceNoteSending')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <Choice
          label={words('invoiceSendVia')}
          value={via}
          options={ways.map((value) => ({ value, label: words(sentWords[value]) }))}
          onChange={setVia}
        />
        <p className="invoice-act-line">{words(viaLines[via])}</p>
        {via !== 'app' && (
          <TextField
            label={words('invoiceSendTo')}
            maxLength={200}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}
