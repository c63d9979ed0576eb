import type { ShownExclusion, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import { useWords } from '../../language/words.ts';
import { moneyText } from '../money-text.ts';
import { excludedPriceText, reasonText, ruleText, sumText } from './charge-words.ts';
import './price-lines.css';

interface PriceLinesProps {
  label: string;
  lines: readonly ShownPriceLine[];
}

/** Lines of a price, each with how it came about and by whose rule. */
export function PriceLines({ label, lines }: PriceLinesProps) {
  const words = useWords();
  return (
    <ul className="price-lines" aria-label={label}>
      {lines.map((line) => (
        <li key={`${line.ruleId} ${line.chargeCode} ${line.boxType}`}>
          <span className="price-line-name">
            {line.chargeName} <small>{line.chargeCode}</small>
          </span>
          <strong className="number">{moneyText(line.amount)}</strong>
          <span className="price-line-why number">{sumText(line, words)}</span>
          <span className="price-line-why number">{ruleText(line, words)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ExcludedLinesProps {
  excluded: readonly ShownExclusion[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** What is not in a price and why; what is optional can be taken in. */
export function ExcludedLines({ excluded, chosen, onChoose }: ExcludedLinesProps) {
  const words = useWords();
  return (
    <ul className="price-lines" aria-label={words('rateNotIncluded')}>
      {excluded.map((one) => (
        <li key={`${one.ruleId} ${one.chargeCode}`}>
          <span className="price-line-name">
            {one.chargeName} <small>{one.chargeCode}</small>
          </span>
          {one.reason.why === 'optional' && (
            <button
              type="button"
              className="price-line-add"
              onClick={() => onChoose([...chosen, one.chargeCode])}
              aria-label={words('excludedTakeIn', { name: one.chargeName })}
            >
              {words('excludedTake')}
            </button>
          )}
          <span className="price-line-why number">
            {[excludedPriceText(one, words), reasonText(one, words)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
