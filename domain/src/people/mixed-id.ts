import { mixedIdSeparator } from '@fairway/contract/organisation.ts';

/** `id--type`, as a field that mixes people, departments, positions, roles and groups keeps it. */
export const mixedIdOf = ({ id, type }: { id: string; type: string }): string =>
  `${id}${mixedIdSeparator}${type}`;

/** What a mixed id names; an id without a type is a person. */
export function splitMixedId(mixed: string): { id: string; type: string } {
  const end = mixed.lastIndexOf(mixedIdSeparator);
  return end < 0
    ? { id: mixed, type: 'user' }
    : { id: mixed.slice(0, end), type: mixed.slice(end + mixedIdSeparator.length) };
}

/** What a thing is recognised by: a department that became a company is still the one that was picked. */
export const pickKeyOf = ({ id, type }: { id: string; type: string }): string =>
  mixedIdOf({ id, type: type === 'company' || type === 'department' ? 'organisation' : type });
