import { AppError } from '@fairway/contract/app-error.ts';
import { createCreditNote, type InvoiceDetail, type InvoiceLine } from '@fairway/contract/invoices.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { openOf } from '../detail/line-text.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { invoicePathOf } from '../paths.ts';
import { isAmountWithin } from './claimed-amount.ts';
import { LineChoice } from './line-choice.tsx';
import { sayRefusal } from './say-refusal.ts';

interface CreditSheetProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

const mostReason = 500;
/** The field by which the server asks whether somebody means it. */
const taxedField = 'acceptsTaxed';

/** A dispute that waits for a credit note. */
const waitingDispute = ({ dispute }: InvoiceLine) =>
  dispute && (dispute.status === 'open' || dispute.status === 'accepted') && dispute.creditId === null
    ? dispute
    : null;

/** Credits lines of an invoice, in full or in part; what was agreed to in a dispute is chosen to begin with. */
export function CreditSheet({ invoice, onClose }: CreditSheetProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { currency } = invoice;
  const [reason, setReason] = useState('');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      invoice.lines.flatMap((line) => {
        const dispute = waitingDispute(line);
        return dispute?.status === 'accepted' ? [[line.id, dispute.claimed]] : [];
      }),
    ),
  );
  const crediting = useCommand(createCreditNote, { refreshes: invoiceReads, quiet: true });
  const lines = invoice.lines.filter((line) => Number(openOf(line)) > 0);
  const chosen = lines.filter(({ id }) => amounts[id] !== undefined);
  const isReady =
    chosen.length > 0 &&
    chosen.every((line) => isAmountWithin(amounts[line.id] ?? '', openOf(line))) &&
    reason.trim() !== '' &&
    reason.length <= mostReason;
  const choose = (line: InvoiceLine, isChosen: boolean) =>
    setAmounts(({ [line.id]: _, ...others }) =>
      isChosen ? { ...others, [line.id]: waitingDispute(line)?.claimed ?? openOf(line) } : others,
    );
  const send = async (acceptsTaxed = false): Promise<void> => {
    try {
      const made = await crediting.mutateAsync({
        params: { id: invoice.id },
        body: {
          ...{ version: invoice.version, reason: reason.trim() },
          lines: chosen.map(({ id }) => ({ lineId: id, amount: (amounts[id] ?? '').trim() })),
          disputeIds: chosen.flatMap((line) => waitingDispute(line)?.id ?? []),
          acceptsTaxed,
        },
      });
      flushSync(onClose);
      toast(words('invoiceCreditMade', { no: made.invoiceNo }));
      void navigate(invoicePathOf(made.id));
    } catch (error) {
      if (!(error instanceof AppError) || error.fields?.[taxedField] === undefined) return sayRefusal(error);
      const isMeant = await confirm({
        ...{ title: words('invoiceCreditTaxed'), body: error.message },
        ...{ agree: words('invoiceCreditTaxedGo'), refuse: words('invoiceCreditTaxedBack') },
      });
      if (isMeant) await send(true);
    }
  };
  return (
    <Sheet
      title={words('invoiceCredit')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={!isReady} busy={crediting.isPending} onClick={() => void send()}>
            {words('invoiceCreditMake')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="invoice-act-line">
          {words('invoiceCreditLine', { sum: moneyText({ currency, amount: invoice.balance }) })}
        </p>
        <ul className="line-choices">
          {lines.map((line) => {
            const amount = amounts[line.id];
            const left = openOf(line);
            return (
              <LineChoice
                key={line.id}
                line={line}
                currency={currency}
                isChosen={amount !== undefined}
                onChoose={(isChosen) => choose(line, isChosen)}
              >
                <TextField
                  label={words('invoiceCreditAmount', { currency })}
                  inputMode="decimal"
                  value={amount ?? ''}
                  error={
                    isAmountWithin(amount ?? '', left)
                      ? undefined
                      : words('invoiceAmountWrong', { sum: moneyText({ currency, amount: left }) })
                  }
                  onChange={({ target }) => setAmounts((before) => ({ ...before, [line.id]: target.value }))}
                />
              </LineChoice>
            );
          })}
        </ul>
        <TextArea
          label={words('invoiceReason')}
          rows={3}
          value={reason}
          most={mostReason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}
