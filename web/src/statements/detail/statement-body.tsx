import type { StatementDetail } from '@fairway/contract/statements.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { StatementLines } from '../statement-lines.tsx';
import { StatementReceipts } from '../statement-receipts.tsx';
import { StatementStateLabel } from '../statement-state-label.tsx';
import { type ChosenFigure, StatementSums } from '../statement-sums.tsx';
import { periodText } from '../statement-text.ts';
import { basisWords, figureWords } from '../statement-words.ts';
import './statement-body.css';

interface StatementBodyProps {
  statement: StatementDetail;
  /** There is room for a table. */
  isWide: boolean;
}

/** Whose it is, what they owe by currency, and the invoices and receipts behind each number. */
export function StatementBody({ statement, isWide }: StatementBodyProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<ChosenFigure>();
  const { invoices, receipts } = statement;
  const shown = chosen
    ? invoices.filter((line) => line.currency === chosen.currency && Number(line[chosen.figure]) !== 0)
    : invoices;
  return (
    <>
      <Head statement={statement} />
      <Card title={words('statementSums')}>
        <StatementSums statement={statement} chosen={chosen} onChoose={setChosen} />
      </Card>
      {(invoices.length > 0 || chosen) && (
        <Card title={words('statementInvoices', { count: shown.length })}>
          {chosen && (
            <p className="statement-lines-head" role="status">
              {words('statementBehind', {
                what: `${words(figureWords[chosen.figure])} ${chosen.currency}`,
              })}
              <Button look="quiet" onClick={() => setChosen(undefined)}>
                {words('statementShowAll')}
              </Button>
            </p>
          )}
          {shown.length === 0 ? (
            <p className="statement-lines-note">{words('statementNoneBehind')}</p>
          ) : (
            <StatementLines invoices={shown} isTable={isWide} />
          )}
        </Card>
      )}
      {receipts.length > 0 && (
        <Card title={words('statementReceipts', { count: receipts.length })}>
          <StatementReceipts receipts={receipts} />
        </Card>
      )}
    </>
  );
}

function Head({ statement }: { statement: StatementDetail }) {
  const words = useWords();
  const { sentAt, answeredAt, answer, answeredByName, isStale = false, computedAt, status } = statement;
  return (
    <HeadCard title={statement.partyName} state={<StatementStateLabel status={status} />}>
      {isStale && (
        <p className="statement-old" role="status">
          {words('statementIsOld')}
        </p>
      )}
      {answer && (
        <p className="statement-answer">
          {words('statementSaid', { name: answeredByName || statement.partyName, words: answer })}
        </p>
      )}
      <Facts
        facts={[
          [words('statementNo'), statement.statementNo],
          [words('statementPeriod'), periodText(statement)],
          [words('statementBasis'), words(basisWords[statement.basis])],
          [words('statementCompany'), statement.companyName],
          [words('statementSentAt'), sentAt === null ? '' : formatDate(sentAt)],
          [words('statementAnsweredAt'), answeredAt === null ? '' : formatDate(answeredAt)],
          [
            words('statementComputedAt'),
            status === 'draft' && computedAt !== undefined ? formatDate(computedAt) : '',
          ],
          [words('invoiceRemark'), statement.remark],
        ]}
      />
    </HeadCard>
  );
}
