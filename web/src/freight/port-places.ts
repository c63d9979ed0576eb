import { listPortPlaces, type PortPlace } from '@fairway/contract/ports.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { load } from '../wire/calls.ts';

/** Names and places of ports by id; empty until they are known. */
export function usePortPlaces(ids: readonly string[]): ReadonlyMap<string, PortPlace> {
  const asked = [...new Set(ids.filter(Boolean))].sort();
  const { data } = useQuery({
    ...load(listPortPlaces, { query: { ids: asked.join(',') } }),
    enabled: asked.length > 0,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return new Map((data?.list ?? []).map((place) => [place.id, place]));
}
