import type { TableView } from '@fairway/contract/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { type Density, plainLook, type TableLook } from '../ui/table/table-look.ts';
import type { TableFilters } from '../ui/table/use-table-filters.ts';
import { noViews, setDensity, setLook, tableViewsQuery } from './table-settings.ts';

/** In the address: the person wants no view, not even the one they chose as their default. */
export const noView = 'all';

export interface ViewsOfTable {
  table: string;
  views: readonly TableView[];
  defaultViewId: string;
  /** The one that is shown. */
  current: TableView | undefined;
  /** Filters, words or order are not those of the view any more. */
  isChanged: boolean;
  look: TableLook;
  density: Density;
  setLook: (look: TableLook) => void;
  setDensity: (density: Density) => void;
  /** Shows a view; undefined for the table without one. */
  show: (view: TableView | undefined) => void;
}

/** How a table looks for its person, and the views they can choose from. */
export function useTableViews(table: string, filters: TableFilters): ViewsOfTable {
  const [search] = useSearchParams();
  const { data = noViews } = useQuery(tableViewsQuery(table));
  const asked = search.get('view') ?? '';
  const current = data.views.find(({ id }) => id === asked);
  const viewId = current?.id ?? '';
  const show = (view: TableView | undefined) => {
    if (view) filters.replace(view.query, { view: view.id });
    else filters.replace({}, { view: data.defaultViewId ? noView : '' });
  };
  const opensWith =
    asked === '' && Object.keys(filters.query).length === 0
      ? data.views.find(({ id }) => id === data.defaultViewId)
      : undefined;
  const showDefault = useEffectEvent(() => opensWith && show(opensWith));
  const defaultId = opensWith?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the address asks for nothing
  useEffect(() => showDefault(), [defaultId]);
  return {
    table,
    views: data.views,
    defaultViewId: data.defaultViewId,
    current,
    isChanged: current ? !isSame(current.query, filters.query) : Object.keys(filters.query).length > 0,
    look: data.looks.find((kept) => kept.viewId === viewId)?.look ?? current?.look ?? plainLook,
    density: data.density,
    setLook: (look) => setLook(table, viewId, look),
    setDensity,
    show,
  };
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
