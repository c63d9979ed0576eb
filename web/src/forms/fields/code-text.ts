import type { ViewProps } from '../part.ts';
import { useShownAt, useValueAt } from '../use-form.ts';

/** What a code says: the words of the form, or what stands in another field, of the same row if there is one there. */
export function useCodeText({ field, place }: Pick<ViewProps, 'field' | 'place'>): string {
  const { of = '' } = field;
  const table = place.row === undefined ? undefined : place.path.split('.')[0];
  const source = { path: table === undefined ? of : `${table}.${of}`, row: place.row };
  const value = useValueAt(source);
  const shown = useShownAt(source);
  if (of === '') return field.content ?? '';
  if (shown !== undefined) return shown;
  return [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(',');
}

/** Pixels, within what a phone can show. */
export const codeSize = (size: number | undefined, usual: number): number =>
  Math.min(Math.max(size ?? usual, 80), 320);
