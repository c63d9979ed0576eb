import type { QuoteLine } from '@fairway/contract/quotes.ts';
import { compareMoney, money } from '@fairway/domain/money/money.ts';
import type { KeptQuoteLine } from '@fairway/domain/quotes/quote-lines.ts';
import { figureText } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { chargeNameIn, quoteLanguageOf } from '../quote-text.ts';
import { type EditedLine, isPrice, isQuantity } from './edited-lines.ts';

interface LineFieldsProps {
  line: EditedLine;
  /** The line as the server has it. */
  before: QuoteLine | undefined;
  computed: KeptQuoteLine | undefined;
  onChange: (changes: Partial<EditedLine>) => void;
  onRemove: () => void;
}

/** One line of a draft: how many, at which price, and whether the freight contains it. */
export function LineFields({ line, before, computed, onChange, onRemove }: LineFieldsProps) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  const seesFloor = useCan('freight', 'column', 'floor');
  const { price, quantity, currency, isIncluded } = line;
  const name = [chargeNameIn(language, line), line.boxType].filter(Boolean).join(' ');
  const floor = (seesFloor && before?.floor) || undefined;
  const isBelow =
    floor !== undefined &&
    isPrice(price) &&
    compareMoney(money(currency, isIncluded ? '0' : price), money(currency, floor)) < 0;
  const notes = [
    before?.listPrice != null && words('quoteListPrice', { price: figureText(before.listPrice) }),
    floor && words('quoteFloor', { price: figureText(floor) }),
  ].filter(Boolean);
  return (
    <li className={`quote-line${isIncluded ? ' quote-line-included' : ''}`}>
      <span className="quote-line-name">
        {name} <small>{line.chargeCode}</small>
        <small className={isBelow ? 'quote-line-below' : undefined}>{notes.join(' · ')}</small>
      </span>
      <label className="quote-line-quantity">
        <span>{words('quoteQuantity')}</span>
        <input
          className="number"
          inputMode="decimal"
          data-field="quantity"
          aria-label={words('quoteLineQuantity', { name })}
          aria-invalid={!isQuantity(quantity) || undefined}
          value={quantity}
          onChange={(event) => onChange({ quantity: event.target.value.trim() })}
        />
        <small>{line.boxType || words(unitWords[line.unit])}</small>
      </label>
      <label className="quote-line-price">
        <span>{words('quotePrice')}</span>
        <small>{currency}</small>
        <input
          className="number"
          inputMode="decimal"
          data-field="price"
          aria-label={words('quoteLinePrice', { name })}
          aria-invalid={!isPrice(price) || isBelow || undefined}
          title={isPrice(price) ? undefined : words('quoteNumberWrong')}
          value={price}
          disabled={isIncluded}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange({ price: event.target.value.trim() })}
        />
      </label>
      <strong className="quote-line-amount number">
        {isIncluded
          ? words('quoteIncluded')
          : computed
            ? moneyText({ currency, amount: computed.amount })
            : words('quoteNumberWrong')}
      </strong>
      <span className="quote-line-acts">
        <label>
          <input
            type="checkbox"
            checked={isIncluded}
            aria-label={words('quoteLineIncluded', { name })}
            onChange={(event) => onChange({ isIncluded: event.target.checked })}
          />
          {words('quoteIncluded')}
        </label>
        <IconButton icon="trash" label={words('quoteLineRemove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
