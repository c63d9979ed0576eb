import { filledWords } from '@fairway/contract/filled-words.ts';
import { fieldErrorText } from '@fairway/contract/form-words.ts';
import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import { read } from '@fairway/domain/forms/compile-form.ts';
import { isTrue } from '@fairway/domain/forms/expression/evaluate.ts';
import type { Cell, FieldError, FieldState, FormState } from '@fairway/domain/forms/form-state.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../language/words.ts';
import { scopeAt } from './form-scope.ts';
import { type FormStore, keyOf } from './form-store.ts';
import type { Place } from './part.ts';

export const FormContext = createContext<FormStore | undefined>(undefined);

export function useForm(): FormStore {
  const store = useContext(FormContext);
  if (!store) throw new Error('a part of a form outside of a form');
  return store;
}

/**
 * What is read from the form, again whenever it changes; must give the same thing when nothing changed. What can never
 * change need not be asked again: a large form has hundreds of conditions nobody made.
 */
export function useFromForm<T>(read: (store: FormStore) => T, mayChange = true): T {
  const store = useForm();
  return useSyncExternalStore(mayChange ? store.subscribe : neverChanges, () => read(store));
}

const neverChanges = () => () => undefined;

/** The same for what concerns one place only: other places may change without asking here again. */
export function useAt<T>(place: Place, read: (store: FormStore) => T): T {
  const store = useForm();
  const key = keyOf(place);
  const subscribe = useCallback((listener: () => void) => store.subscribeAt(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => read(store));
}

/** The same for what concerns several places, such as a row of a sub-table. */
export function useAtAll<T>(places: readonly Place[], read: (store: FormStore) => T): T {
  const store = useForm();
  // As text: the list is made anew with every drawing, and is the same list.
  const keys = places.map(keyOf).join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = keys.split('\n').map((key) => store.subscribeAt(key, listener));
      return () => {
        for (const unsubscribe of leave) unsubscribe();
      };
    },
    [store, keys],
  );
  return useSyncExternalStore(subscribe, () => read(store));
}

/** The value at a place. */
export const useValueAt = (place: Place): unknown => useAt(place, ({ values }) => at(values, place));

function at(values: FormValues, { path, row }: Place): unknown {
  if (row === undefined) return ownValue(values, path);
  const [table = '', column = ''] = path.split('.');
  return ownValue((ownValue(values, table) as FormValues[] | undefined)?.[row], column);
}

/** The name in place of the value at a place, as the record was opened with it; undefined once it is another value. */
export const useShownAt = (place: Place): string | undefined =>
  useAt(place, ({ shown, named, values }) => {
    if (!shown || !Object.is(at(named, place), at(values, place))) return undefined;
    const name = at(shown, place);
    return typeof name === 'string' ? name : undefined;
  });

/** Whether it is shown, open and required at a place, and what is wrong there. */
export const useCellAt = (place: Place): Cell | undefined =>
  useAt(place, ({ derived }) => cellAt(derived, place));

function cellAt({ cells, rows }: FormState, { path, row }: Place): Cell | undefined {
  if (row === undefined) return cells.get(path);
  const [table = '', column = ''] = path.split('.');
  return rows.get(table)?.[row]?.get(column);
}

/** How a field stands at a place; what holds no value has only its own condition. */
export function useFieldStateAt(place: Place, field: FormField): FieldState {
  // As text: a cell worked out anew that says the same is no reason to draw anything.
  const state = useAt(place, ({ derived }) => writtenState(cellAt(derived, place)));
  const isShown = useIsShown(state === undefined ? field : unconditional, place);
  const isRead = useForm().mode === 'read';
  if (state === undefined) return { visible: isShown, readonly: true, required: false };
  return {
    visible: state.includes('visible'),
    readonly: isRead || state.includes('readonly'),
    required: state.includes('required'),
  };
}

const writtenState = (cell: Cell | undefined): string | undefined =>
  cell &&
  `${cell.state.visible ? 'visible' : ''} ${cell.state.readonly ? 'readonly' : ''} ${cell.state.required ? 'required' : ''}`;

const unconditional = { hidden: false };

/** Whether a node shows by its own condition: what it stands in is asked by whoever draws that. */
export function useIsShown(
  { hidden, visibleWhen }: { hidden: boolean; visibleWhen?: string | undefined },
  place: Place = { path: '' },
): boolean {
  const condition = useMemo(() => read(visibleWhen), [visibleWhen]);
  return useFromForm(
    (store) => !hidden && (!condition || isTrue(condition, scopeAt(store, place))),
    condition !== undefined,
  );
}

/** The words for what is wrong at a place, once the person has been there or tried to send. */
export function useErrorAt(place: Place, field: FormField): string | undefined {
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  return useAt(place, (store) => {
    const told = store.toldAt(place);
    if (told !== undefined || !store.isShowingErrorAt(place)) return told;
    const error = cellAt(store.derived, place)?.error;
    return error ? errorWords(error, field, language) : ruleBrokenAt(store.derived, place);
  });
}

/** What the form says here of several fields together. */
const ruleBrokenAt = ({ formErrors }: FormState, { path }: Place): string | undefined =>
  path === '' ? undefined : formErrors.find(({ fields }) => fields.includes(path))?.message;

export const errorWords = (
  { problem, places = {}, message }: FieldError,
  { label, kind }: Pick<FormField, 'label'> & Partial<Pick<FormField, 'kind'>>,
  language: 'zh' | 'en',
): string => message ?? filledWords(fieldErrorText(problem, kind, language), { label, ...places });
