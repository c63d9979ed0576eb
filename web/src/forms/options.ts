import { AppError } from '@fairway/contract/app-error.ts';
import { type InterfaceRow, previewInterface } from '@fairway/contract/data-interfaces.ts';
import type { FormField, InterfaceParameter, Option, OptionSource } from '@fairway/contract/forms.ts';
import type { DictionaryItem } from '@fairway/contract/system.ts';
import { read } from '@fairway/domain/forms/compile-form.ts';
import { isTrue } from '@fairway/domain/forms/expression/evaluate.ts';
import { type Expression, fieldsIn } from '@fairway/domain/forms/expression/expression.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { call } from '../wire/api.ts';
import { clientCache } from '../wire/client-cache.ts';
import { dropMissingOptions } from './drop-missing-options.ts';
import { type FormSight, scopeAt, valueSeenFrom } from './form-scope.ts';
import type { Place } from './part.ts';
import { rowsInReply } from './scripts/process-interface-data.ts';
import { useForm, useFromForm } from './use-form.ts';

export interface Options {
  options: Option[];
  isLoading: boolean;
  /** Why they did not come, as a sentence. */
  problem: string | undefined;
  retry: () => void;
}

const pause = 500;
const noOptions: Option[] = [];

/**
 * What a field offers at a place, from wherever it comes. Other parameters ask again once typing pauses; then, and when
 * a filter changes, a chosen value that is no longer offered is taken back.
 */
