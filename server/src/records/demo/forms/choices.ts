import type { Option } from '@fairway/contract/forms.ts';

/** Fixed choices as `value: label`; a label with a list behind it has choices below. */
export interface Choices {
  [value: string]: string | readonly [label: string, below: Choices];
}

export const choices = (given: Choices): { from: 'static'; options: Option[] } => ({
  from: 'static',
  options: optionsOf(given),
});

const optionsOf = (given: Choices): Option[] =>
  Object.entries(given).map(([value, entry]) =>
    typeof entry === 'string'
      ? { value, label: entry }
      : { value, label: entry[0], children: optionsOf(entry[1]) },
  );

export const dictionary = (enCode: string) => ({ from: 'dictionary', dictionary: enCode }) as const;
