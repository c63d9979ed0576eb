import type { Reply } from '@fairway/contract/endpoint.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { getShipmentRoute } from '@fairway/contract/shipment-tracking.ts';
import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { wayKindOf } from '@fairway/domain/sea-routes/way-kind.ts';
import { lazy, Suspense, useMemo } from 'react';
import type { MapStop } from '../../freight/map/lane-drawing.ts';
import { useWords } from '../../language/words.ts';
import type { OnTheWay } from './route-way.ts';

// The land of the world, what projects it and the ways of ships are only for who sees a map.
const RouteMap = lazy(() => import('./route-map.tsx').then((file) => ({ default: file.RouteMap })));

type Route = Reply<typeof getShipmentRoute>;

interface RouteStripProps {
  stops: readonly MapStop[];
  mode: TransportMode;
  where: OnTheWay;
  seenAt?: Place | undefined;
  height: number;
}

/** The way on a map; nothing where it is not known where the places lie. */
export function RouteStrip({ stops, mode, where, seenAt, height }: RouteStripProps) {
  const words = useWords();
  if (stops.length < 2) return null;
  return (
    <Suspense fallback={<div style={{ height }} />}>
      <RouteMap
        label={words('trackMapOf', { pol: stops[0]?.name ?? '', pod: stops.at(-1)?.name ?? '' })}
        {...{ stops, where, seenAt, height, kind: wayKindOf(mode) }}
      />
    </Suspense>
  );
}

/** The route of a shipment as the map takes it. */
export function useRouteOf(route: Route | undefined) {
  return useMemo(() => {
    const known = (route?.places ?? []).filter(({ lat, lon }) => lat !== null && lon !== null);
    const stops = known.map(
      ({ portId, portName, lat, lon }): MapStop => ({
        id: portId,
        name: portName,
        lat: lat ?? 0,
        lon: lon ?? 0,
      }),
    );
    const position = route?.position;
    const leg = known.findIndex(({ portId }) => portId === position?.portId);
    const where: OnTheWay = { leg: Math.max(leg, 0), share: position?.share ?? 0 };
    const seenAt: Place | undefined =
      position && !position.isEstimated ? [position.lon, position.lat] : undefined;
    return { stops, where, seenAt };
  }, [route]);
}
