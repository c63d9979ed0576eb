import { entityOptions } from '@fairway/contract/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { load } from '../../wire/calls.ts';

interface EntityNamesProps {
  entity: string;
  /** One id, several, or none. */
  ids: unknown;
}

/** What records are called that were chosen by their ids. */
export function EntityNames({ entity, ids }: EntityNamesProps) {
  const words = useWords();
  const wanted = (Array.isArray(ids) ? ids : [ids]).filter(Boolean).join(',');
  const asked = useQuery({
    ...load(entityOptions(entity), { query: { ids: wanted } }),
    enabled: wanted !== '',
    meta: { quiet: true },
  });
  if (wanted === '') return words('entityEmptied');
  return asked.data?.list.map(({ fullName }) => fullName).join(words('listComma')) ?? '…';
}
