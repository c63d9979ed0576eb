import type { BaseInfoProblem } from '@fairway/domain/account/base-info-problems.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import type { FieldProblem } from './values.ts';

const keys: Record<Exclude<BaseInfoProblem, 'missing'>, PlainKey> = {
  badCharacter: 'personalBadCharacter',
  notYours: 'personalNameHint',
  notOffered: 'personalNotOffered',
  notMobile: 'personalNotMobile',
  notTelephone: 'personalNotTelephone',
  notLandline: 'personalNotLandline',
  notEmail: 'personalNotEmail',
  notIdCard: 'personalNotIdCard',
  notADay: 'personalNotADay',
  inFuture: 'personalInFuture',
};

/** What is wrong, said to the person. */
export function problemText(words: Say, label: PlainKey, problem: FieldProblem): string {
  if (typeof problem === 'object') return words('personalTooLong', { n: problem.longerThan });
  if (problem === 'missing') return words('fieldRequired', { field: words(label) });
  return words(keys[problem]);
}
