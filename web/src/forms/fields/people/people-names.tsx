import type { NodeType } from '@fairway/contract/organisation.ts';
import { pickKeyOf, splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { useChosenNames } from '../../../people/select/use-chosen-names.ts';
import type { ViewProps } from '../../part.ts';
import { useShownAt } from '../../use-form.ts';
import { Names } from '../names/names.tsx';
import { idsIn, pathsIn } from '../names/value-lists.ts';

interface PeopleNamesProps extends Pick<ViewProps, 'place' | 'compact'> {
  keys: readonly string[];
}

function PeopleNames({ keys, place, compact }: PeopleNamesProps) {
  const shown = useShownAt(place);
  const names = useChosenNames(shown === undefined ? keys : [], undefined);
  return <Names names={shown === undefined ? names.map(({ name }) => name) : [shown]} compact={compact} />;
}

/** The names behind plain ids of one type. */
export const namesOf = (type: NodeType) =>
  function IdNames({ value, place, compact }: ViewProps) {
    const keys = idsIn(value).map((id) => pickKeyOf({ id, type }));
    return <PeopleNames keys={keys} place={place} compact={compact} />;
  };

export function MixedNames({ value, place, compact }: ViewProps) {
  const keys = idsIn(value).map((mixed) => pickKeyOf(splitMixedId(mixed)));
  return <PeopleNames keys={keys} place={place} compact={compact} />;
}

/** The last step of each way down. */
export function PathNames({ field, value, place, compact }: ViewProps) {
  const keys = pathsIn(value, field.multiple).map((path) =>
    pickKeyOf({ id: path.at(-1) ?? '', type: 'company' }),
  );
  return <PeopleNames keys={keys} place={place} compact={compact} />;
}
