import type { ReactNode } from 'react';

export interface Option {
  value: string;
  label: string;
  /** What it stands below, where there are many. */
  group?: string;
}

/** By what a column can be narrowed. In the address a filter is one text: see the functions below. */
export type Filter =
  | { kind: 'choice'; options: readonly Option[]; single?: true }
  /** A part of it. */
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
const dayLength = 24 * 60 * 60_000;

/** A range of days as moments. The company's days begin at midnight in Shanghai, which knows no summer time. */
export function momentsOf(text: string): { from: number | undefined; to: number | undefined } {
  const { from, to } = rangeOf(text);
  const start = (written: string) =>
    day.test(written) ? Date.parse(`${written}T00:00:00+08:00`) : Number.NaN;
  const [first, last] = [start(from), start(to) + dayLength - 1];
  return {
    from: Number.isNaN(first) ? undefined : first,
    to: Number.isNaN(last) ? undefined : last,
  };
}
