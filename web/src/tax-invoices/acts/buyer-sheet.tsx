import { confirmRedTaxInvoice, type TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { sayRefusal } from './say-refusal.ts';

interface BuyerSheetProps {
  invoice: TaxInvoiceDetail;
  onClose: () => void;
}

/** The confirmation of a red one: that the buyer was asked, and what they said. */
export function BuyerSheet({ invoice, onClose }: BuyerSheetProps) {
  const words = useWords();
  const [confirmNo, setConfirmNo] = useState(invoice.confirmNo);
  const noting = useCommand(confirmRedTaxInvoice, { refreshes: taxReads, quiet: true });
  const isAsking = invoice.confirmation === 'needed';
  const note = async (state: 'asked' | 'confirmed' | 'refused') => {
    try {
      const body = { version: invoice.version, state, confirmNo: confirmNo.trim() };
      await noting.mutateAsync({ params: { id: invoice.id }, body });
      flushSync(onClose);
      toast(words('taxDone'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('taxBuyerTitle')}
      open
      onClose={onClose}
      actions={
        isAsking ? (
          <>
            <Button onClick={onClose}>{words('cancel')}</Button>
            <Button
              look="primary"
              busy={noting.isPending}
              disabled={confirmNo.trim() === ''}
              onClick={() => void note('asked')}
            >
              {words('taxBuyerAsked')}
            </Button>
          </>
        ) : (
          <>
            <Button look="danger" busy={noting.isPending} onClick={() => void note('refused')}>
              {words('taxBuyerRefused')}
            </Button>
            <Button look="primary" busy={noting.isPending} onClick={() => void note('confirmed')}>
              {words('taxBuyerConfirmed')}
            </Button>
          </>
        )
      }
    >
      <div className="form-stack">
        <p className="tax-sheet-line">{words(isAsking ? 'taxBuyerAskLine' : 'taxBuyerAnswerLine')}</p>
        <TextField
          label={words('taxConfirmNo')}
          maxLength={40}
          value={confirmNo}
          onChange={({ target }) => setConfirmNo(target.value)}
        />
      </div>
    </Sheet>
  );
}
