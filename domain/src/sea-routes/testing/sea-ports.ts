import groups from '../../../../server/src/master-data/seed/ports.json' with { type: 'json' };
import type { Place } from '../great-circle.ts';

/** The sea ports every company begins with, by code. */
export const seaPorts: ReadonlyMap<string, Place> = new Map(
  groups
    .filter(({ kind }) => kind === 'sea')
    .flatMap(({ ports }) =>
      ports.map(({ code, at: [lat = 0, lon = 0] }): [string, Place] => [code, [lon, lat]]),
    ),
);

export function portAt(code: string): Place {
  const place = seaPorts.get(code);
  if (!place) throw new Error(`no port ${code}`);
  return place;
}
