import { AppError } from '@fairway/contract/app-error.ts';

/** A refusal that names fields where a form has them; any other error stays as it is. */
export function placedProblems(error: unknown, placeOf: (path: string) => string): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, problem]) => [placeOf(path), problem]),
  );
  return new AppError({ code: error.code ?? 0, words: error.message }, error.places, fields);
}
