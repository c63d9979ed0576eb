import { FlowFilter } from './flow-filter.tsx';
import type { useFlowFilters } from './use-flow-filters.ts';

/** The filter of a list page of flows. */
export function filterSheet(
  { values, change, isNarrowed }: ReturnType<typeof useFlowFilters>,
  offers: { person?: boolean; status?: boolean },
) {
  return {
    isActive: isNarrowed,
    content: (close: () => void) => (
      <FlowFilter
        start={values}
        offers={offers}
        onApply={(conditions) => {
          change(conditions);
          close();
        }}
      />
    ),
  };
}