export function useOptions(field: FormField, place: Place): Options {
  const words = useWords();
  const store = useForm();
  const { options: source, optionsWhen } = field;
  const condition = useMemo(() => read(optionsWhen), [optionsWhen]);
  const parameters = useFromForm((now) => writtenParameters(source, now, place));
  const filter = useFromForm((now) => writtenFilter(condition, now, place));
  const asked = usePaused(parameters);
  const fromDictionary = useQuery({ ...clientCache.dictionaries, enabled: source?.from === 'dictionary' });
  const fromInterface = useQuery(interfaceOptions(source, asked));
  const query = source?.from === 'interface' ? fromInterface : fromDictionary;

  const all = useMemo(() => {
    if (source?.from === 'static') return source.options;
    if (source?.from === 'dictionary') return optionsInDictionary(fromDictionary.data, source.dictionary);
    return fromInterface.data ?? noOptions;
  }, [source, fromDictionary.data, fromInterface.data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is everything the condition looks at
  const options = useMemo(
    () => (condition ? offeredNow(all, condition, store, place) : all),
    [all, condition, filter, store, place],
  );
  const isRemote = source?.from === 'interface' || source?.from === 'dictionary';
  const isLoading = isRemote && (query.isPending || parameters !== asked);
  const isSettled = !isLoading && !(isRemote && query.isError);
  useTakingBack(field, place, options, isSettled ? `${asked} ${filter}` : undefined);
  return {
    options,
    isLoading,
    problem: isRemote && !isLoading ? sentenceOf(query.error, words('formOptionsFailed')) : undefined,
    retry: () => void query.refetch(),
  };
}

/** What an interface is asked with from a place; a `field` of the same row is that row's. */
export function parametersOf(
  parameters: readonly InterfaceParameter[],
  sight: FormSight,
  place: Place = { path: '' },
): { field: string; defaultValue: unknown }[] {
  return parameters.map(({ name, field, value }) => ({
    field: name,
    defaultValue: (field ? valueSeenFrom(sight, place, field) : value) ?? null,
  }));
}

/** The same, again when one of them changes. */
export function useParameters(
  parameters: readonly InterfaceParameter[],
  place: Place,
): ReturnType<typeof parametersOf> {
  const written = useFromForm((sight) => JSON.stringify(parametersOf(parameters, sight, place)));
  return useMemo(() => JSON.parse(written), [written]);
}

/** As text, so that the same parameters are the same thing. */
const writtenParameters = (source: OptionSource | undefined, sight: FormSight, place: Place): string =>
  source?.from === 'interface' ? JSON.stringify(parametersOf(source.parameters, sight, place)) : '';

/** Everything a filter looks at beside the options themselves. */
const writtenFilter = (condition: Expression | undefined, sight: FormSight, place: Place): string =>
  condition
    ? JSON.stringify(
        fieldsIn(condition)
          .filter((path) => !path.startsWith('option.'))
          .map((path) => valueSeenFrom(sight, place, path) ?? null),
      )
    : '';

/** The text as it was when it last stood still. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (text === paused) return;
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}

function interfaceOptions(source: OptionSource | undefined, parameters: string) {
  const isInterface = source?.from === 'interface';
  const id = isInterface ? source.interfaceId : '';
  return queryOptions({
    queryKey: [previewInterface.name, id, parameters, isInterface && columnsOf(source)],
    queryFn: async ({ signal }) => {
      const paramList = JSON.parse(parameters || '[]');
      const reply = await call(previewInterface, { params: { id }, body: { paramList } }, { signal });
      const columns = columnsOf(source as InterfaceOptions);
      return (await rowsInReply(reply)).map((row) => optionOf(row, columns));
    },
    enabled: isInterface,
    staleTime: 60_000,
    // Whoever shows the options says what is missing, in their place.
    meta: { quiet: true },
  });
}

type InterfaceOptions = Extract<OptionSource, { from: 'interface' }>;
type Columns = Pick<InterfaceOptions, 'valueColumn' | 'labelColumn' | 'childrenColumn'>;

const columnsOf = ({ valueColumn, labelColumn, childrenColumn }: Columns): Columns => ({
  valueColumn,
  labelColumn,
  childrenColumn,
});

function optionOf(row: InterfaceRow, columns: Columns): Option {
  const value = String(row[columns.valueColumn] ?? '');
  const below = row[columns.childrenColumn];
  return {
    value,
    label: String(row[columns.labelColumn] ?? value),
    ...(Array.isArray(below) && below.length > 0
      ? { children: below.map((one) => optionOf((one ?? {}) as InterfaceRow, columns)) }
      : {}),
  };
}

/** The entries of a dictionary by its code or id. */
export function optionsInDictionary(
  dictionaries:
    | readonly { id: string; enCode: string; dictionaryList: readonly DictionaryItem[] }[]
    | undefined,
  wanted: string,
): Option[] {
  const found = dictionaries?.find(({ id, enCode }) => enCode === wanted || id === wanted);
  return found ? found.dictionaryList.map(entryOf) : noOptions;
}

/** A field keeps the enCode of an entry. */
const entryOf = ({ enCode, fullName, children }: DictionaryItem): Option => ({
  value: enCode,
  label: fullName,
  ...(children && children.length > 0 ? { children: children.map(entryOf) } : {}),
});

/** What the filter leaves; of a tree also the way to it. */
function offeredNow(options: Option[], condition: Expression, sight: FormSight, place: Place): Option[] {
  return options.flatMap((option) => {
    const children = option.children && offeredNow(option.children, condition, sight, place);
    const besides = { option: { value: option.value, label: option.label } };
    const isOffered = isTrue(condition, scopeAt(sight, place, besides));
    if (!isOffered && !(children && children.length > 0)) return [];
    return [option.children ? { ...option, children } : option];
  });
}

/** Once other options have come, what is no longer among them is not chosen any more. */
function useTakingBack(field: FormField, place: Place, options: Option[], settled: string | undefined): void {
  const store = useForm();
  // What a record was opened with stays, even where it is no longer offered.
  const before = useRef<string>(undefined);
  before.current ??= openedWith(field, store, place);
  const takeBack = useEffectEvent(() => {
    if (store.mode === 'read') return;
    const value = valueSeenFrom(store, place, place.path);
    const kept = dropMissingOptions(value, options, field);
    if (kept !== value) store.set(place, kept);
  });
  useEffect(() => {
    if (settled === undefined || settled === before.current) return;
    before.current = settled;
    takeBack();
  }, [settled]);
}

function openedWith(
  { options, optionsWhen }: FormField,
  { opened, form, viewing }: OpenedForm,
  place: Place,
) {
  const sight = { values: opened, form, viewing };
  return `${writtenParameters(options, sight, place)} ${writtenFilter(read(optionsWhen), sight, place)}`;
}

type OpenedForm = Omit<FormSight, 'values'> & { opened: FormSight['values'] };

const sentenceOf = (error: Error | null, otherwise: string): string | undefined =>
  error === null ? undefined : error instanceof AppError ? error.message : otherwise;
