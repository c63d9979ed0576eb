import { type BoardDimension, noneKey } from '@fairway/contract/board-fields.ts';
import { getBoardRanking } from '@fairway/contract/boards.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { choicesOf } from '../../ui/table/filter.ts';
import { load } from '../../wire/calls.ts';
import type { FilterName, Question } from '../board-question.ts';

/** From the whole down to a customer and where they ship: the order of the crumbs. */
export const drillOrder: readonly FilterName[] = [
  ...(['company', 'department', 'person', 'line', 'carrier', 'pol', 'pod', 'customer'] as const),
];

/** What one looks at next, one level down. */
export function nextDimension(dimension: BoardDimension, seesPeople: boolean): BoardDimension {
  const next: Partial<Record<BoardDimension, BoardDimension>> = {
    ...{ company: 'department', department: seesPeople ? 'person' : 'customer', person: 'customer' },
    ...{ line: 'customer', carrier: 'line', pol: 'customer', pod: 'customer', month: 'line' },
    ...{ boxType: 'customer' },
  };
  return next[dimension] ?? 'line';
}

interface DrillWayProps {
  question: Question;
  values: Readonly<Record<string, string>>;
  onGoTo: (taken: readonly FilterName[]) => void;
}

/** The way from all of it down to what is shown; each step above leads back. */
export function DrillWay({ question, values, onGoTo }: DrillWayProps) {
  const words = useWords();
  const steps = drillOrder.filter((name) => values[name]);
  const names = useStepNames(question, steps, values);
  if (steps.length === 0) return null;
  return (
    <Crumbs
      label={words('boardsWay')}
      steps={[
        { key: 'all', name: words('boardsAll') },
        ...steps.map((name) => ({ key: name, name: names[name] ?? '…' })),
      ]}
      onGoTo={(kept) => onGoTo(steps.slice(kept - 1))}
    />
  );
}

/** What was drilled to is called as in the ranking it came from. */
function useStepNames(
  question: Question,
  steps: readonly FilterName[],
  values: Readonly<Record<string, string>>,
): Partial<Record<FilterName, string>> {
  const words = useWords();
  const key = JSON.stringify([question, steps]);
  const { data } = useQuery({
    queryKey: ['boardSteps', key],
    queryFn: async ({ client }) => {
      const named = await Promise.all(
        steps.map(async (dimension) => {
          const body = { ...question, dimension, sidx: 'jobs' as const, pageSize: 50 };
          const { list } = await client.ensureQueryData(load(getBoardRanking, { body }));
          return [dimension, new Map(list.map((rank) => [rank.key, rank.name]))] as const;
        }),
      );
      return new Map(named);
    },
    enabled: steps.length > 0,
  });
  return Object.fromEntries(
    steps.map((name) => {
      const ids = choicesOf(values[name] ?? '');
      const known = data?.get(name);
      return [
        name,
        ids
          .map((id) => (id === noneKey ? words('boardsNone') : (known?.get(id) ?? '…')))
          .join(words('listComma')),
      ];
    }),
  );
}
