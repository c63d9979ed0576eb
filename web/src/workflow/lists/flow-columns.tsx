import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import type { Column } from '../../ui/table/column.ts';
import { formatDue } from '../due-words.ts';
import type { ShownFlow } from '../flow-card.tsx';
import { type flowStatuses, type handleStatuses, urgencies } from '../flow-status.ts';
import { personName } from '../person-name.ts';

/** A flow of any list, as a table compares it. */
export interface FlowTableRow extends ShownFlow {
  id: string;
  flowName: string;
  waitsFor: readonly string[];
}

interface Compared<T> {
  statuses: typeof flowStatuses | typeof handleStatuses;
  stepOf: (row: T) => string;
  atOf: (row: T) => number;
  timeName: string;
  /** Which of them the list can be narrowed by. */
  offers: { person?: boolean; status?: boolean };
}

const amountIn = (summary: ShownFlow['summary']) => summary.find(({ kind }) => kind === 'amount');

/** The columns that every list of flows has. */
export function useFlowColumns<T extends FlowTableRow>(compared: Compared<T>): Column<T>[] {
  const words = useWords();
  const language = useLanguage();
  const { statuses, stepOf, atOf, timeName, offers } = compared;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      { id: 'title', name: words('flowTitle'), text: ({ fullName }) => fullName, width: 300 },
      {
        id: 'urgency',
        name: words('flowUrgent'),
        text: ({ flowUrgent }) => (urgencies[flowUrgent] ? words(urgencies[flowUrgent]) : ''),
        width: 80,
        filter: {
          kind: 'choice',
          single: true,
          options: Object.entries(urgencies).map(([value, key]) => ({ value, label: words(key) })),
        },
      },
      {
        id: 'amount',
        name: words('flowAmount'),
        text: ({ summary }) => amountIn(summary)?.text ?? '',
        width: 130,
        align: 'end',
      },
      {
        id: 'fact',
        name: words('flowFact'),
        text: ({ summary }) => {
          const amount = amountIn(summary);
          return summary.flatMap((fact) => (fact === amount ? [] : fact.text)).join(' · ');
        },
        width: 240,
      },
      { id: 'step', name: words('flowStep'), text: stepOf, width: 140 },
      {
        id: 'waitsFor',
        name: words('flowWaitsFor'),
        text: ({ waitsFor }) => waitsFor.map(personName).join(words('listComma')),
        width: 130,
      },
      {
        id: 'initiator',
        name: words('flowInitiator'),
        text: ({ userName }) => personName(userName),
        width: 110,
        ...(offers.person && { filter: peopleFilter('user', words('flowInitiator'), { single: true }) }),
      },
      {
        id: 'at',
        name: timeName,
        text: (row) => formatDate(atOf(row)),
        width: 150,
        filter: { kind: 'dates' },
      },
      {
        id: 'due',
        name: words('flowDue'),
        text: ({ due }) => (due == null ? '' : (formatDue(words, due)?.words ?? formatDate(due))),
        width: 130,
      },
      {
        id: 'status',
        name: words('flowStatus'),
        text: ({ status }) => (statuses[status] ? words(statuses[status].words) : ''),
        cell: ({ status }) => {
          const state = statuses[status];
          return state && <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>;
        },
        width: 120,
        ...(offers.status && {
          filter: {
            kind: 'choice',
            single: true,
            options: Object.entries(statuses).map(([value, state]) => ({ value, label: words(state.words) })),
          } as const,
        }),
      },
      {
        id: 'flow',
        name: words('flowTemplate'),
        text: ({ flowName }) => flowName,
        width: 130,
        isExtra: true,
      },
    ],
    [language, statuses, timeName],
  );
}
