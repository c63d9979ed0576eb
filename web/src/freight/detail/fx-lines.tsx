import type { ShownPrice } from '@fairway/contract/freight-search.ts';
import { figureText } from '../../entities/field-text.ts';
import type { Say } from '../../language/words.ts';
import { useWords } from '../../language/words.ts';
import { rateKindWords } from '../../master-data/exchange-rates.ts';

type FxRate = NonNullable<ShownPrice['converted']>['rates'][number];

/** Which exchange rate of which day and kind. */
export const fxText = ({ from, to, rate, kind, date, via }: FxRate, words: Say): string =>
  words(via ? 'rateFxCross' : 'rateFxLine', {
    ...{ from, to, rate: figureText(rate), kind: words(rateKindWords[kind]), date, via: via ?? '' },
  });

/** The rates something was converted by: always in sight. */
export function FxLines({ rates }: { rates: readonly FxRate[] }) {
  const words = useWords();
  return rates.map((rate) => (
    <p key={rate.from} className="calculator-line number">
      {fxText(rate, words)}
    </p>
  ));
}
