import type { InvoiceHead } from '@fairway/contract/invoices.ts';
import type { InvoiceState } from '@fairway/contract/money-fields.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './invoice-marks.css';
import { answerTones, answerWords, stateTones, stateWords, taxedTones, taxedWords } from './invoice-words.ts';

export function InvoiceStateLabel({ status }: { status: InvoiceState }) {
  const words = useWords();
  return <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>;
}

/** When it is to be paid; how late it is stands in words, never in the colour alone. */
export function DueMark({ invoice }: { invoice: Pick<InvoiceHead, 'dueOn' | 'overdueDays'> }) {
  const words = useWords();
  const { dueOn, overdueDays } = invoice;
  if (dueOn === null) return null;
  return (
    <span className="due-mark number">
      {dueOn}
      {overdueDays > 0 && (
        <strong className="due-mark-late">
          <Icon name="warning" size={13} />
          {words('invoiceOverdueDays', { count: overdueDays })}
        </strong>
      )}
    </span>
  );
}

/** What the customer said of it, and how many of its lines wait for our answer. */
export function AnswerMark({
  invoice,
}: {
  invoice: Pick<InvoiceHead, 'answer' | 'openDisputes' | 'kind' | 'issuedAt'>;
}) {
  const words = useWords();
  const { answer, openDisputes, kind, issuedAt } = invoice;
  if (kind !== 'debit' || issuedAt === null) return null;
  return (
    <span className="answer-mark">
      <StateLabel tone={answerTones[answer]}>{words(answerWords[answer])}</StateLabel>
      {openDisputes > 0 && (
        <StateLabel tone="warn">{words('invoiceOpenDisputes', { count: openDisputes })}</StateLabel>
      )}
    </span>
  );
}

/** How much of a bill to a customer is on tax invoices. */
export function TaxedMark({ invoice }: { invoice: Pick<InvoiceHead, 'kind' | 'taxed' | 'status'> }) {
  const words = useWords();
  const { kind, taxed, status } = invoice;
  if (kind !== 'debit' || status === 'draft' || status === 'void') return null;
  return <StateLabel tone={taxedTones[taxed]}>{words(taxedWords[taxed])}</StateLabel>;
}
