import type { StatementDetail } from '@fairway/contract/statements.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import '../../invoices/detail/invoice-rail.css';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { historyWordOf } from '../statement-words.ts';
import { useStatementFile } from './use-statement-file.ts';

/** The papers of a statement, and what was done with it. */
export function StatementRail({ statement }: { statement: StatementDetail }) {
  return (
    <>
      <PapersCard statement={statement} />
      <HistoryCard statement={statement} />
    </>
  );
}

const papers = [
  ['zh', 'invoicePaperZh'],
  ['en', 'invoicePaperEn'],
] as const;

function PapersCard({ statement }: { statement: StatementDetail }) {
  const words = useWords();
  const isChinese = useLanguage() === 'zh-CN';
  const file = useStatementFile(statement);
  const isBusy = (as: string, language: string) =>
    file.isPending && file.variables.as === as && file.variables.language === language;
  const sheetLanguage = isChinese ? 'zh' : 'en';
  return (
    <Card title={words('statementPapers')}>
      <p className="invoice-rail-acts">
        {papers.map(([language, word]) => (
          <Button
            key={language}
            icon="download"
            busy={isBusy('pdf', language)}
            onClick={() => file.mutate({ as: 'pdf', language })}
          >
            {words('statementPdf', { language: words(word) })}
          </Button>
        ))}
        <Button
          icon="download"
          busy={isBusy('xlsx', sheetLanguage)}
          onClick={() => file.mutate({ as: 'xlsx', language: sheetLanguage })}
        >
          {words('statementXlsx')}
        </Button>
      </p>
      {statement.prints.length > 0 && (
        <ol className="invoice-rail">
          {statement.prints.map(({ no, at, sha256, language }) => (
            <li key={no}>
              <span>{words(language === 'en' ? 'invoicePaperEn' : 'invoicePaperZh')}</span>
              <small className="number" title={sha256}>
                {formatDate(at)} · {sha256.slice(0, 12)}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function HistoryCard({ statement: { history } }: { statement: StatementDetail }) {
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <Card title={words('invoiceHistory')}>
      <ol className="invoice-rail">
        {history
          .toSorted((one, other) => other.at - one.at)
          .map(({ at, byName, act, remark }) => (
            <li key={`${at} ${act}`}>
              <span>
                <strong>{byName || words('entitySystem')}</strong> {words(historyWordOf(act))}
              </span>
              {remark && <span>{remark}</span>}
              <small className="number">{formatDate(at)}</small>
            </li>
          ))}
      </ol>
    </Card>
  );
}
