import { keepForVisit, storedForVisit } from '../../native/visit-storage.ts';

/** Apart from everything else that is kept: a link says only the rest of the name. */
const keyOf = (returnKey: string) => `picked.${returnKey}`;

/** What a link may say as the rest of the name. */
export const returnKeyPattern = /^[\w.-]{1,80}$/;

/** What was chosen on a page of its own, for whoever opened it. */
export const handBackAs = (returnKey: string, chosen: object): void =>
  keepForVisit(keyOf(returnKey), JSON.stringify(chosen));

/** The same, once. */
export function takeHandedBackAs<T>(returnKey: string): T | undefined {
  const text = storedForVisit(keyOf(returnKey));
  if (!text) return undefined;
  keepForVisit(keyOf(returnKey), '');
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
