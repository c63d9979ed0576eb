import { listSelected, listUsersByIds, mixedIdSeparator } from '@fairway/contract/organisation.ts';
import { mixedIdOf, pickKeyOf, splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { splitFullName } from '@fairway/domain/people/person-name.ts';
import type { PickIndex } from '@fairway/domain/people/pick-index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { call } from '../../wire/api.ts';
import { keptFresh } from '../../wire/client-cache.ts';

export interface ChosenName {
  key: string;
  name: string;
  /** They do not work here any more; records still name them. */
  hasLeft: boolean;
}

/** The names of what is chosen: from the tree if it is there, otherwise asked for, and only those. */
export function useChosenNames(keys: readonly string[], index: PickIndex | undefined): ChosenName[] {
  const words = useWords();
  const missing = keys.filter((key) => !index?.byKey.has(key));
  const { data: found, isPlaceholderData } = useQuery({
    queryKey: ['chosenNames', missing],
    queryFn: ({ signal }) => askNames(missing, signal),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
    ...keptFresh,
  });
  return keys.map((key) => {
    const node = index?.byKey.get(key)?.node;
    if (node) return { key, name: splitFullName(node).name, hasLeft: node.enabledMark === 0 };
    const isAsked = !found || isPlaceholderData;
    return found?.get(key) ?? { key, name: isAsked ? '…' : words('pickGone'), hasLeft: false };
  });
}

async function askNames(keys: readonly string[], signal: AbortSignal): Promise<Map<string, ChosenName>> {
  const things = keys.map(splitMixedId);
  const people = things.filter(({ type }) => type === 'user').map(({ id }) => id);
  const others = things.filter(({ type }) => type !== 'user').map(mixedIdOnTheWire);
  const [users, nodes] = await Promise.all([
    people.length > 0 ? call(listUsersByIds, { body: { ids: people } }, { signal }) : { list: [] },
    others.length > 0 ? call(listSelected, { body: { ids: others } }, { signal }) : { list: [] },
  ]);
  const names = [
    ...users.list.map(({ id, type, realName, enabledMark }) => ({ id, type, name: realName, enabledMark })),
    ...nodes.list.map(({ id, type, fullName, enabledMark }) => ({ id, type, name: fullName, enabledMark })),
  ];
  return new Map(
    names.map((one) => {
      const key = pickKeyOf(one);
      return [key, { key, name: one.name, hasLeft: one.enabledMark === 0 }];
    }),
  );
}

/** The wire knows departments and companies; either finds the other. */
const mixedIdOnTheWire = ({ id, type }: { id: string; type: string }) =>
  type === 'organisation' ? `${id}${mixedIdSeparator}department` : mixedIdOf({ id, type });
