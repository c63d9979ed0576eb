import {
  cancelTaxInvoice,
  failTaxInvoice,
  type TaxInvoiceDetail,
  voidTaxInvoice,
} from '@fairway/contract/tax-invoices.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { sayRefusal } from './say-refusal.ts';

const commands = { fail: failTaxInvoice, cancel: cancelTaxInvoice, void: voidTaxInvoice } as const;
export type ReasonAct = keyof typeof commands;
const says = {
  fail: { title: 'taxFailTitle', line: 'taxFailLine', act: 'taxFail' },
  cancel: { title: 'taxCancelTitle', line: 'taxCancelLine', act: 'taxCancel' },
  void: { title: 'taxVoidTitle', line: 'taxVoidLine', act: 'taxVoid' },
} as const;
const most = 500;

interface ReasonSheetProps {
  act: ReasonAct;
  invoice: TaxInvoiceDetail;
  onClose: () => void;
}

/** What ends or holds up a tax invoice, with the reason. */
export function ReasonSheet({ act, invoice, onClose }: ReasonSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const acting = useCommand(commands[act], { refreshes: taxReads, quiet: true });
  const { title, line, act: name } = says[act];
  const go = async () => {
    try {
      await acting.mutateAsync({
        params: { id: invoice.id },
        body: { version: invoice.version, reason: reason.trim() },
      });
      // What is said in a sheet goes away with it.
      flushSync(onClose);
      toast(words('taxDone'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words(title)}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="danger"
            busy={acting.isPending}
            disabled={reason.trim() === '' || reason.length > most}
            onClick={() => void go()}
          >
            {words(name)}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="tax-sheet-line">{words(line)}</p>
        <TextArea
          label={words('taxReason')}
          rows={3}
          value={reason}
          most={most}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}
