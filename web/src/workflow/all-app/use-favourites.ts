import {
  addFavourite,
  type favouriteTypes,
  listFavourites,
  mostFavourites,
  removeFavourite,
} from '@fairway/contract/favourites.ts';
import { listStartable } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';

type ObjectType = (typeof favouriteTypes)[keyof typeof favouriteTypes];

export interface Favourites {
  /** In the order in which they were added; undefined until they have come. */
  ids: readonly string[] | undefined;
  isError: boolean;
  refetch: () => void;
  /** The id whose change is on its way. */
  busy: string | undefined;
  /** Keeps it, or keeps it no longer. */
  toggle: (objectId: string) => void;
}

/** What this person keeps within reach, and how that is changed. */
export function useFavourites(objectType: ObjectType): Favourites {
  const words = useWords();
  const { data, isError, refetch } = useQuery(load(listFavourites, { query: { type: objectType } }));
  const ids = data?.list.map(({ objectId }) => objectId);
  const refreshes = [listFavourites, listStartable];
  const adding = useCommand(addFavourite, { refreshes, mask: false });
  const removing = useCommand(removeFavourite, { refreshes, mask: false });
  const busy = adding.isPending
    ? adding.variables.body.objectId
    : removing.isPending
      ? removing.variables.params.objectId
      : undefined;
  const toggle = (objectId: string) => {
    if (!ids || busy !== undefined) return;
    if (ids.includes(objectId)) removing.mutate({ params: { objectId } });
    else if (ids.length >= mostFavourites) toast(words('favouriteFull'));
    else adding.mutate({ body: { objectType, objectId } });
  };
  return { ids, isError, refetch: () => void refetch(), busy, toggle };
}
