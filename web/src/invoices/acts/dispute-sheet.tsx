import { answerInvoice, type InvoiceDetail } from '@fairway/contract/invoices.ts';
import { type DisputeReason, disputeReasons } from '@fairway/contract/money-fields.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { openOf } from '../detail/line-text.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { disputeReasonWords } from '../invoice-words.ts';
import { isAmountWithin } from './claimed-amount.ts';
import { LineChoice } from './line-choice.tsx';
import { sayRefusal, shownLonger } from './say-refusal.ts';

interface Claim {
  reason: DisputeReason | '';
  claimed: string;
  remark: string;
}

interface DisputeSheetProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

const mostRemark = 500;

/** A customer says which lines are not right, why, and by how much. */
export function DisputeSheet({ invoice, onClose }: DisputeSheetProps) {
  const words = useWords();
  const [claims, setClaims] = useState<Readonly<Record<string, Claim>>>({});
  const answering = useCommand(answerInvoice, { refreshes: invoiceReads, quiet: true });
  const isWaiting = (status: string | undefined) => status === 'open' || status === 'accepted';
  const lines = invoice.lines.filter((line) => !isWaiting(line.dispute?.status) && Number(openOf(line)) > 0);
  const change = (id: string, changes: Partial<Claim>) =>
    setClaims((before) => {
      const claim = before[id];
      return claim ? { ...before, [id]: { ...claim, ...changes } } : before;
    });
  const choose = (id: string, isChosen: boolean) =>
    setClaims(({ [id]: _, ...others }) =>
      isChosen ? { ...others, [id]: { reason: '', claimed: '', remark: '' } } : others,
    );
  const chosen = lines.flatMap((line) => {
    const claim = claims[line.id];
    return claim ? [{ line, claim }] : [];
  });
  const isReady =
    chosen.length > 0 &&
    chosen.every(
      ({ line, claim }) =>
        claim.reason !== '' &&
        isAmountWithin(claim.claimed, openOf(line)) &&
        claim.remark.length <= mostRemark,
    );
  const send = async () => {
    try {
      await answering.mutateAsync({
        params: { id: invoice.id },
        body: {
          answer: 'dispute',
          lines: chosen.flatMap(({ line, claim: { reason, claimed, remark } }) =>
            reason === ''
              ? []
              : [{ lineId: line.id, reason, claimed: claimed.trim(), remark: remark.trim() }],
          ),
        },
      });
      flushSync(onClose);
      toast(words('invoiceDisputed'), shownLonger);
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('invoiceDispute')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={!isReady} busy={answering.isPending} onClick={() => void send()}>
            {words('invoiceDisputeSend')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="invoice-act-line">{words('invoiceDisputeLine')}</p>
        <ul className="line-choices">
          {lines.map((line) => {
            const claim = claims[line.id];
            const left = openOf(line);
            return (
              <LineChoice
                key={line.id}
                line={line}
                currency={invoice.currency}
                isChosen={claim !== undefined}
                onChoose={(isChosen) => choose(line.id, isChosen)}
              >
                {claim && (
                  <>
                    <SelectField
                      label={words('disputeReason')}
                      placeholder={words('pickPlaceholder')}
                      value={claim.reason}
                      options={disputeReasons.map((value) => ({
                        ...{ value, label: words(disputeReasonWords[value]) },
                      }))}
                      onChange={({ target }) => change(line.id, { reason: target.value as DisputeReason })}
                    />
                    <TextField
                      label={words('disputeClaimed', { currency: invoice.currency })}
                      inputMode="decimal"
                      value={claim.claimed}
                      error={
                        claim.claimed !== '' && !isAmountWithin(claim.claimed, left)
                          ? words('invoiceAmountWrong', {
                              sum: moneyText({ currency: invoice.currency, amount: left }),
                            })
                          : undefined
                      }
                      onChange={({ target }) => change(line.id, { claimed: target.value })}
                    />
                    <TextArea
                      label={words('disputeRemark')}
                      value={claim.remark}
                      most={mostRemark}
                      onChange={({ target }) => change(line.id, { remark: target.value })}
                    />
                  </>
                )}
              </LineChoice>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
