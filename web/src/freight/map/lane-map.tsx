import { useMemo, useRef } from 'react';
import { drawWorld, type MapStop } from './lane-drawing.ts';
import { laneWay } from './lane-way.ts';
import './lane-map.css';
import { useWidth } from './use-width.ts';
import { WorldPicture } from './world-picture.tsx';

interface LaneMapProps {
  /** What the picture shows, for whoever does not see it. */
  label: string;
  /** In the order of the way. */
  stops: readonly MapStop[];
  /** Ships go around the land. */
  isBySea: boolean;
  height: number;
}

/** A lane on its shortest way, drawn from what the app brings: no network, no tiles. */
export function LaneMap({ label, stops, isBySea, height }: LaneMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const drawn = useMemo(
    () => (width > 0 ? drawLane(stops, isBySea, width, height) : undefined),
    [stops, isBySea, width, height],
  );
  return (
    <div ref={box} className="lane-map" style={{ height }}>
      {drawn && (
        <WorldPicture
          label={label}
          drawn={drawn}
          size={{ width, height }}
          ways={<path className="lane-map-way" d={drawn.way} />}
        />
      )}
    </div>
  );
}

function drawLane(stops: readonly MapStop[], isBySea: boolean, width: number, height: number) {
  const points = laneWay(
    stops.map(({ lon, lat }): [number, number] => [lon, lat]),
    isBySea,
  );
  const world = drawWorld(stops, points, isBySea, { width, height });
  return { ...world, way: world.lineOf(points) };
}
