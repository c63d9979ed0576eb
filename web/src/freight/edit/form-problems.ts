import { placedProblems } from '../../entities/placed-problems.ts';

/** Where the form has what the server names, by the beginning of its path. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/^prices\.minimum\.cost$/, 'minimumCost'],
  [/^prices\.minimum\.floor$/, 'minimumFloor'],
  [/^prices\.minimum(\.sell)?$/, 'minimumSell'],
  [/^prices\.unit$/, 'priceUnit'],
  [/^prices\./, ''],
  [/^audience\.(\w+).*$/, '$1'],
  [/^(surcharges\.\d+)\.prices\.(\w+)$/, '$1.box$2'],
  [/^(surcharges\.\d+)\.conditions.*$/, '$1.conditionKg'],
  [/^included\..*$/, 'included'],
];

export function formPath(path: string): string {
  const found = renamed.find(([pattern]) => pattern.test(path));
  return found ? path.replace(...found) : path;
}

/** A refusal that names the fields of the form; any other error stays as it is. */
export const problemsOfForm = (error: unknown): unknown => placedProblems(error, formPath);
