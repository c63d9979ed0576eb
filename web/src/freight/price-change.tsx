import { isNegative, isZero } from '@fairway/domain/money/money.ts';
import { figureText } from '../entities/field-text.ts';
import { useWords } from '../language/words.ts';
import './price-change.css';

interface PriceChangeProps {
  change: { currency: string; amount: string } | undefined;
}

/** How much dearer or cheaper it became since the version before: by a sign and a word, not by colour alone. */
export function PriceChange({ change }: PriceChangeProps) {
  const words = useWords();
  if (!change || isZero(change)) return null;
  const isDown = isNegative(change);
  const amount = figureText(change.amount.replace('-', ''));
  return (
    <span className={`price-change price-change-${isDown ? 'down' : 'up'} number`}>
      <span aria-hidden="true">
        {isDown ? '▼' : '▲'}
        {amount}
      </span>
      <span className="visually-hidden">{words(isDown ? 'rateCheaper' : 'rateDearer', { amount })}</span>
    </span>
  );
}

/** The same as a text. */
export function changeText(change: PriceChangeProps['change']): string {
  if (!change || isZero(change)) return '';
  return `${isNegative(change) ? '▼' : '▲'}${figureText(change.amount.replace('-', ''))}`;
}
