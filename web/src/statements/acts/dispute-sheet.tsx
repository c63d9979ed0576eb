import { answerStatement, type StatementDetail } from '@fairway/contract/statements.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { moneyText } from '../../freight/money-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { statementReads } from '../statement-reads.ts';
import './dispute-sheet.css';
import { sayRefusal } from './say-refusal.ts';

interface DisputeSheetProps {
  statement: StatementDetail;
  onClose: () => void;
}

const most = 500;
const mostNamed = 200;

/** A customer says what they disagree with, and about which invoices; single lines are disputed on the invoice. */
export function DisputeSheet({ statement, onClose }: DisputeSheetProps) {
  const words = useWords();
  const { id, version, invoices } = statement;
  const [said, setSaid] = useState('');
  const [named, setNamed] = useState<readonly string[]>([]);
  const answering = useCommand(answerStatement, { refreshes: statementReads, quiet: true });
  const written = said.trim();
  const toggle = (invoiceId: string) =>
    setNamed(named.includes(invoiceId) ? named.filter((one) => one !== invoiceId) : [...named, invoiceId]);
  const send = async () => {
    try {
      const body = { version, answer: 'dispute' as const, words: written, invoiceIds: [...named] };
      await answering.mutateAsync({ params: { id }, body });
      flushSync(onClose);
      toast(words('statementDisputed'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('statementDispute')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={answering.isPending}
            disabled={written === '' || written.length > most}
            onClick={() => void send()}
          >
            {words('statementDispute')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <TextArea
          label={words('statementDisputeWords')}
          rows={4}
          value={said}
          most={most}
          onChange={({ target }) => setSaid(target.value)}
        />
        {invoices.length > 0 && (
          <>
            <p className="statement-named-line">{words('statementDisputeWhich')}</p>
            <ul className="statement-named number">
              {invoices.slice(0, mostNamed).map(({ invoiceId, invoiceNo, currency, closing }) => (
                <li key={invoiceId}>
                  <label>
                    <input
                      type="checkbox"
                      checked={named.includes(invoiceId)}
                      onChange={() => toggle(invoiceId)}
                    />
                    <span>
                      {invoiceNo} {moneyText({ currency, amount: closing })}
                    </span>
                  </label>
                  <Link to={invoicePathOf(invoiceId)}>{words('statementDisputeLines')}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  );
}
