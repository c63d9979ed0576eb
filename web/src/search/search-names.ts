import { listSearchNames } from '@fairway/contract/search.ts';
import { load } from '../wire/calls.ts';
import { keptFresh, keptKey } from '../wire/client-cache.ts';

/** How names are spelled in letters; asked for with the first search. */
export const searchNamesQuery = {
  ...load(listSearchNames, {}),
  queryKey: keptKey(listSearchNames),
  ...keptFresh,
};
