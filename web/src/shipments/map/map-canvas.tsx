import type { SeaRoute } from '@fairway/domain/sea-routes/sea-route.ts';
import type { WayKind } from '@fairway/domain/sea-routes/way-kind.ts';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTheme } from '../../ui/theme.ts';
import { useMedia } from '../../ui/use-media.ts';
import { type Cluster, clustersOf, radiusOf } from './clusters.ts';
import { coloursOf, type DrawnWay, drawMap } from './draw-map.ts';
import { Ground } from './ground.ts';
import { knownRoute, laneRoute } from './lane-routes.ts';
import './map-canvas.css';
import { type MapPort, phaseOf } from './map-rows.ts';
import { laneOf } from './place-ships.ts';
import { useMapGestures } from './use-map-gestures.ts';
import type { ShipOnMap } from './use-placed-ships.ts';
import { fitting, heldIn, type Size, type View, zoomedAt } from './view.ts';
import { type Spot, wayPath } from './world.ts';

interface MapCanvasProps {
  ships: readonly ShipOnMap[];
  ports: ReadonlyMap<string, MapPort>;
  /** All of them are there: the window is fitted to them. */
  isWhole: boolean;
  /** Ids of the shipments of the chosen sign. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

const fingerRoom = 8;
const step = 80;
const zoomStep = 1.6;

/** Many shipments on the world, on a canvas: moved, magnified and pressed. It needs no network. */
export function MapCanvas({ ships, ports, isWhole, chosen, onChoose }: MapCanvasProps) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(canvas);
  const [view, setView] = useState<View>();
  const [hovered, setHovered] = useState<Cluster>();
  const theme = useTheme();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const [ground] = useState(() => new Ground());
  // Until somebody moves it, the window follows what there is to see.
  const isMoved = useRef(false);
  const move = (next: View) => {
    isMoved.current = true;
    setHovered(undefined);
    setView(next);
  };
  const fit = () => {
    isMoved.current = false;
    if (size) setView(fitting(ships, size));
  };
  useLayoutEffect(() => {
    if (!size) return;
    setView((before) => (before && isMoved.current ? heldIn(before, size) : fitting(ships, size)));
  }, [ships, size]);

  const k = view?.k ?? 0;
  const clusters = useMemo(() => (k > 0 ? clustersOf(ships, k) : []), [ships, k]);
  const ways = useWays(ships, ports);
  const chosenCluster = clusters.find((cluster) =>
    cluster.ships.some(({ shipment }) => shipment.id === chosen[0]),
  );
  const chosenWay = useChosenWay(ships, ports, chosen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours change with the theme
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !view || !size) return;
    const colours = coloursOf(element);
    drawMap(context, ground, { view, size, colours, ways, chosenWay, clusters, chosen: chosenCluster });
    element.dataset.ships = String(ships.length);
    element.dataset.whole = String(isWhole);
  }, [view, size, ways, chosenWay, clusters, chosenCluster, theme, isDark, ships, isWhole]);

  const at = (spot: Spot): Cluster | undefined => {
    if (!view) return undefined;
    let [best, least]: [Cluster | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const cluster of clusters) {
      const distance =
        Math.hypot(cluster.x + view.x - spot.x, cluster.y + view.y - spot.y) - radiusOf(cluster);
      if (distance < Math.min(least, fingerRoom)) [best, least] = [cluster, distance];
    }
    return best;
  };
  useMapGestures(canvas, {
    ...{ view, size: size ?? { width: 0, height: 0 }, onView: move },
    onPress: (spot) => onChoose((at(spot)?.ships ?? []).map(({ shipment }) => shipment.id)),
    onHover: (spot) => setHovered(spot && at(spot)),
  });
  const zoom = (factor: number) => {
    if (view && size) move(zoomedAt(view, factor, { x: size.width / 2, y: size.height / 2 }, size));
  };
  const press = (event: KeyboardEvent) => {
    if (!view || !size) return;
    const [dx, dy] = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    }[event.key] ?? [0, 0];
    if (dx || dy) move(heldIn({ ...view, x: view.x + (dx ?? 0), y: view.y + (dy ?? 0) }, size));
    else if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };
  return (
    <div className="map-canvas">
      {/** biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it has keys of its own */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={words('mapLabel', { count: ships.length })}
        aria-description={words('mapHelp')}
        onKeyDown={press}
      />
      <div className="map-canvas-tools">
        <IconButton icon="plus" label={words('mapZoomIn')} onClick={() => zoom(zoomStep)} />
        <IconButton icon="minus" label={words('mapZoomOut')} onClick={() => zoom(1 / zoomStep)} />
        <IconButton icon="fit" label={words('mapFit')} onClick={fit} />
      </div>
      {hovered && view && (
        <div
          className="map-canvas-hint"
          style={{ left: hovered.x + view.x, top: hovered.y + view.y }}
          aria-hidden="true"
        >
          <HintWords cluster={hovered} ports={ports} />
        </div>
      )}
    </div>
  );
}

function HintWords({ cluster: { ships }, ports }: { cluster: Cluster; ports: ReadonlyMap<string, MapPort> }) {
  const words = useWords();
  const [first] = ships;
  if (!first) return null;
  if (ships.length > 1) return words('mapHere', { count: ships.length });
  const { no, polId, podId } = first.shipment;
  const [from, to] = [ports.get(polId)?.name ?? '', ports.get(podId)?.name ?? ''];
  return `${no} · ${words('wayFromTo', { from, to })}`;
}

function useSize(canvas: RefObject<HTMLCanvasElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      const ratio = devicePixelRatio || 1;
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      setSize({ width, height });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [canvas]);
  return size;
}

const drawnWays = new WeakMap<SeaRoute, DrawnWay>();

function drawnWay(route: SeaRoute, kind: WayKind): DrawnWay {
  const way = drawnWays.get(route) ?? { kind, path: wayPath(route.points) };
  drawnWays.set(route, way);
  return way;
}

/** One line for each lane that has cargo on it. */
function useWays(ships: readonly ShipOnMap[], ports: ReadonlyMap<string, MapPort>): readonly DrawnWay[] {
  return useMemo(() => {
    const ways = new Map<string, DrawnWay>();
    for (const { shipment } of ships) {
      if (phaseOf(shipment) !== 'onTheWay') continue;
      const key = [shipment.mode, shipment.polId, ...shipment.tsIds, shipment.podId].join(' ');
      if (ways.has(key)) continue;
      const lane = laneOf(shipment, ports);
      const route = lane && knownRoute(lane);
      if (route) ways.set(key, drawnWay(route, lane.kind));
    }
    return [...ways.values()];
  }, [ships, ports]);
}

function useChosenWay(
  ships: readonly ShipOnMap[],
  ports: ReadonlyMap<string, MapPort>,
  chosen: readonly string[],
): DrawnWay | undefined {
  const id = chosen.length === 1 ? chosen[0] : undefined;
  return useMemo(() => {
    const ship = ships.find(({ shipment }) => shipment.id === id);
    const lane = ship && laneOf(ship.shipment, ports);
    return lane && drawnWay(laneRoute(lane), lane.kind);
  }, [ships, ports, id]);
}
