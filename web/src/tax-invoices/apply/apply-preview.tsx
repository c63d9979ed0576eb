import type { TaxPreview } from '@fairway/contract/tax-invoices.ts';
import { figureText } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { RateTable } from '../detail/tax-lines-card.tsx';
import '../detail/tax-body.css';
import { problemWords, vatText } from '../tax-words.ts';

/** What it comes to, as the server works it out: by rate, at which exchange rates, and what keeps it back. */
export function ApplyPreview({ preview }: { preview: TaxPreview }) {
  const words = useWords();
  const { lines, groups, rates, problems, quota } = preview;
  const yuan = (amount: string) => moneyText({ currency: 'CNY', amount });
  return (
    <Card title={words('taxPreview')}>
      <ul className="tax-rows">
        {lines.map((line) => (
          <li key={line.invoiceLineId}>
            <span>
              {line.itemName}
              <small className="number">
                {[line.invoiceNo, moneyText(line), vatText(line, words)].join(' · ')}
              </small>
            </span>
            <span className="number">{yuan(line.gross)}</span>
          </li>
        ))}
      </ul>
      <RateTable groups={groups} totals={preview} />
      <p className="tax-filled">{preview.capitals}</p>
      {rates.map(({ currency, rate, on }) => (
        <p key={currency} className="tax-filled number">
          {words('taxRateLine', { currency, rate: figureText(rate), date: on })}
        </p>
      ))}
      {quota.limit !== null && (
        <p className="tax-filled number">
          {words('taxQuotaLine', {
            ...{ company: quota.companyName, used: yuan(quota.used) },
            ...{ limit: yuan(quota.limit), left: yuan(quota.left ?? '0') },
          })}
        </p>
      )}
      {problems.length > 0 && (
        <ul className="tax-problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{words(problemWords[problem])}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
