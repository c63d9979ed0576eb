import type { ChargeCondition } from '@fairway/contract/charges.ts';
import type { ShownExclusion, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import { figureText } from '../../entities/field-text.ts';
import { currentLanguage, type Say } from '../../language/words.ts';
import { priceText } from '../money-text.ts';
import { sourceWords, unitWords } from '../rate-words.ts';

const measures = { grossKg: 'chargeOfGross', kgPerBox: 'chargeOfBoxWeight', cbm: 'chargeOfVolume' } as const;
const units = { grossKg: 'kg', kgPerBox: 'kg', cbm: 'm³' } as const;
const flags = {
  dangerous: ['chargeDangerous', 'chargeNotDangerous'],
  oversize: ['chargeOversize', 'chargeNotOversize'],
  refrigerated: ['chargeRefrigerated', 'chargeNotRefrigerated'],
} as const;

/** When a charge is due, in words. */
export function conditionText(condition: ChargeCondition, words: Say): string {
  switch (condition.of) {
    case 'dangerous':
    case 'oversize':
    case 'refrigerated':
      return words(flags[condition.of][condition.is ? 0 : 1]);
    case 'grossKg':
    case 'kgPerBox':
    case 'cbm':
      return `${words(measures[condition.of])} ${condition.op} ${figureText(condition.value)} ${units[condition.of]}`;
    case 'toCountry': {
      const named = new Intl.DisplayNames(currentLanguage(), { type: 'region' });
      return words('chargeToCountry', {
        countries: condition.in.map((code) => named.of(code) ?? code).join(words('listComma')),
      });
    }
    case 'boxType':
      return words('chargeOfBoxes', { types: condition.in.join(words('listComma')) });
  }
}

const plainReasons = {
  included: 'excludedIncluded',
  optional: 'excludedOptional',
  collect: 'excludedCollect',
  expired: 'excludedExpired',
  notYetValid: 'excludedNotYet',
  noDays: 'excludedNoDays',
  noValue: 'excludedNoValue',
} as const;

/** Why a charge is not in the price. */
export function reasonText({ reason }: ShownExclusion, words: Say): string {
  if (reason.why === 'condition')
    return words('excludedCondition', {
      conditions: reason.unmet.map((one) => conditionText(one, words)).join(words('listComma')),
    });
  if (reason.why === 'noPrice') return words('excludedNoPrice', { types: reason.boxTypes.join(' ') });
  return words(plainReasons[reason.why]);
}

/** What a charge that is not in the price would cost. */
export const excludedPriceText = ({ prices, unit }: ShownExclusion, words: Say): string =>
  prices
    .map(({ boxType, price }) =>
      unit === 'pct'
        ? `${figureText(price.amount)}%`
        : `${priceText(price)} / ${boxType || words(unitWords[unit])}`,
    )
    .join(words('listComma'));

/** How an amount came about: how many of what at which price. */
export function sumText({ quantity, price, unit, boxType, bound }: ShownPriceLine, words: Say): string {
  const unitName = words(unitWords[unit]);
  const counted =
    unit === 'pct' ? `${figureText(quantity)}%` : `${figureText(quantity)} × ${priceText(price)}`;
  return [
    `${counted} / ${boxType || unitName}`,
    bound && words(bound === 'minimum' ? 'chargeAtMinimum' : 'chargeAtMaximum'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whose rule it is and how long it holds. */
export function ruleText(line: ShownPriceLine, words: Say): string {
  const { source, validFrom, validTo, paidAt, isGeneral } = line;
  return [
    words(sourceWords[source]),
    isGeneral && words('chargeGeneral'),
    words(paidAt === 'CC' ? 'chargeCollect' : 'chargePrepaid'),
    validTo
      ? words('rateHoldsUntil', { from: validFrom, to: validTo })
      : words('rateHoldsSince', { from: validFrom }),
  ]
    .filter(Boolean)
    .join(' · ');
}
