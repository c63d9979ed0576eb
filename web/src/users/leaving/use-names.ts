import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { useChosenNames } from '../../people/select/use-chosen-names.ts';

/** What the people with these ids are called. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const people = [...new Set(ids)].filter(Boolean);
  const names = useChosenNames(
    people.map((id) => pickKeyOf({ id, type: 'user' })),
    undefined,
  );
  return new Map(people.map((id, place) => [id, names[place]?.name ?? '']));
}
