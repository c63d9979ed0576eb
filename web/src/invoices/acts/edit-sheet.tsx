import { AppError } from '@fairway/contract/app-error.ts';
import { type InvoiceDetail, updateInvoice } from '@fairway/contract/invoices.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { EntitySelect } from '../../entities/entity-filter.tsx';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { sayRefusal } from './say-refusal.ts';

interface EditSheetProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

const mostRemark = 500;

/** Changes a draft: its days, the account it names, the number on a supplier's paper, the remark. */
export function EditSheet({ invoice, onClose }: EditSheetProps) {
  const words = useWords();
  const seesAccounts = useCan('bankAccounts', 'button', 'btn_detail');
  const [billOn, setBillOn] = useState(invoice.billOn);
  const [dueOn, setDueOn] = useState(invoice.dueOn ?? '');
  const [accountId, setAccountId] = useState(invoice.bankAccount?.id ?? '');
  const [supplierNo, setSupplierNo] = useState(invoice.supplierNo);
  const [remark, setRemark] = useState(invoice.remark);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const saving = useCommand(updateInvoice, { refreshes: invoiceReads, quiet: true });
  const isSupplier = invoice.kind === 'supplier';
  const hasAccount = invoice.kind === 'debit' && seesAccounts;
  const save = async () => {
    try {
      await saving.mutateAsync({
        params: { id: invoice.id },
        body: {
          ...{ version: invoice.version, billOn, dueOn: dueOn || null, remark: remark.trim() },
          ...(isSupplier && { supplierNo: supplierNo.trim() }),
          ...(hasAccount && { bankAccountId: accountId || null }),
        },
      });
      flushSync(onClose);
      toast(words('invoiceSaved'));
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('invoiceEdit')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={billOn === '' || remark.length > mostRemark}
            busy={saving.isPending}
            onClick={() => void save()}
          >
            {words('invoiceSave')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <DateField
          label={words('invoiceBillOn')}
          error={problems.billOn}
          kind="day"
          value={billOn}
          onChange={setBillOn}
        />
        <DateField
          label={words('invoiceDue')}
          hint={words('invoiceDueHint')}
          error={problems.dueOn}
          kind="day"
          value={dueOn}
          onChange={setDueOn}
        />
        {isSupplier && (
          <TextField
            label={words('invoiceSupplierNo')}
            error={problems.supplierNo}
            maxLength={60}
            value={supplierNo}
            onChange={({ target }) => setSupplierNo(target.value)}
          />
        )}
        {hasAccount && (
          <EntitySelect
            entity="BankAccount"
            label={words('invoiceAccount')}
            value={accountId}
            onChange={setAccountId}
          />
        )}
        <TextArea
          label={words('invoiceRemark')}
          value={remark}
          most={mostRemark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </Sheet>
  );
}
