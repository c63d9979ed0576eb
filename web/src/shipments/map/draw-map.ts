import type { WayKind } from '@fairway/domain/sea-routes/way-kind.ts';
import { type Cluster, radiusOf, warnPlace } from './clusters.ts';
import type { Ground } from './ground.ts';
import { type MapPhase, phaseOf } from './map-rows.ts';
import type { Size, View } from './view.ts';

/** As the style sheet has them; a canvas cannot read them itself. */
export interface MapColours {
  sea: string;
  land: string;
  shore: string;
  way: string;
  ink: string;
  surface: string;
  brand: string;
  warn: string;
  bad: string;
  neutral: string;
}

export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ...{ sea: colour('--brand-soft'), land: colour('--surface'), shore: colour('--line-strong') },
    ...{ way: colour('--brand-ink'), ink: colour('--ink'), surface: colour('--surface') },
    ...{ brand: colour('--brand-ink'), warn: colour('--warn'), bad: colour('--bad') },
    neutral: colour('--neutral'),
  };
}

/** The way of a lane; its dashes say what it goes over. */
export interface DrawnWay {
  kind: WayKind;
  path: Path2D;
}

export const dashesOf: Readonly<Record<WayKind, readonly number[]>> = {
  sea: [],
  air: [6, 4],
  land: [1.5, 3],
};

export interface Drawn {
  view: View;
  size: Size;
  colours: MapColours;
  ways: readonly DrawnWay[];
  /** The way of the chosen ship. */
  chosenWay: DrawnWay | undefined;
  clusters: readonly Cluster[];
  chosen: Cluster | undefined;
}

const colourOf = (worst: number, colours: MapColours): string => {
  if (worst > warnPlace) return colours.bad;
  return worst === warnPlace ? colours.warn : colours.brand;
};

/** Everything, from the sea up. */
export function drawMap(context: CanvasRenderingContext2D, ground: Ground, drawn: Drawn): void {
  const { view, colours, chosenWay, clusters, chosen } = drawn;
  const ratio = devicePixelRatio || 1;
  context.setTransform(1, 0, 0, 1, 0, 0);
  ground.drawInto(context, drawn);
  if (chosenWay) {
    context.setTransform(ratio * view.k, 0, 0, ratio * view.k, ratio * view.x, ratio * view.y);
    context.lineWidth = 2.5 / view.k;
    context.strokeStyle = colours.brand;
    context.setLineDash(dashesOf[chosenWay.kind].map((length) => (1.5 * length) / view.k));
    context.stroke(chosenWay.path);
    context.setLineDash([]);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const cluster of clusters) drawCluster(context, cluster, drawn, cluster === chosen);
}

function drawCluster(
  context: CanvasRenderingContext2D,
  cluster: Cluster,
  { view, size, colours }: Drawn,
  isChosen: boolean,
): void {
  const [x, y] = [cluster.x + view.x, cluster.y + view.y];
  const radius = radiusOf(cluster);
  if (x < -radius || y < -radius || x > size.width + radius || y > size.height + radius) return;
  const colour = colourOf(cluster.worst, colours);
  context.lineWidth = 2;
  context.strokeStyle = colours.surface;
  context.fillStyle = colour;
  const [first, ...others] = cluster.ships;
  if (!first) return;
  if (others.length === 0) {
    const phase = phaseOf(first.shipment);
    if (phase === 'over' && cluster.worst < 0) context.fillStyle = colours.neutral;
    drawSign(context, phase, x, y, radius, colours);
    if (cluster.worst >= 0) drawWords(context, '!', x, y, 11, phase === 'before' ? colour : colours.surface);
  } else {
    drawMany(context, cluster, x, y, colours);
  }
  if (!isChosen) return;
  context.beginPath();
  context.arc(x, y, radius + 4, 0, 2 * Math.PI);
  context.lineWidth = 2;
  context.strokeStyle = colours.ink;
  context.stroke();
}

/** How many there are; a ring around says how much of them is in trouble, a mark that some is. */
function drawMany(
  context: CanvasRenderingContext2D,
  cluster: Cluster,
  x: number,
  y: number,
  colours: MapColours,
): void {
  const radius = radiusOf(cluster);
  const { length } = cluster.ships;
  const circle = (size: number, share = 1) => {
    context.beginPath();
    context.arc(x, y, size, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share);
  };
  circle(radius + 2);
  context.fillStyle = colours.surface;
  context.fill();
  circle(radius - 1.5);
  context.fillStyle = colours.brand;
  context.fill();
  context.lineWidth = 3.5;
  for (const [count, colour] of [
    [cluster.troubled, colours.warn],
    [cluster.serious, colours.bad],
  ] as const) {
    if (count === 0) continue;
    circle(radius, Math.max(count / length, 0.08));
    context.strokeStyle = colour;
    context.stroke();
  }
  drawWords(context, String(length), x, y, radius > 14 ? 12 : 11, colours.surface);
  if (cluster.troubled > 0)
    drawMark(context, x + radius * 0.78, y - radius * 0.78, colourOf(cluster.worst, colours), colours);
}

/** A ring before it sails, a bow on the way, a square in the port, a dot once it is over. */
export function drawSign(
  context: CanvasRenderingContext2D,
  phase: MapPhase,
  x: number,
  y: number,
  radius: number,
  colours: Pick<MapColours, 'surface'>,
): void {
  const fill = context.fillStyle;
  context.beginPath();
  if (phase === 'onTheWay') {
    context.moveTo(x, y - radius);
    context.lineTo(x + radius, y + radius * 0.8);
    context.lineTo(x - radius, y + radius * 0.8);
    context.closePath();
  } else if (phase === 'arrived')
    context.rect(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6);
  else context.arc(x, y, phase === 'over' ? radius * 0.6 : radius * 0.85, 0, 2 * Math.PI);
  if (phase === 'before') {
    context.fillStyle = colours.surface;
    context.strokeStyle = fill;
    context.lineWidth = 2.5;
  }
  context.fill();
  context.stroke();
  context.fillStyle = fill;
}

function drawWords(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  context.fillStyle = colour;
  context.font = `700 ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, x, y + 1);
}

function drawMark(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: string,
  colours: MapColours,
): void {
  context.beginPath();
  context.arc(x, y, 7, 0, 2 * Math.PI);
  context.fillStyle = colours.surface;
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
  drawWords(context, '!', x, y, 10, colour);
}
