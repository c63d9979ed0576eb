import { attachTaxInvoiceFiles, type TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { FilesField } from './files-field.tsx';
import { sayRefusal } from './say-refusal.ts';

interface AttachSheetProps {
  invoice: TaxInvoiceDetail;
  onClose: () => void;
}

/** More files of one that was issued. */
export function AttachSheet({ invoice, onClose }: AttachSheetProps) {
  const words = useWords();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const attaching = useCommand(attachTaxInvoiceFiles, { refreshes: taxReads, quiet: true });
  const go = async () => {
    try {
      const fileIds = [...invoice.files.map(({ fileId }) => fileId), ...added];
      await attaching.mutateAsync({
        params: { id: invoice.id },
        body: { version: invoice.version, fileIds },
      });
      flushSync(onClose);
      toast(words('taxDone'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('taxAttach')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={attaching.isPending || isSending}
            disabled={added.length === 0}
            onClick={() => void go()}
          >
            {words('taxAttach')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <FilesField onChange={setAdded} onBusy={setIsSending} />
      </div>
    </Sheet>
  );
}
