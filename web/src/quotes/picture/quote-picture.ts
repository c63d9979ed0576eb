import { type QuoteLanguage, quoteGroups } from '@fairway/contract/quotes.ts';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import { type Offer, offerFacts } from '../detail/quote-offer.tsx';
import { chargeNameIn, exclusionText, lineSumText, nameIn, stopsIn } from '../quote-text.ts';
import { quoteGroupWords } from '../quote-words.ts';

/** A row of the picture: words at the left, a figure at the right, and something smaller below. */
export type Row =
  | { is: 'title' | 'heading' | 'text' | 'small'; left: string }
  | { is: 'line' | 'total'; left: string; right: string; below?: string }
  | { is: 'rule' };

/** A quote as the rows of a long picture, in the language it is written in. */
export function pictureRows(offer: Offer, words: Say, language: QuoteLanguage): Row[] {
  const { rate, totals, converted, excluded } = offer;
  const whom = [offer.customerName || offer.addressee, offer.contactName].filter(Boolean).join(' · ');
  const lines = quoteGroups.flatMap((group): Row[] => {
    const own = offer.lines.filter((line) => line.group === group);
    if (own.length === 0) return [];
    return [
      { is: 'heading', left: words(quoteGroupWords[group]) },
      ...own.map(
        (line): Row => ({
          ...{ is: 'line', left: `${chargeNameIn(language, line)} ${line.chargeCode}` },
          right: line.isIncluded ? words('quoteIncluded') : moneyText(line),
          below: line.isIncluded ? words('quoteIncludedLine') : lineSumText(line, words),
        }),
      ),
    ];
  });
  const isOther = converted && totals.some(({ currency }) => currency !== converted.total.currency);
  return [
    { is: 'small', left: offer.companyName },
    { is: 'title', left: stopsIn(language, rate).join(' → ') },
    { is: 'text', left: `${nameIn(language, rate.carrier)} ${rate.carrier.code}` },
    { is: 'small', left: `${words('quoteNo')} ${offer.quoteNo}` },
    ...(whom ? [{ is: 'small', left: `${words('quoteTo')} ${whom}` } as const] : []),
    { is: 'rule' },
    ...lines,
    { is: 'rule' },
    ...totals.map(
      (sum): Row => ({
        ...{ is: 'total', left: words('quoteTotalIn', { currency: sum.currency }), right: moneyText(sum) },
      }),
    ),
    ...(isOther
      ? [{ is: 'line', left: words('quoteConvertedTo'), right: moneyText(converted.total) } as const]
      : []),
    { is: 'rule' },
    ...offerFacts(offer, words, language)
      .filter(([, value]) => value !== '')
      .map(([name, value]): Row => ({ is: 'text', left: `${name}: ${value}` })),
    ...(offer.remark ? [{ is: 'text', left: offer.remark } as const] : []),
    ...(excluded.length > 0
      ? [
          { is: 'heading', left: words('quoteNotIncluded') } as const,
          ...excluded.map(
            (one): Row => ({
              ...{
                is: 'small',
                left: `${chargeNameIn(language, one)} ${one.chargeCode}: ${exclusionText(one, words)}`,
              },
            }),
          ),
        ]
      : []),
    { is: 'rule' },
    {
      is: 'small',
      left: [offer.ownerName, offer.ownerPhone, offer.ownerEmail].filter(Boolean).join(' · '),
    },
  ];
}
