import type { Input } from '@fairway/contract/endpoint.ts';
import { type listRates, rateColumns, transportModes } from '@fairway/contract/freight-rates.ts';
import { useSearchParams } from 'react-router';
import type { PlainKey } from '../../language/words.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

/** How rates stand for who keeps them: a draft whose publication is asked for is apart from the others. */
export const keptStates = ['draft', 'asked', 'published', 'suspended', 'expired', 'all'] as const;
export type KeptState = (typeof keptStates)[number];

export const keptStateWords: Readonly<Record<KeptState, PlainKey>> = {
  draft: 'rateStateDraft',
  asked: 'rateInApproval',
  published: 'rateStatePublished',
  suspended: 'rateStateSuspended',
  expired: 'rateStateExpired',
  all: 'keepAll',
};

/** Which rates are looked at, as the address says it. */
export interface KeptQuestion {
  state: KeptState;
  importId: string;
  flowId: string;
}

export function useKeptQuestion() {
  const [address, setAddress] = useSearchParams();
  const importId = address.get('import') ?? '';
  const flowId = address.get('flow') ?? '';
  // Those of an import or a request are looked for whatever became of them.
  const usual = importId || flowId ? 'all' : 'draft';
  const state = keptStates.find((one) => one === address.get('state')) ?? usual;
  const set = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('id');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    question: { state, importId, flowId },
    show: (next: KeptState) => set({ state: next }),
    showAny: () => set({ import: '', flow: '', state: '' }),
  };
}

type Conditions = Omit<NonNullable<Input<typeof listRates>['body']>, 'currentPage' | 'pageSize'>;

const ofState = {
  draft: { status: ['draft'], isAsked: false },
  asked: { isAsked: true },
  published: { status: ['published'] },
  suspended: { status: ['suspended'] },
  expired: { status: ['expired'] },
  all: {},
} satisfies Record<KeptState, Conditions['filters']>;

export function conditionsOf(
  { state, importId, flowId }: KeptQuestion,
  { keyword, values, sorting }: TableFilters,
): Conditions {
  const { mode, carrier, pol, pod, source } = values;
  const modes = choicesOf(mode ?? '').flatMap((one) => transportModes.filter((known) => known === one));
  return {
    ...{ keyword, ...orderOf(sorting, rateColumns) },
    filters: {
      ...ofState[state],
      ...(modes.length > 0 && { mode: modes }),
      ...(carrier && { carrierId: choicesOf(carrier) }),
      ...(pol && { polId: pol }),
      ...(pod && { podId: pod }),
      // Chosen here, or come from the page of an import.
      ...((source || importId) && { importId: source || importId }),
      ...(flowId && { flowId }),
    },
  };
}
