import { answerDispute, type Dispute, type InvoiceDetail } from '@fairway/contract/invoices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { useCommand } from '../../wire/calls.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import { sayRefusal } from '../acts/say-refusal.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { disputeReasonWords, disputeStateWords, disputeTones } from '../invoice-words.ts';
import { invoicePathOf } from '../paths.ts';
import { useInvoiceRights } from '../use-invoice-rights.ts';
import './disputes-card.css';
import { lineName } from './line-text.ts';

/** What the customer does not agree with, until when it is to be answered, and what the answer was. */
export function DisputesCard({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const { mayConfirm } = useInvoiceRights();
  const [asked, setAsked] = useState<{ dispute: Dispute; isAccepted: boolean }>();
  const answering = useCommand(answerDispute, { refreshes: invoiceReads, quiet: true });
  const disputed = invoice.lines.flatMap((line) => (line.dispute ? [{ line, dispute: line.dispute }] : []));
  if (disputed.length === 0) return null;
  const answer = async (reason: string) => {
    if (!asked) return undefined;
    try {
      const { dispute, isAccepted } = asked;
      await answering.mutateAsync({ params: { id: dispute.id }, body: { isAccepted, answer: reason } });
      return words('disputeAnswerSent');
    } catch (error) {
      sayRefusal(error);
      return undefined;
    }
  };
  return (
    <Card title={words('disputeTitle')}>
      <ul className="disputes">
        {disputed.map(({ line, dispute }) => (
          <li key={dispute.id}>
            <span className="dispute-head">
              <strong>{lineName(line)}</strong>
              <StateLabel tone={disputeTones[dispute.status]}>
                {words(disputeStateWords[dispute.status])}
              </StateLabel>
            </span>
            <span className="number">
              {words('disputeClaims', {
                reason: words(disputeReasonWords[dispute.reason]),
                sum: moneyText({ currency: invoice.currency, amount: dispute.claimed }),
              })}
            </span>
            {dispute.remark && <span>{dispute.remark}</span>}
            <small className="number">
              {[dispute.byName, formatDate(dispute.at)].filter(Boolean).join(' ')}
            </small>
            {dispute.status === 'open' && <Deadline answerBy={dispute.answerBy} />}
            {dispute.answer && <span>{words('disputeAnswered', { text: dispute.answer })}</span>}
            {dispute.creditId && <Link to={invoicePathOf(dispute.creditId)}>{words('disputeToCredit')}</Link>}
            {dispute.status === 'open' && mayConfirm && (
              <span className="dispute-acts">
                <Button onClick={() => setAsked({ dispute, isAccepted: false })}>
                  {words('disputeReject')}
                </Button>
                <Button onClick={() => setAsked({ dispute, isAccepted: true })}>
                  {words('disputeAccept')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ActSheet
          title={words(asked.isAccepted ? 'disputeAccept' : 'disputeReject')}
          line={words(asked.isAccepted ? 'disputeAcceptLine' : 'disputeRejectLine')}
          agree={words(asked.isAccepted ? 'disputeAccept' : 'disputeReject')}
          reason="needed"
          onAgree={({ reason }) => answer(reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

function Deadline({ answerBy }: { answerBy: number }) {
  const words = useWords();
  const isLate = answerBy < Date.now();
  return (
    <small className={isLate ? 'dispute-late number' : 'number'}>
      {words(isLate ? 'disputeLate' : 'disputeAnswerBy', { time: formatDate(answerBy) })}
    </small>
  );
}
