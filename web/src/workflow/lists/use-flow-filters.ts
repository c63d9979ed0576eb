import { daysAsMoments } from '../../system/days-as-moments.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';

const narrowing = [
  'templateId',
  'flowCategory',
  'creatorUserId',
  'from',
  'to',
  'flowUrgent',
  'status',
] as const;
export type FlowConditions = Record<(typeof narrowing)[number], string>;

export const noConditions = Object.fromEntries(narrowing.map((name) => [name, ''])) as FlowConditions;

/** How long a pause in typing is before a list of flows is asked again. */
export const searchPause = 300;

/** What a list of flows is narrowed by, kept in the URL. */
export function useFlowFilters() {
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword', ...narrowing]);
  const { from, to, ...rest } = values;
  const given = Object.entries(rest).filter(([, value]) => value !== '');
  const asked: Partial<typeof rest> = Object.fromEntries(given);
  return {
    values,
    change,
    conditions: { ...asked, ...daysAsMoments({ from, to }) },
    isNarrowed: narrowing.some((name) => values[name] !== ''),
    search: { value: values.keyword, onSearch: (keyword: string) => change({ keyword }), wait: searchPause },
    clear: isFiltered ? clear : undefined,
  };
}
