import type { FormPart } from '@fairway/contract/forms.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { useMemo } from 'react';
import type { FormStore } from '../form-store.ts';
import { useFromForm } from '../use-form.ts';

interface Inside {
  /** The models of what stands in it, without the columns of sub-tables. */
  models: ReadonlySet<string>;
  /** Something in it holds no value and is always there. */
  hasShown: boolean;
}

function insideOf({ nodes }: Pick<FormPart, 'nodes'>): Inside {
  const placed = fieldsOf({ nodes }).filter(({ table }) => table === undefined);
  return {
    models: new Set(placed.flatMap(({ path }) => (path === '' ? [] : [path]))),
    hasShown: placed.some(({ path }) => path === ''),
  };
}

/** For each part of a fold or of tabs: whether there is anything to see, something wrong, or what the person is led to. */
export function usePartStates(parts: readonly FormPart[]): { part: FormPart; isWrong: boolean }[] {
  const inside = useMemo(() => parts.map(insideOf), [parts]);
  // One text for all parts: what is read from a form must be the same while nothing changes.
  const states = useFromForm((store) => inside.map((one) => stateOf(store, one)).join(''));
  return parts.flatMap((part, index) =>
    states[index] === '-' ? [] : [{ part, isWrong: states[index] === '!' }],
  );
}

/** The part in which the place stands that the person is being led to. */
export function usePartToShow(parts: readonly FormPart[]): string | undefined {
  const inside = useMemo(() => parts.map(insideOf), [parts]);
  return useFromForm(({ sought }) => {
    const model = sought?.split('.')[0];
    if (!model) return undefined;
    return parts[inside.findIndex(({ models }) => models.has(model))]?.id;
  });
}

/** Whether anything in it is to be seen. */
export function useIsAnythingShown(parts: readonly FormPart[]): boolean {
  const inside = useMemo(() => insideOf({ nodes: parts.flatMap(({ nodes }) => nodes) }), [parts]);
  return useFromForm((store) => isAnyVisible(store, inside));
}

function stateOf(store: FormStore, inside: Inside): '-' | '!' | '.' {
  if (!isAnyVisible(store, inside)) return '-';
  return isAnyWrong(store, inside) ? '!' : '.';
}

function isAnyVisible({ derived }: FormStore, { models, hasShown }: Inside): boolean {
  return hasShown || [...models].some((model) => derived.cells.get(model)?.state.visible);
}

function isAnyWrong(store: FormStore, { models }: Inside): boolean {
  const { cells, rows, formErrors } = store.derived;
  for (const key of store.told.keys()) if (models.has(key.split('.')[0] ?? '')) return true;
  for (const model of models) {
    if (cells.get(model)?.error && store.isShowingErrorAt({ path: model })) return true;
    const isRowWrong = (row: ReadonlyMap<string, { error?: unknown }>, index: number) =>
      [...row].some(
        ([column, { error }]) => error && store.isShowingErrorAt({ path: `${model}.${column}`, row: index }),
      );
    if (rows.get(model)?.some(isRowWrong)) return true;
  }
  return store.isTried && formErrors.some(({ fields }) => fields.some((field) => models.has(field)));
}
