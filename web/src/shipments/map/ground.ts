import { type Drawn, dashesOf } from './draw-map.ts';
import { landPath } from './world.ts';

type Under = Pick<Drawn, 'view' | 'size' | 'colours' | 'ways'>;

/** How far the map can be moved before what lies under the ships is drawn anew, as a share of the window. */
const margin = 0.5;

/** Sea, land and lanes as one picture, larger than the window: while the map is moved it is only put elsewhere. */
export class Ground {
  readonly #canvas = document.createElement('canvas');
  #drawn: Under | undefined;

  drawInto(context: CanvasRenderingContext2D, wanted: Under): void {
    if (!this.#drawn || !covers(this.#drawn, wanted)) this.#draw(wanted);
    const { view, size } = this.#drawn ?? wanted;
    const ratio = devicePixelRatio || 1;
    const [x, y] = [
      wanted.view.x - view.x - size.width * margin,
      wanted.view.y - view.y - size.height * margin,
    ];
    context.drawImage(this.#canvas, Math.round(x * ratio), Math.round(y * ratio));
  }

  #draw(wanted: Under): void {
    const { view, size, colours, ways } = wanted;
    const ratio = devicePixelRatio || 1;
    const [width, height] = [size.width * (1 + 2 * margin), size.height * (1 + 2 * margin)];
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    this.#drawn = wanted;
    context.fillStyle = colours.sea;
    context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    const [x, y] = [view.x + size.width * margin, view.y + size.height * margin];
    context.setTransform(ratio * view.k, 0, 0, ratio * view.k, ratio * x, ratio * y);
    context.fillStyle = colours.land;
    context.fill(landPath());
    context.lineWidth = 0.6 / view.k;
    context.strokeStyle = colours.shore;
    context.globalAlpha = 0.35;
    context.stroke(landPath());
    context.globalAlpha = ways.length > 40 ? 0.16 : 0.3;
    context.lineWidth = 1 / view.k;
    context.strokeStyle = colours.way;
    for (const { kind, path } of ways) {
      context.setLineDash(dashesOf[kind].map((length) => length / view.k));
      context.stroke(path);
    }
    context.setLineDash([]);
    context.globalAlpha = 1;
  }
}

function covers(drawn: Under, { view, size, colours, ways }: Under): boolean {
  return (
    drawn.view.k === view.k &&
    drawn.ways === ways &&
    drawn.size.width === size.width &&
    drawn.size.height === size.height &&
    Math.abs(drawn.view.x - view.x) <= size.width * margin &&
    Math.abs(drawn.view.y - view.y) <= size.height * margin &&
    drawn.colours.sea === colours.sea
  );
}
