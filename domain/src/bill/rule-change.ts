import type { BillRule } from './bill-number.ts';

export type RuleProblem = 'prefixTaken' | 'sameLength' | 'startTooLow' | 'exhausted';

type Rule = Pick<BillRule, 'prefix' | 'dateFormat' | 'digit'> & { startNumber: number };

interface Known {
  /** What the rule was at any time, also now. */
  past: readonly Rule[];
  /** Every prefix that any other rule has or had. */
  takenPrefixes: readonly string[];
  /** How many numbers the period has given in which the changed rule would go on. */
  issued: number;
}

const lengthOf = ({ dateFormat, digit }: Rule): number =>
  (dateFormat === 'no' ? 0 : dateFormat.length) + digit;

/**
 * Why a rule may not become this: it could give a number again. A prefix ends with no figure, so numbers of different
 * prefixes differ; those of one prefix differ where they are of different length, or of one date and growing serials.
 */
export function ruleProblem(next: Rule, { past, takenPrefixes, issued }: Known): RuleProblem | undefined {
  if (takenPrefixes.includes(next.prefix)) return 'prefixTaken';
  const ofPrefix = past.filter(({ prefix }) => prefix === next.prefix);
  const isConfusable = ofPrefix.some(
    (one) => one.dateFormat !== next.dateFormat && lengthOf(one) === lengthOf(next),
  );
  if (isConfusable) return 'sameLength';
  const highest = Math.max(0, ...past.map(({ startNumber }) => startNumber));
  if (issued > 0 && next.startNumber < highest) return 'startTooLow';
  return String(next.startNumber + issued).length > next.digit ? 'exhausted' : undefined;
}
