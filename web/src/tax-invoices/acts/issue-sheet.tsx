import { issueTaxInvoice, type TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { isOfficial, isPaper } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { fitsNumber } from '@fairway/domain/tax-invoices/tax-number.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { FilesField } from './files-field.tsx';
import { sayRefusal } from './say-refusal.ts';

interface IssueSheetProps {
  invoice: TaxInvoiceDetail;
  onClose: () => void;
}

/** Registers what the platform of the tax administration issued. */
export function IssueSheet({ invoice, onClose }: IssueSheetProps) {
  const words = useWords();
  const { kind } = invoice;
  const [code, setCode] = useState('');
  const [number, setNumber] = useState('');
  const [issuedOn, setIssuedOn] = useState(() => formatDate(Date.now(), 'yyyy-MM-dd'));
  const [fileIds, setFileIds] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const issuing = useCommand(issueTaxInvoice, { refreshes: taxReads, quiet: true });
  const fits = fitsNumber(kind, { code, number });
  const hint = isPaper(kind) ? 'taxNumberPaperHint' : 'taxNumberHint';
  const go = async () => {
    try {
      await issuing.mutateAsync({
        params: { id: invoice.id },
        body: { version: invoice.version, code, number, issuedOn, fileIds: [...fileIds] },
      });
      flushSync(onClose);
      toast(words('taxIssued'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('taxIssueTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={issuing.isPending || isSending}
            disabled={!fits || issuedOn === ''}
            onClick={() => void go()}
          >
            {words('taxIssue')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {isPaper(kind) && (
          <TextField
            label={words('taxCode')}
            inputMode="numeric"
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value.trim())}
          />
        )}
        {isOfficial(kind) && (
          <TextField
            label={words('taxNumber')}
            hint={words(hint)}
            inputMode="numeric"
            maxLength={20}
            value={number}
            error={number !== '' && !fits && !isPaper(kind) ? words(hint) : undefined}
            onChange={({ target }) => setNumber(target.value.replace(/\s/g, ''))}
          />
        )}
        <DateField label={words('taxIssuedOn')} kind="day" value={issuedOn} onChange={setIssuedOn} />
        <FilesField onChange={setFileIds} onBusy={setIsSending} />
      </div>
    </Sheet>
  );
}
