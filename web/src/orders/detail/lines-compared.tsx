import type { Reply } from '@fairway/contract/endpoint.ts';
import type { previewReprice } from '@fairway/contract/orders.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { chargeNameIn, quoteLanguageOf } from '../../quotes/quote-text.ts';
import './act-sheets.css';
import { differenceLook } from './price-compared.tsx';

type Line = Reply<typeof previewReprice>['lines'][number];

/** Two prices line by line: what changed first. */
export function LinesCompared({ lines }: { lines: readonly Line[] }) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  const isChanged = ({ difference }: Line) => Number(difference) !== 0;
  const shown = [...lines.filter(isChanged), ...lines.filter((line) => !isChanged(line))];
  if (shown.length === 0) return null;
  const amount = (text: string | null) => (text === null ? '–' : thousandsFormat(text));
  return (
    <table className="price-compared number">
      <caption>{words('orderRepriceLines')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('orderRepriceCharge')}</th>
          <th scope="col">{words('orderRepriceBefore')}</th>
          <th scope="col">{words('orderRepriceAfter')}</th>
          <th scope="col">{words('orderRepriceDifference')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <tr key={[line.group, line.chargeCode, line.boxType, line.currency, line.before].join(' ')}>
            <th scope="row">
              {chargeNameIn(language, line)}{' '}
              <small>{[line.chargeCode, line.boxType, line.currency].filter(Boolean).join(' ')}</small>
            </th>
            <td>{amount(line.before)}</td>
            <td>{amount(line.after)}</td>
            <td className={differenceLook(line.difference)}>
              {Number(line.difference) > 0 && '+'}
              {thousandsFormat(line.difference)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
