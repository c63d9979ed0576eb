import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from './compile-form.ts';
import { indexedLetters, indexedValues, isMoment } from './indexed-values.ts';
import { ownValue } from './own-value.ts';
import { plain } from './search-grams.ts';
import { searchType, searchTypes } from './search-type.ts';

/**
 * What an index finds a record by: whole numbers of 32 bits in place of words and values. Two of them may come to the
 * same number, so whoever finds a record by one looks at the record itself.
 */
export type Term = number;

function mix(hash: number, unit: number): number {
  let next = Math.imul(hash ^ unit, 0x5bd1e995);
  next ^= next >>> 15;
  return Math.imul(next, 0x27d4eb2d);
}

function finish(hash: number): Term {
  let last = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  last = Math.imul(last ^ (last >>> 13), 0xc2b2ae35);
  return last ^ (last >>> 16);
}

function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let place = 0; place < text.length; place += 1) hash = mix(hash, text.charCodeAt(place));
  return hash;
}

const isBlank = (letter: string): boolean => letter.trim() === '';
const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

/** What a word is looked up by: records that have all of these, or one of them. */
export interface SoughtTerms {
  terms: Term[];
  isOneEnough: boolean;
}

/** Terms of one model have nothing in common with those of others: a search stays inside its model. */
export class IndexTerms {
  readonly #letters: number;
  readonly #values: number;
  constructor(modelId: string) {
    this.#letters = hashText(modelId, 1);
    this.#values = hashText(modelId, 2);
  }

  /**
   * Every pair of neighbouring letters: a word is somewhere only where all of its pairs are. There are only a hundred
   * pairs of digits, and each of them in many records: digits stand by threes, two only where there are no more.
   */
  ofText(text: string): Set<Term> {
    return this.#ofLetters(text, 2);
  }

  /** What a word or a part of a text is looked up by; by nothing where it is one letter, and every record is looked at. */
  ofPart(part: string): SoughtTerms {
    // Two digits may stand among more in the text: they are told by threes there. Long numbers begin alike, as those of
    // phones do: their last digits find fewer records.
    const terms = this.#ofLetters(part, 3, 8);
    const [pair] = terms.size > 0 ? [] : (/\d\d/.exec(part) ?? []);
    if (pair === undefined) return { terms: [...terms], isOneEnough: false };
    const around = Array.from({ length: 10 }, (_, digit) => [`${pair}${digit}`, `${digit}${pair}`]).flat();
    return { terms: [pair, ...around].flatMap((digits) => this.#ofDigits(digits)), isOneEnough: true };
  }

  /** The term of records that have a text in this field which is too long for terms of its letters. */
  ofLong(field: string): Term {
    return finish(mix(hashText(field, this.#values), steps.length + 1));
  }

  /** The short values of a record, and the letters of its texts, also where people read them covered. */
  ofValues(form: CompiledForm, values: FormValues): Set<Term> {
    const terms = this.#ofTexts(form, values);
    for (const { field, text, number } of indexedValues(form, values)) {
      if (text !== null) terms.add(this.ofTextValue(field, text));
      const definition = form.byPath.get(field)?.field;
      if (number === null || !definition) continue;
      for (const step of stepsOf(definition)) terms.add(this.#ofBucket(field, step, number));
    }
    return terms;
  }

  #ofTexts(form: CompiledForm, values: FormValues): Set<Term> {
    const terms = new Set<Term>();
    for (const { field, path, table } of form.reading) {
      if (table !== undefined || searchType(field.kind) !== searchTypes.contains) continue;
      const text = ownValue(values, path);
      if (typeof text !== 'string' || text === '') continue;
      if (text.length > indexedLetters) terms.add(this.ofLong(path));
      else for (const term of this.ofText(plain(text))) terms.add(term);
    }
    return terms;
  }

  ofTextValue(field: string, text: string): Term {
    return finish(hashText(text, mix(hashText(field, this.#values), steps.length)));
  }

  /** Whatever lies between two numbers has one of these; some that lies outside may have one too. */
  ofRange(path: string, field: FormField, from: number | null, to: number | null): Term[] {
    const [first = -Infinity, last = Infinity] = [from ?? undefined, to ?? undefined];
    const fitting = stepsOf(field).map((step) => ({
      step,
      lowest: bucketOf(step, first),
      highest: bucketOf(step, last),
    }));
    const chosen = fitting.find(({ lowest, highest }) => highest - lowest < mostFine) ?? fitting.at(-1);
    if (!chosen) return [];
    const { step, lowest, highest } = chosen;
    return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, nth) =>
      this.#inBucket(path, step, lowest + nth),
    );
  }

  #ofLetters(text: string, fewestDigits: number, lastDigits = Infinity): Set<Term> {
    const terms = new Set<Term>();
    let before: string | undefined;
    for (const letter of text) {
      const unit = isBlank(letter) ? undefined : letter;
      if (before !== undefined && unit !== undefined && !(isDigit(before) && isDigit(unit)))
        terms.add(this.#pair(before, unit));
      before = unit;
    }
    for (const [digits] of text.matchAll(/\d+/g))
      if (digits.length >= fewestDigits)
        for (const term of this.#ofDigits(digits.slice(-lastDigits))) terms.add(term);
    return terms;
  }

  /** Digits by threes, or the two there are. */
  #ofDigits(digits: string): Term[] {
    const count = Math.max(1, digits.length - 2);
    return Array.from({ length: count }, (_, at) =>
      finish(hashText(digits.slice(at, at + 3), this.#letters)),
    );
  }
  #pair = (first: string, second: string): Term =>
    finish(mix(mix(this.#letters, first.codePointAt(0) ?? 0), second.codePointAt(0) ?? 0));
  #ofBucket = (field: string, step: Step, number: number): Term =>
    this.#inBucket(field, step, bucketOf(step, number));
  #inBucket = (field: string, step: Step, bucket: number): Term =>
    finish(mix(mix(hashText(field, this.#values), steps.indexOf(step)), bucket));
}

/** How numbers are put into buckets, which a range is looked up by. */
type Step = 'fine' | 'magnitude' | 'month' | 'year';
const steps: readonly Step[] = ['fine', 'magnitude', 'month', 'year'];
/** A range over more buckets than this is looked up by coarser ones. */
const mostFine = 64;

/** The finest first. */
const stepsOf = (field: FormField): Step[] => (isMoment(field) ? ['month', 'year'] : ['fine', 'magnitude']);

/** About a month and a year, in milliseconds. */
const lengths = { month: 2 ** 31, year: 2 ** 35 };
/** Buckets for each doubling. */
const perDoubling = { fine: 256, magnitude: 4 };
/** Numbers up to 2^50, the years from 1900 to 2250; what lies outside is in the first or the last bucket. */
const bounds = {
  fine: [-12_800, 12_800],
  magnitude: [-200, 200],
  month: [-1_024, 4_095],
  year: [-64, 255],
} as const;

/** Never lower for a greater number. */
function bucketOf(step: Step, number: number): number {
  const [least, most] = bounds[step];
  const bucket =
    step === 'fine' || step === 'magnitude'
      ? Math.sign(number) * Math.floor(perDoubling[step] * Math.log2(Math.max(1, Math.abs(number))))
      : Math.floor(number / lengths[step]);
  return Math.min(most, Math.max(least, bucket));
}
