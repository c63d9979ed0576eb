import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { lazy, Suspense, useMemo } from 'react';
import { useWords } from '../../language/words.ts';
import { usePortPlaces } from '../port-places.ts';
import type { MapStop } from './lane-drawing.ts';
import './lane-map-strip.css';

// The land of the world, what projects it and the ways of ships are only for who sees a map.
const LaneMap = lazy(() => import('./lane-map.tsx').then((file) => ({ default: file.LaneMap })));

interface LaneMapStripProps {
  /** Ids of ports in the order of the way. */
  ports: readonly string[];
  mode: TransportMode;
  height: number;
}

/** A lane on a map; nothing where it is not known where the ports lie. */
export function LaneMapStrip({ ports, mode, height }: LaneMapStripProps) {
  const words = useWords();
  const places = usePortPlaces(ports);
  const key = ports.map((id) => `${id} ${places.get(id)?.fullName}`).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with ports and their names
  const stops = useMemo(
    () =>
      ports.flatMap((id): MapStop[] => {
        const place = places.get(id);
        if (place?.lat == null || place.lon == null) return [];
        return [{ id, name: place.fullName, lat: place.lat, lon: place.lon }];
      }),
    [key],
  );
  const isKnown = stops.length === ports.length && stops.length > 1;
  if (places.size > 0 && !isKnown) return null;
  const room = <div className="lane-map-room" style={{ height }} />;
  if (!isKnown) return room;
  const [first, last] = [stops[0]?.name ?? '', stops.at(-1)?.name ?? ''];
  return (
    <Suspense fallback={room}>
      <LaneMap
        label={words('rateMapOf', { pol: first, pod: last })}
        stops={stops}
        isBySea={mode === 'FCL' || mode === 'LCL'}
        height={height}
      />
    </Suspense>
  );
}
