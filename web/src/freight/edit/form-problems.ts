import { AppError } from '@fairway/contract/app-error.ts';

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
export function problemsOfForm(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, problem]) => [formPath(path), problem]),
  );
  return new AppError({ code: error.code ?? 0, words: error.message }, error.places, fields);
}
