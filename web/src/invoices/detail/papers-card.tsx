import type { InvoiceDetail } from '@fairway/contract/invoices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePaper } from './use-paper.ts';

const languages = [
  ['zh', 'invoicePaperZh'],
  ['en', 'invoicePaperEn'],
] as const;

/** The paper in both languages, and every version that was made of it. */
export function PapersCard({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const paper = usePaper(invoice);
  if (!invoice.can.includes('print')) return null;
  const isBusy = (language: string, printId?: string) =>
    paper.isPending && paper.variables.language === language && paper.variables.printId === printId;
  return (
    <Card title={words('invoicePapers')}>
      <p className="invoice-rail-acts">
        {languages.map(([language, name]) => (
          <Button
            key={language}
            icon="download"
            busy={isBusy(language)}
            aria-label={`PDF ${words(name)}`}
            onClick={() => paper.mutate({ language })}
          >
            {words(name)}
          </Button>
        ))}
      </p>
      {invoice.issuedAt === null && <p className="invoice-rail-note">{words('invoicePaperDraft')}</p>}
      {invoice.prints.length > 0 && (
        <ol className="invoice-rail">
          {invoice.prints.map((print) => {
            const language = print.language === 'en' ? 'en' : 'zh';
            return (
              <li key={print.id}>
                <Button
                  look="quiet"
                  icon="file"
                  busy={isBusy(language, print.id)}
                  onClick={() => paper.mutate({ language, printId: print.id })}
                >
                  {words('invoicePrint', {
                    no: print.no,
                    language: words(language === 'en' ? 'invoicePaperEn' : 'invoicePaperZh'),
                  })}
                </Button>
                <small className="number" title={print.sha256}>
                  {formatDate(print.at)} · {print.sha256.slice(0, 12)}
                </small>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
