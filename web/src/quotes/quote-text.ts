import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { AskedCargo } from '@fairway/contract/freight-search.ts';
import type { QuotedRate, QuoteExclusion, QuoteLanguage, QuoteLine } from '@fairway/contract/quotes.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../entities/field-text.ts';
import { type CargoFields, cargoText } from '../freight/cargo/cargo-text.ts';
import { conditionText } from '../freight/detail/charge-words.ts';
import { unitWords } from '../freight/rate-words.ts';
import type { LanguageTag, Say } from '../language/words.ts';
import { plainReasonWords } from './quote-words.ts';

export const quoteLanguageOf = (tag: LanguageTag): QuoteLanguage => (tag === 'en' ? 'en' : 'zh');
export const tagOf = (language: QuoteLanguage): LanguageTag => (language === 'en' ? 'en' : 'zh-CN');

type Named = QuotedRate['pol'];
export const nameIn = (language: QuoteLanguage, named: Named): string =>
  (language === 'en' ? named.en || named.zh : named.zh || named.en) || named.code;

export const chargeNameIn = (
  language: QuoteLanguage,
  { nameZh, nameEn, chargeCode }: Pick<QuoteLine, 'nameZh' | 'nameEn' | 'chargeCode'>,
): string => (language === 'en' ? nameEn || nameZh : nameZh || nameEn) || chargeCode;

/** The ports of what is quoted, in their order. */
export const stopsIn = (language: QuoteLanguage, { por, pol, via, pod, del }: QuotedRate): string[] =>
  [por, pol, via, pod, del].flatMap((place) => (place ? [nameIn(language, place)] : []));

export const laneText = ({ polName, podName }: { polName: string; podName: string }): string =>
  `${polName} → ${podName}`;

/** The cargo as the fields of a form have it: nothing is nothing, not 0. */
export const cargoFieldsOf = ({ boxes, grossKg, cbm, pieces }: AskedCargo): CargoFields => ({
  ...{ boxes, grossKg: Number(grossKg) > 0 ? plain(grossKg) : '', cbm: Number(cbm) > 0 ? plain(cbm) : '' },
  pieces: pieces.map(({ length, width, height, count }) => ({ length, width, height, count })),
});

const plain = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** What is carried, with what is special about it. */
export function quoteCargoText(mode: TransportMode, cargo: AskedCargo, words: Say): string {
  return [
    cargoText(mode, cargoFieldsOf(cargo), words),
    cargo.isDangerous && words('chargeDangerous'),
    cargo.isOversize && words('chargeOversize'),
    cargo.isRefrigerated && words('chargeRefrigerated'),
    cargo.commodity,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How an amount came about: how many of what at which price. */
export function lineSumText(
  { quantity, price, currency, unit, boxType, bound }: QuoteLine,
  words: Say,
): string {
  return [
    `${figureText(quantity)} × ${currency} ${figureText(price)} / ${boxType || words(unitWords[unit])}`,
    bound && words(bound === 'minimum' ? 'chargeAtMinimum' : 'chargeAtMaximum'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Why something is not in the price. */
export function exclusionText({ why, unmet = [] }: QuoteExclusion, words: Say): string {
  if (why !== 'condition') return words(plainReasonWords[why]);
  return words('excludedCondition', {
    conditions: unmet.map((one) => conditionText(one, words)).join(words('listComma')),
  });
}

export const untilText = (at: number): string => formatDate(at, 'yyyy-MM-dd HH:mm');

/** The last second of a day of the company, which is in Shanghai. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+08:00`);
export const dayOf = (at: number): string => formatDate(at, 'yyyy-MM-dd');
