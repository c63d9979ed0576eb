import type { FormField, Option } from '@fairway/contract/forms.ts';
import { clientCache } from '../../wire/client-cache.ts';
import { queryClient } from '../../wire/query-client.ts';
import { optionsInDictionary } from '../options.ts';

/** What is chosen, one or several, as a list. */
export const chosenIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (one === null || one === undefined || one === '' ? [] : [String(one)]));

/** The names of what is chosen; what is not offered any more goes by its value. */
export const namesOf = (chosen: readonly string[], options: readonly Option[]): string[] =>
  chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);

const separators = /[,，、;；\n]/;

/** What a pasted name or value chooses; undefined when it is none of the options at hand. */
export function parseChoice(text: string, field: FormField, isSeveral: boolean): unknown {
  if (text.trim() === '') return null;
  const options = optionsAtHand(field);
  const chosenBy = (given: string) =>
    options?.find(({ value, label }) => label === given.trim() || value === given.trim())?.value;
  if (!isSeveral) return chosenBy(text);
  const values = text.split(separators).map(chosenBy);
  return values.includes(undefined) ? undefined : values;
}

function optionsAtHand({ options }: FormField): readonly Option[] | undefined {
  if (options?.from === 'static') return options.options;
  if (options?.from !== 'dictionary') return undefined;
  return optionsInDictionary(queryClient.getQueryData(clientCache.dictionaries.queryKey), options.dictionary);
}
