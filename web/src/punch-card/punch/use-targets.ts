import { listPunchTargets, type PunchTarget } from '@fairway/contract/punch-card.ts';
import { metresBetween, type Spot } from '@fairway/domain/places/spot.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { keepForPerson, storedForPerson } from '../../native/person-storage.ts';
import { load } from '../../wire/calls.ts';

const storageKey = 'punch-targets';

/** About a hundred metres: who takes a step is not asked about anew. */
const coarse = (degrees: number): string => degrees.toFixed(3);

const keptTargets = (): readonly PunchTarget[] =>
  z.safeParse(listPunchTargets.response, storedForPerson(storageKey)).data?.list ?? [];

/** Whom one may visit, the nearest first; those the device knows where nobody answers. */
export function useTargets(position: Spot | undefined, keyword: string) {
  const around = position && { lat: coarse(position.lat), lng: coarse(position.lng) };
  const asked = useQuery({
    ...load(listPunchTargets, { query: { ...around, keyword } }),
    meta: { quiet: true },
    placeholderData: (before) => before,
  });
  const list = asked.isPlaceholderData ? undefined : asked.data?.list;
  useEffect(() => {
    if (list && keyword === '') keepForPerson(storageKey, { list });
  }, [list, keyword]);
  const shown = asked.isError
    ? keptTargets().filter(({ name, address }) => `${name} ${address}`.includes(keyword))
    : (asked.data?.list ?? []);
  return { ...asked, targets: sorted(shown, position), isKept: asked.isError };
}

export interface NearTarget extends PunchTarget {
  distance: number | null;
}

/** A customer and a port may have the same id. */
export const targetKey = ({ kind, id }: Pick<PunchTarget, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Measured here as well: the position becomes better after the list was asked for. */
function sorted(list: readonly PunchTarget[], position: Spot | undefined): NearTarget[] {
  const far = ({ lat, lng }: PunchTarget) =>
    position && lat !== null && lng !== null ? metresBetween(position, { lat, lng }) : null;
  return list
    .map((target) => ({ ...target, distance: far(target) }))
    .toSorted((one, other) => (one.distance ?? Number.MAX_VALUE) - (other.distance ?? Number.MAX_VALUE));
}
