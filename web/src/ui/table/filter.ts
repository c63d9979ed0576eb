import type { ReactNode } from 'react';

interface Option {
  value: string;
  label: string;
}

/** By what a column can be narrowed. In the address a filter is one text: see the functions below. */
export type Filter =
  | { kind: 'choice'; options: readonly Option[]; single?: true }
  | { kind: 'text' }
  | { kind: 'dates' }
  | { kind: 'number' }
  | {
      /** Chosen by a part of the feature, such as people. */
      kind: 'own';
      editor: (value: string, onChange: (value: string) => void) => ReactNode;
      describe: (value: string) => ReactNode;
    };

/** Several choices in one text; a comma inside one does not part it. */
export const choicesText = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');
export const choicesOf = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((one) => decoded(one));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface Range {
  from: string;
  to: string;
}

const between = '..';

/** Two ends in one text; either may be missing. */
export const rangeText = ({ from, to }: Range): string => (from || to ? `${from}${between}${to}` : '');
export function rangeOf(text: string): Range {
  const [from = '', to = ''] = text.split(between);
  return { from, to };
}

/** The number somebody wrote; undefined for none. */
export function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A range of days as moments: from the first moment of one to the last of the other, where the person is. */
export function momentsOf(text: string): { from: number | undefined; to: number | undefined } {
  const { from, to } = rangeOf(text);
  return {
    from: day.test(from) ? new Date(`${from}T00:00:00`).getTime() : undefined,
    to: day.test(to) ? new Date(`${to}T23:59:59.999`).getTime() : undefined,
  };
}
