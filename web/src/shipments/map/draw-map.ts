import { type Cluster, radiusOf } from './clusters.ts';
import { type MapPhase, phaseOf } from './map-rows.ts';
import type { Size, View } from './view.ts';
import { landPath } from './world.ts';

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
    ...{ way: colour('--brand-line'), ink: colour('--ink'), surface: colour('--surface') },
    ...{ brand: colour('--brand-ink'), warn: colour('--warn'), bad: colour('--bad') },
    neutral: colour('--neutral'),
  };
}

export interface Drawn {
  view: View;
  size: Size;
  colours: MapColours;
  ways: readonly Path2D[];
  /** The way of the chosen ship. */
  chosenWay: Path2D | undefined;
  clusters: readonly Cluster[];
  chosen: Cluster | undefined;
}

/** `warn` is the second of the severities. */
const warnPlace = 1;
const colourOf = (worst: number, colours: MapColours): string => {
  if (worst > warnPlace) return colours.bad;
  return worst === warnPlace ? colours.warn : colours.brand;
};

/** Everything, from the sea up. */
export function drawMap(context: CanvasRenderingContext2D, drawn: Drawn): void {
  const { view, size, colours, ways, chosenWay, clusters, chosen } = drawn;
  const ratio = devicePixelRatio || 1;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colours.sea;
  context.fillRect(0, 0, size.width, size.height);
  context.setTransform(ratio * view.k, 0, 0, ratio * view.k, ratio * view.x, ratio * view.y);
  context.fillStyle = colours.land;
  context.fill(landPath());
  context.lineWidth = 0.6 / view.k;
  context.strokeStyle = colours.shore;
  context.globalAlpha = 0.35;
  context.stroke(landPath());
  context.globalAlpha = ways.length > 40 ? 0.5 : 0.9;
  context.lineWidth = 1 / view.k;
  context.strokeStyle = colours.way;
  for (const way of ways) context.stroke(way);
  context.globalAlpha = 1;
  if (chosenWay) {
    context.lineWidth = 2.5 / view.k;
    context.strokeStyle = colours.brand;
    context.setLineDash([6 / view.k, 4 / view.k]);
    context.stroke(chosenWay);
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
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    drawWords(context, String(cluster.ships.length), x, y, radius > 14 ? 12 : 11, colours.surface);
    if (cluster.troubled > 0) drawMark(context, x + radius * 0.75, y - radius * 0.75, colour, colours);
  }
  if (!isChosen) return;
  context.beginPath();
  context.arc(x, y, radius + 4, 0, 2 * Math.PI);
  context.lineWidth = 2;
  context.strokeStyle = colours.ink;
  context.stroke();
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
